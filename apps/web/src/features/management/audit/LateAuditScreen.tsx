import { createLate } from '../../../shared/late/createLate.ts';

/** The audit list, whose code loads apart from that of the users. */
export const LateAuditScreen = createLate(
  () => import('./AuditScreen.tsx'),
  (chunk) => chunk.default,
);
