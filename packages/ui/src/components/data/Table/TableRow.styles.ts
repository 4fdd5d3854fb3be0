import { css, styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, space } from '../../../tokens/scales.ts';
import { Root as Avatar } from '../Avatar/Avatar.styles.ts';
import {
  cardGap,
  makeCardStyles,
  cellRoom,
  choiceRoom,
  figureSide,
  keptInSight,
  manyColumns,
  makeWideCardStyles,
} from './row.styles.ts';

const bodyCell = css`
  ${cellRoom}
  border-block-end: 1px solid ${color.border};
  text-align: start;
  overflow-wrap: anywhere;

  tr:last-child > & {
    border-block-end: 0;
  }

  ${makeCardStyles(css`
    display: block;
    grid-column: -2 / -1;
    padding: ${space[1]} 0;
    border: 0;
  `)}

  ${makeWideCardStyles(css`
    grid-column: auto;
  `)}
`;

const oneLine = css`
  &[data-part='line'] {
    white-space: nowrap;
  }

  &[data-part='cut'] {
    min-inline-size: 9rem; /* the other columns leave this in a narrow table */
    max-inline-size: 0; /* otherwise the longest value decides on the width of the column */

    wbr {
      display: none; /* it would break a line that nothing else breaks */
    }

    bdi {
      display: block;
      inline-size: fit-content;
      max-inline-size: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    ${makeCardStyles(css`
      min-inline-size: 0;
      max-inline-size: none;

      wbr {
        display: inline;
      }

      bdi {
        display: inline;
        white-space: normal;
      }

      /* A fact that has a line of its own in a table follows in the same line. */
      bdi + span::before {
        content: ' ·';
      }
    `)}

    /* Of the first column a narrow table shows the name in place of the picture. */
    @container ${manyColumns} (54rem <= inline-size < 64rem) {
      ${Avatar} {
        display: none;
      }
    }
  }
`;

export const Name = styled.th.attrs({ role: 'rowheader' })`
  ${bodyCell}
  min-inline-size: 10ch;
  font-weight: ${font.weight.medium};

  ${oneLine}
  ${keptInSight}

  /* The ground of a chosen row is that of a picture without an image. */
  [data-selected='true'] > & ${Avatar} {
    background: ${color.surfaceRaised};
    color: ${color.text};
  }

  [data-narrow='scroll'] & {
    background: inherit;
  }

  ${makeWideCardStyles(css`
    grid-column: -3 / -1;
  `)}
`;

export const Cell = styled.td.attrs({ role: 'cell' })`
  ${bodyCell}
  ${figureSide}

  &[data-part='choice'] {
    ${choiceRoom}
  }

  ${oneLine}

  /* No column of a narrow table is less wide than a word; an address gives way. */
  [data-widths='shared'] & {
    overflow-wrap: break-word;

    bdi[dir='ltr'] {
      overflow-wrap: anywhere;
    }
  }

  &[data-part='actions'] {
    padding-block: 0;
    text-align: end;
    white-space: nowrap;
  }

  &[data-part='figure'] {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  ${makeCardStyles(css`
    &[data-part='choice'] {
      grid-column: 1;
      inline-size: auto;
      padding: 0;
      margin-block: calc(-1 * ${space[2]});
    }

    &[data-part='actions'] {
      position: absolute;
      grid-column: auto; /* otherwise its place is that of the column, without the padding */
      inset-block-start: ${space[1]};
      inset-inline-end: ${space[2]};
      padding: 0;
    }

    &:not([data-part='choice'], [data-part='actions']) {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 ${space[4]};
    }
  `)}

  ${makeWideCardStyles(css`
    &[data-part='choice'] {
      grid-row: 1 / span 20; /* the facts are beside it, in however many lines */
      align-self: start;
      margin-inline-end: calc(-1 * ${cardGap}); /* its own room is the distance to the name */
    }
  `)}
`;

/** The column name, visible in the card form. */
export const CellLabel = styled.span`
  display: none;

  ${makeCardStyles(css`
    display: inline;
    color: ${color.textQuiet};
    font-size: ${font.size.sm};
  `)}
`;

export const CellValue = styled.span`
  ${makeCardStyles(css`
    min-inline-size: 0;
    margin-inline-start: auto; /* also in a line below its label */
    text-align: end; /* each line of a value ends at the edge of the card */
  `)}
`;

export const None = styled.span`
  color: ${color.textQuiet};
`;
