import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, radius, space } from '../../../tokens/scales.ts';

export const Root = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: center;
`;

export const Frame = styled.div`
  position: relative;
  inline-size: min(100%, 17.5rem);
  aspect-ratio: 1;
  overflow: hidden;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.control};
  background: ${color.surfaceSunken};
  cursor: grab;
  touch-action: none; /* a drag moves the picture, not the page */

  &:active {
    cursor: grabbing;
  }

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

export const Drawing = styled.canvas`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  pointer-events: none;
`;

/** What the round picture leaves out is darker. */
export const Round = styled.div`
  position: absolute;
  inset: 0;
  border-radius: ${radius.round};
  box-shadow: 0 0 0 20rem ${color.scrim};
  pointer-events: none;

  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
`;

export const Side = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  max-inline-size: 17.5rem;
`;

export const Preview = styled.figure`
  display: grid;
  flex: none;
  gap: ${space[1]};
  justify-items: center;
  margin: 0;
  color: ${color.textQuiet};
  font-size: ${font.size.xs};
`;

export const RoundDrawing = styled.canvas`
  inline-size: 4rem;
  block-size: 4rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.round};
`;

export const Hint = styled.p`
  margin: 0;
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  line-height: ${font.line.control};
`;
