import { color } from '../tokens/color.ts';

/**
 * The ground of an item on a sunken surface under the pointer. `surfaceHover` differs from
 * `surfaceSunken` by less than 0.04, so half of the pressed ground is mixed in (`rules.test.ts`).
 */
export const sunkenHover = `color-mix(in oklab, ${color.surfaceHover}, ${color.surfacePressed})`;
