import { css, type RuleSet } from 'styled-components';
import { space } from '../../../tokens/scales.ts';

/** A quiet button or link, and not one of its parts. */
export const quietButton = "[data-variant='quiet'][data-wide]";

/**
 * The letters of a quiet button are on the edge of the content; its ground, which appears under
 * the pointer, reaches over it. It is as wide as the margin of the page on phones.
 */
export function makeEdgeStyles(side: 'start' | 'end'): RuleSet {
  return css`
    margin-inline-${side}: calc(-1 * ${space[4]});
    padding-inline: calc(${space[4]} - 1px);

    &[data-size='small'] {
      margin-inline-${side}: calc(-1 * ${space[3]});
      padding-inline: calc(${space[3]} - 1px);
    }
  `;
}
