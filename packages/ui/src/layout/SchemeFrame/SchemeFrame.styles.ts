import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { font, radius, space } from '../../tokens/scales.ts';

export const Root = styled.figure`
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
`;

export const Caption = styled.figcaption`
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
`;

/** A ground of its own scheme: text inherits its colour from here, not from the page. */
export const Ground = styled.div`
  min-inline-size: 0;
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
  color: ${color.text};
`;
