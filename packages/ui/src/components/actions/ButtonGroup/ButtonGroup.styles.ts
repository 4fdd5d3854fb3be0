import { css, styled } from 'styled-components';
import { radius } from '../../../tokens/scales.ts';
import {
  chosen,
  inactive,
  inactiveChosen,
  segment,
  track,
} from '../../fields/SegmentedControl/SegmentedControl.styles.ts';

/* Adjacent buttons share one border; only the outer corners of the row are rounded. */
const joined = css`
  display: inline-flex;
  max-inline-size: 100%;
  isolation: isolate;

  && > * {
    position: relative;
    min-inline-size: 0;
    border-radius: 0;
  }

  && > :not(:first-child) {
    margin-inline-start: -1px;
  }

  && > :first-child {
    border-start-start-radius: ${radius.control};
    border-end-start-radius: ${radius.control};
  }

  && > :last-child {
    border-start-end-radius: ${radius.control};
    border-end-end-radius: ${radius.control};
  }

  && > :disabled {
    z-index: -1; /* the quiet variant has no border and must not cover the border of its neighbour */
  }

  /* The border and focus ring of a selected or focused button are drawn above its neighbours. */
  && > [aria-pressed='true'] {
    z-index: 1;
  }

  && > :focus-visible {
    z-index: 2;
  }
`;

export const Row = styled.fieldset`
  ${joined}

  /* Toggle buttons have the look of a SegmentedControl. */
  &:has(> [aria-pressed]) {
    ${track}
    inline-size: fit-content;

    &&& > [aria-pressed] {
      ${segment}
      margin: 0;
    }

    &&& > [aria-pressed='true'] {
      ${chosen}
    }

    &&& > :disabled {
      ${inactive}
    }

    &&& > [aria-pressed='true']:disabled {
      ${inactiveChosen}
    }
  }
`;
