import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { radius, space } from '../../../tokens/scales.ts';
import { visuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';

export const Root = styled.div`
  position: relative;
  min-inline-size: ${space[16]};
`;

export const Value = styled.meter`
  ${visuallyHidden}
`;

export const Track = styled.div`
  block-size: 6px;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.surfacePressed};

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`;

export const Level = styled.div`
  --_loudness: 0;

  block-size: 100%;
  border-radius: inherit;
  background: ${color.accentMark};
  transform: scaleX(var(--_loudness));
  transform-origin: left;
  transition: transform 80ms linear;

  /* Without motion the level jumps between eight steps. */
  @media (prefers-reduced-motion: reduce) {
    transform: scaleX(calc(round(var(--_loudness) * 8, 1) / 8));
    transition: none;
  }

  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;
