import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, space } from '../../../tokens/scales.ts';
import { visuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';
import { line, narrow } from './rowMeasures.ts';

export const Facts = styled.dl`
  display: flex;
  grid-area: facts;
  column-gap: ${space[3]};
  align-items: center;
  align-self: start;
  min-block-size: ${line};
  margin-inline-start: ${space[3]};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  /* The tooltip of the date is above the link that covers the row. */
  [data-tip] {
    position: relative;
    z-index: 1;
  }

  ${narrow} {
    flex-wrap: wrap;
    min-block-size: 0;
    margin-inline-start: 0;
    column-gap: 0;
    font-variant-numeric: normal;
  }
`;

export const Fact = styled.div`
  flex: none;
  inline-size: 6rem;

  &[data-width='wide'] {
    inline-size: 7.5rem;
  }

  &[data-width='narrow'] {
    inline-size: 4rem;
  }

  ${narrow} {
    &[data-width] {
      inline-size: auto;
    }

    &:empty {
      display: none;
    }

    &:not(:empty) ~ &:not(:empty, :has([data-shape]))::before {
      content: '·';
      margin-inline: ${space[2]};
    }
  }
`;

export const FactName = styled.dt`
  ${visuallyHidden}
`;

export const FactValue = styled.dd`
  display: inline;
  margin: 0;
`;
