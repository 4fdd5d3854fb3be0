import { css, type RuleSet, styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { layer, size, space } from '../../../tokens/scales.ts';

/** The name of the container of a table whose rows become cards where it is narrow. */
export const cards = 'cards';

/** The name of the container of a table with many columns. */
export const manyColumns = 'many-columns';

/**
 * Styles of the cards that rows become in narrow containers, with many columns sooner. In rem, so
 * that large text switches at the same width as a small window.
 */
export function makeCardStyles(styles: RuleSet): RuleSet {
  return css`
    @container ${cards} (inline-size < 38rem) {
      ${styles}
    }

    @container ${manyColumns} (inline-size < 54rem) {
      ${styles}
    }
  `;
}

/** Styles of cards that have room for two facts in a line. */
export function makeWideCardStyles(styles: RuleSet): RuleSet {
  return css`
    @container ${manyColumns} (30rem <= inline-size < 54rem) {
      ${styles}
    }
  `;
}

/** Between the two facts in a line of a wide card. */
export const cardGap = space[8];

/** Cell padding; the first and the last cell add the padding of the corners. */
export const cellRoom = css`
  --_start: ${space[3]};
  --_end: ${space[3]};

  padding-block: ${space[3]};
  padding-inline: var(--_start) var(--_end);

  [data-density='compact'] & {
    padding-block: ${space[1]};
  }

  @container ${manyColumns} (54rem <= inline-size < 64rem) {
    --_start: ${space[2]};
    --_end: ${space[2]};
  }

  &:first-child {
    --_start: ${space[5]};
  }

  &:last-child {
    --_end: ${space[5]};
  }
`;

/** Figures run from left to right in both directions; the right edge aligns them. */
export const figureSide = css`
  &[data-part='figure']:dir(ltr) {
    text-align: end;
  }
`;

/** The first column of a table that scrolls sideways stays in sight. */
export const keptInSight = css`
  [data-narrow='scroll'] &:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: ${layer.sticky};
    inline-size: clamp(
      9rem,
      28cqi,
      max(11rem, 20cqi)
    ); /* beside it a phone shows a column and a half */
    border-inline-end: 1px solid ${color.border};
  }
`;

/** The selection column is as wide as its touch target. */
export const choiceRoom = css`
  inline-size: ${size.target};
  padding-block: 0;
  padding-inline-end: 0;
`;

/** A `tr`: of headers, values or placeholders. */
export const RowRoot = styled.tr.attrs({ role: 'row' })`
  --_ground: transparent;
  --_ground-hover: ${color.surfaceHover};

  background: var(--_ground);

  tbody > & {
    block-size: var(--_row, auto);
  }

  /* The first cell hides what scrolls behind it. */
  [data-narrow='scroll'] & {
    --_ground: ${color.surfaceRaised};
  }

  &[data-selected='true'] {
    --_ground: ${color.accentSoft};
    --_ground-hover: ${color.accentSoftHover};

    > * {
      border-block-end-color: ${color.surfaceRaised}; /* the quiet line is not visible between two selected rows */
    }
  }

  @media (hover: hover) {
    tbody > &[data-selected]:hover {
      background: var(--_ground-hover);
    }
  }

  ${makeCardStyles(css`
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding-block: ${space[3]};
    padding-inline: ${space[4]};
    border-block-end: 1px solid ${color.border};

    &:has(> td[data-part='choice']) {
      grid-template-columns: auto minmax(0, 1fr);
    }

    tbody > &:last-child {
      border-block-end: 0;
    }

    /* The buttons of a card are beside its name. */
    &:has(> td[data-part='actions']) > th {
      padding-inline-end: ${size.target};
    }

    tbody > & {
      block-size: auto;
    }

    thead > & {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0;
      padding-block: ${space[1]};
      background: ${color.surfaceSunken};
    }

    /* Each line of the names of columns begins where the names of the rows do. */
    thead > &:has(> [data-part='choice']) {
      min-block-size: calc(
        ${size.control} + 2 * ${space[1]}
      ); /* without an order it has nothing else in the flow */
      padding-inline-start: calc(${size.target} - ${space[1]});

      /* Said twice: the rule of a head that sticks is not weaker. */
      > [data-part='choice'][data-part='choice'] {
        position: absolute;
        inset-block-start: ${space[1]};
        inset-inline-start: ${space[4]};
      }
    }
  `)}

  ${makeWideCardStyles(css`
    tbody > & {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${cardGap};

      &:has(> td[data-part='choice']) {
        grid-template-columns: auto repeat(2, minmax(0, 1fr));
      }
    }
  `)}
`;
