import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, space } from '../../../tokens/scales.ts';

export const Root = styled.nav`
  min-inline-size: 0;
  font-size: ${font.size.sm};
  line-height: ${font.line.control};
`;

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

export const Step = styled.li`
  display: flex;
  gap: ${space[1]};
  min-inline-size: 0;
  color: ${color.textQuiet};

  > svg {
    flex: none;
    margin-block-start: calc(
      (${font.line.control} * 1em - 16px) / 2
    ); /* the middle of the first line */
  }
`;

export const Here = styled.span`
  color: ${color.text};
  font-weight: ${font.weight.medium};
`;
