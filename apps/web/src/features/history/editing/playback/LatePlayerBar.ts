import { late } from '../../../../shared/late/late.ts';

/** The player, whose code is loaded when the text can be written. */
export const LatePlayerBar = late(
  () => import('./playerChunk.ts'),
  (chunk) => chunk.PlayerBar,
);
