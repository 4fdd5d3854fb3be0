import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, layer, radius, space } from '../../../tokens/scales.ts';

export const Root = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.toast};
  padding: ${space[4]};
  background: color-mix(in srgb, ${color.surface} 70%, transparent);
  pointer-events: none; /* the window takes the drop, wherever the pointer is */

  &[hidden] {
    display: none;
  }
`;

export const Sheet = styled.div`
  display: grid;
  gap: ${space[2]};
  place-content: center;
  place-items: center;
  block-size: 100%;
  padding: ${space[6]};
  border: 2px dashed ${color.accentMark};
  border-radius: ${radius.card};
  background: ${color.accentSoft};
  color: ${color.onAccentSoft};
  line-height: ${font.line.control};
  text-align: center;

  @media (forced-colors: active) {
    border-color: Highlight;
  }
`;

export const Prompt = styled.p`
  font-size: ${font.size.xl};
  font-weight: ${font.weight.medium};
`;

export const Hint = styled.p`
  font-size: ${font.size.sm};
`;
