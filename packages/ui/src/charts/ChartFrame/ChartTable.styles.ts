import { styled } from 'styled-components';
import { visuallyHidden } from '../../components/text/VisuallyHidden/VisuallyHidden.styles.ts';
import { percentContext } from '../../components/text/Percent/Percent.styles.ts';
import { color } from '../../tokens/color.ts';
import { font, space } from '../../tokens/scales.ts';

export const Frame = styled.section`
  overflow-x: auto;

  @media not print {
    &[data-hidden='true'] {
      ${visuallyHidden}
    }
  }

  @media print {
    margin-block-start: ${space[3]};
    overflow: visible;
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${font.size.sm};
  font-variant-numeric: tabular-nums;
  line-height: ${font.line.control};

  th,
  td {
    padding-block: ${space[2]};
    padding-inline: ${space[3]};
    border-block-end: 1px solid ${color.border};
    text-align: start;
  }

  td {
    ${percentContext}
  }

  thead th {
    color: ${color.textQuiet};
    font-weight: ${font.weight.medium};
  }

  tbody th {
    font-weight: ${font.weight.regular};
  }
`;
