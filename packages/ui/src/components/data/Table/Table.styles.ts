import { css, styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, radius, space } from '../../../tokens/scales.ts';
import { visuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';
import {
  cardGap,
  cards,
  cellRoom,
  makeCardStyles,
  makeWideCardStyles,
  manyColumns,
} from './row.styles.ts';

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
  line-height: ${font.line.control};
  container-type: inline-size;

  &[data-narrow='cards'] {
    container-name: ${cards};

    &[data-columns='many'] {
      container-name: ${cards} ${manyColumns};
    }
  }

  /* Rows whose columns have their widths have one height: that of two lines. */
  &[data-widths='shared'][data-density='comfortable'] {
    --_row: 4.8rem;
  }

  overflow: clip;
`;

export const Said = styled.output`
  ${visuallyHidden}
`;

export const Scroller = styled.div`
  [data-scrolls='true'] > & {
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
    border-radius: inherit;
  }

  [data-narrow='scroll'] > & {
    overflow-x: auto;
    overscroll-behavior-inline: contain;
    border-radius: inherit;
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** Where the columns have less room than this, they scroll sideways; on a tablet they have more. */
export const Width = styled.div`
  [data-narrow='scroll'] & {
    min-inline-size: 35rem;
    container-type: inline-size;
  }
`;

// In the card form these elements become blocks and lose their table semantics, so each sets its ARIA role.
export const Table = styled.table.attrs({ role: 'table' })`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;

  [data-narrow='scroll'] & {
    table-layout: fixed;
  }

  ${makeCardStyles(css`
    display: block;
  `)}
`;

export const Caption = styled.caption`
  ${visuallyHidden}
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  ${makeCardStyles(css`
    display: block;
  `)}
`;

export const Instead = styled.td.attrs({ role: 'cell' })`
  padding: ${space[4]};

  ${makeCardStyles(css`
    display: block;
    grid-column: 1 / -1;
  `)}
`;

/** As high as a row of one line, and in the card form as high as a card. */
export const Waiting = styled.td.attrs({ role: 'cell' })`
  ${cellRoom}
  border-block-end: 1px solid ${color.border};

  tr:last-child > & {
    border-block-end: 0;
  }

  > span {
    --_line: calc(${font.line.control} * 1em);
  }

  /* The facts below the name. */
  > span + span {
    display: none;
  }

  ${makeCardStyles(css`
    display: block;
    padding: ${space[1]} 0;
    border: 0;

    > span + span {
      --_line: calc(${font.line.control} * 1em + 2 * ${space[1]});

      display: grid;
      margin-block-start: ${space[1]};
    }
  `)}

  ${makeWideCardStyles(css`
    > span + span {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${cardGap};
    }
  `)}
`;

export const Footer = styled.div`
  padding-block: ${space[3]};
  padding-inline: ${space[5]};
  border-block-start: 1px solid ${color.border};

  ${makeCardStyles(css`
    padding-inline: ${space[4]};
  `)}
`;
