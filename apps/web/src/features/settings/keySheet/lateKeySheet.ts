import { late } from '../../../shared/late/late.ts';

/** The list of keys, which most visits never open. */
export const LateKeySheet = late(
  () => import('./KeySheet.tsx'),
  (chunk) => chunk.default,
);
