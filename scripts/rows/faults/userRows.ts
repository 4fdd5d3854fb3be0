import type { FaultTable } from '../rowFault.ts';

const management = 'apps/web/src/features/management';
const users = `${management}/users`;
const machines = 'packages/machines/src/administration';
const machine = `${machines}/dangerousActionMachine.ts`;
const types = `${machines}/dangerousActionTypes.ts`;
const actions = `${users}/dialogs/userActions.ts`;

/** Faults of the rows on the administration of users and on the audit list. */
export const userFaults: FaultTable = [
  ['R-013', `${users}/data/userAddress.ts`, 'pageSizes: [25, 50, 100]', 'pageSizes: [50, 25, 100]'],
  [
    'R-013',
    'apps/web/src/features/management/audit/auditAddress.ts',
    'pageSizes: [25, 50, 100]',
    'pageSizes: [50, 100]',
  ],
  [
    'R-013',
    'packages/api/src/management/staffList.ts',
    'staffPageSizes = [25, 50, 100]',
    'staffPageSizes = [50, 25, 100]',
  ],
  [
    'X-256',
    `${users}/data/userAddress.ts`,
    'blocked: { is_active: false },',
    'blocked: { is_active: true },',
  ],
  [
    'X-257',
    `${users}/drawer/DrawerPart.tsx`,
    'retrying={loading} onRetry={retry}',
    'retrying={loading} onRetry={() => undefined}',
  ],
  [
    'X-257',
    `${users}/drawer/listWeeks.ts`,
    'moment < start + 7 * dayLength',
    'moment <= start + 7 * dayLength',
  ],
  [
    'X-258',
    `${machines}/adminRecordParts.ts`,
    '!isSameValue(value, base[field])',
    'isSameValue(value, base[field])',
  ],
  [
    'X-258',
    `${machines}/adminRecordSetup.ts`,
    'sent: getChangedFields(context.typed, context.base),',
    'sent: context.typed,',
  ],
  ['X-259', machine, 'isReason(context.reason)', 'true'],
  ['X-259', types, 'least: 3,', 'least: 1,'],
  [
    'X-260',
    `${users}/dialogs/minutes.ts`,
    'const mostMinutes = 10_000;',
    'const mostMinutes = 1_000;',
  ],
  ['X-260', actions, 'const minute = 60_000;', 'const minute = 1_000;'],
  [
    'X-261',
    `${users}/dialogs/AssignDialog.tsx`,
    "useState<'NOW' | 'AFTER_CURRENT'>(mayWait ? 'AFTER_CURRENT' : 'NOW')",
    "useState<'NOW' | 'AFTER_CURRENT'>('NOW')",
  ],
  ['X-261', actions, "starts: details['starts'] as 'NOW' | 'AFTER_CURRENT',", "starts: 'NOW',"],
  [
    'X-262',
    machine,
    'return !takesAdmin || target.isLastAdmin !== true;',
    'return !takesAdmin || target.isLastAdmin === true;',
  ],
  [
    'X-262',
    types,
    'one !== null && other !== null && String(one) === String(other)',
    'one !== null && other !== null && one === other',
  ],
  [
    'X-262',
    actions,
    "new Set(['block', 'removeAdmin', 'delete'])",
    "new Set(['removeAdmin', 'delete'])",
  ],
  [
    'X-263',
    `${management}/actions/ActionDialog.tsx`,
    "key={isSecond ? 'second' : 'first'} {...props} isSecond={isSecond}",
    "key={isSecond ? 'second' : 'first'} {...props} isSecond={false}",
  ],
  ['X-263', actions, "makeAdmin: 'question',", "makeAdmin: 'press',"],
  [
    'X-264',
    machine,
    'context.typedName.trim() === requireAction(context).target.name.trim(),',
    'context.typedName.trim() !== requireAction(context).target.name.trim(),',
  ],
  [
    'X-265',
    `${users}/data/messageAddress.ts`,
    "to: ids.map(String).join(',')",
    "to: ids.map(String).join('')",
  ],
  [
    'X-266',
    'packages/api/src/management/users.ts',
    'service: v.object({ id: idSchema, name }),',
    'service: v.object({ id: idSchema, name, words: name }),',
  ],
  [
    'X-298',
    `${management}/audit/auditAddress.ts`,
    'object: createChoiceFilter(auditKinds),',
    'object: createChoiceFilter(auditKinds.slice(1)),',
  ],
  ['X-298', `${management}/audit/describeChange.ts`, 'before === null && after === null', 'false'],
  [
    'X-299',
    `${management}/auditAddress.ts`,
    'object: kind, object_id: String(id)',
    'object_id: kind, object: String(id)',
  ],
  [
    'X-218',
    'apps/web/src/features/transactions/data/statusSigns.ts',
    "FAILED: { tone: 'danger', words: transactionsText.failed }",
    "FAILED: { tone: 'success', words: transactionsText.success }",
  ],
  [
    'X-219',
    'apps/web/src/features/transactions/invoice/checkSums.ts',
    '(vat ?? 0) ===',
    '(vat ?? 0) !==',
  ],
  ['X-265', actions, 'sendUserResetCode({ id })', 'sendUserResetCode({ id: name })'],
];
