import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, measure, space } from '../../../tokens/scales.ts';
import { narrow } from './rowMeasures.ts';

export const Body = styled.div`
  display: grid;
  grid-area: body;
  gap: ${space[1]};
  max-inline-size: ${measure.reading};
  padding-block-end: ${space[1]};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};

  ${narrow} {
    padding-block-start: ${space[1]};
  }
`;

export const Text = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;

  [data-density='compact'] & {
    -webkit-line-clamp: 1;
  }
`;

export const Reason = styled.p`
  color: ${color.text};
  overflow-wrap: anywhere;
`;
