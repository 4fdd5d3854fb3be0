import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, space } from '../../../tokens/scales.ts';

export const Root = styled.span`
  display: inline-flex;
  gap: ${space[3]};
  align-items: center;
  min-inline-size: 0;
  max-inline-size: 100%;
`;

export const Lines = styled.span`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > span {
    min-inline-size: 0;
  }
`;

export const Note = styled.span`
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.regular};
`;
