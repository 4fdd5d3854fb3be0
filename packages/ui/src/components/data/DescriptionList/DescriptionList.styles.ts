import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { breakpoint, font, space } from '../../../tokens/scales.ts';

export const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  line-height: ${font.line.control};

  &[data-figures='true'] {
    font-variant-numeric: tabular-nums;
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: ${space[4]};
  align-items: baseline;
  padding-block: ${space[3]};
  border-block-end: 1px solid ${color.border};
  break-inside: avoid;

  &:last-child {
    border-block-end: 0;
  }

  [data-figures='true'] > & {
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    row-gap: 0;
  }

  [data-figures='false'] > & {
    @media (width < ${breakpoint.phone}) {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[1]};
    }
  }

  &[data-lead='true'] {
    order: -1;
    border-block-end: 1px solid ${color.border};
  }

  &[data-total='true'] {
    border-block-end: 0;
    font-size: ${font.size.lg};
    font-weight: ${font.weight.bold};
  }

  /* A darker line above the total, as on a paper receipt. */
  & + &[data-total='true'] {
    border-block-start: 1px solid ${color.borderStrong};
    margin-block-start: -1px;
  }

  @media print {
    border-color: currentcolor;
  }
`;

export const Label = styled.dt`
  color: ${color.textQuiet};

  [data-total='true'] > & {
    color: ${color.text};
  }

  @media print {
    color: inherit;
  }
`;

export const Note = styled.span`
  display: block;
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.regular};

  [data-figures='true'] & {
    grid-column: 1 / -1;
    font-variant-numeric: normal; /* a sentence is no column */
  }
`;

export const Value = styled.dd`
  color: ${color.text};
  font-weight: ${font.weight.medium};
  overflow-wrap: anywhere;

  /* Figures run from left to right in both directions; aligning their right edges aligns the last digits. */
  [data-figures='true'] & {
    white-space: nowrap;

    &:dir(ltr) {
      text-align: end;
    }
  }

  [data-total='true'] > & {
    font-weight: ${font.weight.bold};
  }

  [data-lead='true'] > & {
    font-size: ${font.size['2xl']};
    font-weight: ${font.weight.bold};
    line-height: ${font.line.heading};
  }

  @media print {
    color: inherit;
  }
`;
