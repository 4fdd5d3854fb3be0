import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, space } from '../../../tokens/scales.ts';

export const Root = styled.kbd`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.textQuiet};
  font-family: inherit;
  font-size: ${font.size.xs};
  unicode-bidi: isolate;
`;

export const Key = styled.kbd`
  min-inline-size: ${space[6]};
  padding-inline: 6px;
  border: 1px solid ${color.border};
  border-block-end-color: ${color.borderStrong};
  border-radius: 6px;
  background: ${color.surfaceRaised};
  color: ${color.text};
  font-family: inherit;
  line-height: ${font.line.control};
  text-align: center;
`;
