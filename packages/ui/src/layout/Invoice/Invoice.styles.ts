import { createGlobalStyle, styled } from 'styled-components';
import { notPrinted } from '../../foundations/notPrinted.ts';
import { color } from '../../tokens/color.ts';
import { breakpoint, font, radius, space } from '../../tokens/scales.ts';

/** The page of the printer, and the frame of the app around the paper. */
export const PrintedPage = createGlobalStyle`
  @media print {
    @page {
      size: A4;
      margin: 12mm;
    }

    html, body, body :has([data-invoice]) {
      display: block !important;
      min-block-size: 0 !important;
      padding: 0 !important;
      background: white !important;
    }
  }
`;

export const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-inline-size: calc(794px + 2 * ${space[8]}); /* A4 at 96 dpi */
  margin-inline: auto;
  padding-block: ${space[6]} ${space[16]};
  padding-inline: ${space[8]};
  line-height: ${font.line.control};

  @media (width < ${breakpoint.phone}) {
    padding-block: ${space[4]} ${space[12]};
    padding-inline: ${space[4]};
  }

  @media print {
    display: block;
    max-inline-size: none;
    padding: 0;
    font-size: 9.5pt;
    line-height: 1.5;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  justify-content: space-between;

  ${notPrinted}
`;

export const Paper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding: ${space[10]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
  color: ${color.text};

  @media (width < ${breakpoint.phone}) {
    gap: ${space[6]};
    padding: ${space[5]} ${space[4]};
  }

  @media print {
    gap: 4mm;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    color: black;

    && svg [data-ink] {
      fill: black;
      stroke: none;
    }
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: center;
`;

export const Heading = styled.h1`
  flex: 1 1 12rem;
  min-inline-size: 0;
  font-size: ${font.size.xl};
  overflow-wrap: anywhere;

  @media print {
    font-size: 14pt;
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space[1]};
  font-size: ${font.size.sm};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
  }

  dt {
    color: ${color.textQuiet};
  }

  dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  @media print {
    gap: 0;
    font-size: inherit;

    dt {
      color: inherit;
    }
  }
`;

export const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${space[6]};

  @media print {
    grid-template-columns: 1fr 1fr;
    gap: 4mm;
  }
`;

export const Party = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  align-content: start;
`;

export const PartyTitle = styled.h2`
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.regular};

  @media print {
    color: inherit;
    font-size: inherit;
  }
`;

export const PartyName = styled.p`
  font-weight: ${font.weight.bold};
  text-align: match-parent;
  overflow-wrap: anywhere;
`;

export const Note = styled.div`
  margin-block-start: ${space[1]};
  font-size: ${font.size.sm};

  ${notPrinted}
`;

export const Table = styled.table`
  --_line: ${color.border};
  --_strong: ${color.borderStrong};
  --_place: 3.5rem;
  --_amount: 9rem;

  inline-size: 100%;
  border-collapse: collapse;

  th,
  td {
    padding-block: ${space[2]};
    padding-inline: 0;
    border-block-end: 1px solid var(--_line);
    text-align: start;
    overflow-wrap: anywhere;
  }

  :is(th, td):first-child:not([colspan]) {
    inline-size: var(--_place);
    color: ${color.textQuiet};
  }

  :is(th, td):last-child:not([colspan]) {
    inline-size: var(--_amount);
    padding-inline-start: ${space[4]};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;

    &:dir(ltr) {
      text-align: end;
    }
  }

  thead th {
    border-block-end-color: var(--_strong);
    color: ${color.textQuiet};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.regular};
  }

  tbody tr:last-child > * {
    border-block-end-color: var(--_strong);
  }

  /* The sums are below what was bought. */
  tfoot th {
    padding-inline-start: var(--_place);
    font-weight: ${font.weight.regular};
  }

  tfoot [data-total='true'] > * {
    border-block-end: 0;
    font-size: ${font.size.lg};
    font-weight: ${font.weight.bold};
  }

  @media (width < ${breakpoint.phone}) {
    --_place: 2.75rem;
    --_amount: 1px; /* a column does not shrink below its longest amount, so it gets that width */
  }

  @media print {
    --_line: black;
    --_strong: black;

    tr {
      break-inside: avoid;
    }

    th,
    td {
      padding-block: 0.7mm;
      color: black !important; /* every cell, whatever its look in the window */
    }

    thead th {
      font-size: inherit;
    }

    tfoot [data-total='true'] > * {
      font-size: 11pt;
    }
  }
`;

export const Words = styled.div`
  padding-block-start: ${space[4]};
  border-block-start: 1px dashed ${color.borderStrong};

  @media print {
    padding-block-start: 2mm;
    border-color: black;
  }
`;
