import { late } from '../../../shared/late/late.ts';

/** The audit list, whose code loads apart from that of the users. */
export const LateAuditScreen = late(
  () => import('./AuditScreen.tsx'),
  (chunk) => chunk.default,
);
