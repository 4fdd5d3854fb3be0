import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { font, space } from '../../tokens/scales.ts';

export const Root = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  border-block-start: 1px solid ${color.border};

  &[data-compact='true'] {
    justify-items: center;
    padding-inline: 0;
  }
`;

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
  padding-inline: ${space[1]};
`;

export const Name = styled.span`
  display: -webkit-box;
  min-inline-size: 0;
  overflow: hidden;
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.control};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Ways = styled.div`
  display: flex;
  justify-content: space-between;

  [data-compact='true'] > & {
    flex-direction: column;
  }
`;
