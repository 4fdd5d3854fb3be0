import { css, type RuleSet } from 'styled-components';
import { breakpoint, space } from '../../../tokens/scales.ts';

/** A quiet button or link, and not one of its parts. */
export const quietButton = "[data-variant='quiet'][data-wide]";

/**
 * The letters of a quiet button are on the edge of the content; its ground, which appears under
 * the pointer, reaches over it. On phones it is as wide as the margin of the page, so the focus ring
 * is inside of the ground: the window would cut it.
 */
export function makeEdgeStyles(side: 'start' | 'end'): RuleSet {
  return css`
    margin-inline-${side}: calc(-1 * ${space[4]});
    padding-inline: calc(${space[4]} - 1px);

    &[data-size='small'] {
      margin-inline-${side}: calc(-1 * ${space[3]});
      padding-inline: calc(${space[3]} - 1px);
    }

    @media (width < ${breakpoint.phone}) {
      &:focus-visible {
        outline-offset: -2px;
      }
    }
  `;
}
