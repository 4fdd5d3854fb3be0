import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { font, radius, space } from '../../tokens/scales.ts';

export const Root = styled.button`
  display: inline-flex;
  align-items: center;
  min-block-size: ${space[6]};
  padding-inline: ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.round};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font-size: ${font.size.sm};
  cursor: copy;

  &:hover {
    border-color: ${color.borderStrong};
  }
`;

export const Sign = styled.output`
  color: ${color.successText};
`;
