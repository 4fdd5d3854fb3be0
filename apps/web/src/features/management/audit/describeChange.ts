import type { AuditChange, AuditRow } from '@nevisa/api/types';
import { formatNumber } from '@nevisa/ui';
import { formatPeriodEdge } from '../../../shared/lists/days/formatPeriodEdge.ts';
import { listText } from '../../../shared/text/listText.ts';
import { recordText } from '../../../shared/text/recordText.ts';
import { describeDuration } from '../../../shared/text/describeDuration.ts';
import {
  auditActionText,
  auditFieldText,
  auditKindText,
  auditWordText,
  managementText,
} from '../../../shared/text/managementText.ts';

/** What was done, in words; an action that this version does not know is neutral. */
export function describeAction({ action }: AuditRow): string {
  return action === null ? managementText.auditUnknown : auditActionText[action];
}

export function describeKind({ object: { kind } }: AuditRow): string | null {
  return kind === null ? null : auditKindText[kind];
}

export interface DescribedChange {
  readonly field: string;
  /** Null where the values are not kept. */
  readonly values: { readonly before: string; readonly after: string } | null;
  /** The values are Latin writing, such as an e-mail address. */
  readonly latin: boolean;
}

/** A changed field in words. */
export function describeChange({ field, before, after }: AuditChange): DescribedChange {
  return {
    field: auditFieldText[field] ?? field,
    values:
      before === null && after === null
        ? null
        : { before: describeValue(field, before), after: describeValue(field, after) },
    latin: latinFields.has(field),
  };
}

function describeValue(field: string, value: AuditChange['before']): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) {
    return managementText.emptyValue;
  }
  if (typeof value === 'boolean') {
    return value ? recordText.yes : recordText.no;
  }
  if (typeof value === 'number') {
    return field === 'usage_remained' ? describeDuration(value) : formatNumber(value);
  }
  if (Array.isArray(value)) {
    return value.join(listText.comma);
  }
  const edge = edges[field];
  return edge === undefined
    ? (auditWordText[field]?.[value] ?? value)
    : formatPeriodEdge(value, edge);
}

const latinFields: ReadonlySet<string> = new Set([
  'email',
  'phone',
  'code',
  'prefix',
  'link',
  'discount_code',
]);

/** The fields with a moment, and of what it is the edge. */
const edges: Readonly<Record<string, 'start' | 'end'>> = {
  starts_at: 'start',
  ends_at: 'end',
  send_at: 'start',
  expires_at: 'end',
};
