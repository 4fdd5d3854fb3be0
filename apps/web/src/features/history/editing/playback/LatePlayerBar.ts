import { createLate } from '../../../../shared/late/createLate.ts';

/** The player, whose code is loaded when the text can be written. */
export const LatePlayerBar = createLate(
  () => import('./playerChunk.ts'),
  (chunk) => chunk.PlayerBar,
);
