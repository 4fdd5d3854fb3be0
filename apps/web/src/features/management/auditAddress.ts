import type { AuditKind, Id } from '@nevisa/api/types';
import { paths } from '../../shared/paths.ts';

/** The parameter of the page of users that shows the audit list in place of the users (ADR-0070). */
export const auditParameter = { name: 'show', value: 'audit' } as const;

/** The address of the audit list. */
export const auditPath = `${paths.users}?${auditParameter.name}=${auditParameter.value}`;

/** The address of the changes of one record of administration. */
export function toAuditAddress(kind: AuditKind, id: Id): string {
  const record = new URLSearchParams({ object: kind, object_id: String(id) });
  return `${auditPath}&${record.toString()}`;
}
