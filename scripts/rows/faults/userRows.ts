import type { RowFault } from '../rowFault.ts';

const management = 'apps/web/src/features/management';
const users = `${management}/users`;
const machines = 'packages/machines/src/administration';
const machine = `${machines}/dangerousActionMachine.ts`;
const types = `${machines}/dangerousActionTypes.ts`;
const actions = `${users}/dialogs/userActions.ts`;

/** Faults of the rows on the administration of users and on the audit list. */
export const userFaults: RowFault[] = [
  {
    row: 'R-013',
    file: `${users}/data/userAddress.ts`,
    from: 'pageSizes: [25, 50, 100]',
    to: 'pageSizes: [50, 25, 100]',
  },
  {
    row: 'X-256',
    file: `${users}/data/userAddress.ts`,
    from: 'blocked: { is_active: false },',
    to: 'blocked: { is_active: true },',
  },
  {
    row: 'X-257',
    file: `${users}/drawer/DrawerPart.tsx`,
    from: 'busy={loading} onClick={retry}',
    to: 'busy={loading}',
  },
  {
    row: 'X-257',
    file: `${users}/drawer/listWeeks.ts`,
    from: 'moment < start + 7 * dayLength',
    to: 'moment <= start + 7 * dayLength',
  },
  {
    row: 'X-258',
    file: `${machines}/adminRecordParts.ts`,
    from: '!isSameValue(value, base[field])',
    to: 'isSameValue(value, base[field])',
  },
  {
    row: 'X-258',
    file: `${machines}/adminRecordSetup.ts`,
    from: 'sent: changedFields(context.typed, context.base),',
    to: 'sent: context.typed,',
  },
  { row: 'X-259', file: machine, from: 'isReason(context.reason)', to: 'true' },
  { row: 'X-259', file: types, from: 'least: 3,', to: 'least: 1,' },
  {
    row: 'X-260',
    file: `${users}/dialogs/minutes.ts`,
    from: 'const mostMinutes = 10_000;',
    to: 'const mostMinutes = 1_000;',
  },
  { row: 'X-260', file: actions, from: 'const minute = 60_000;', to: 'const minute = 1_000;' },
  {
    row: 'X-261',
    file: `${users}/dialogs/AssignDialog.tsx`,
    from: "useState<'NOW' | 'AFTER_CURRENT'>(mayWait ? 'AFTER_CURRENT' : 'NOW')",
    to: "useState<'NOW' | 'AFTER_CURRENT'>('NOW')",
  },
  {
    row: 'X-261',
    file: actions,
    from: "starts: details['starts'] as 'NOW' | 'AFTER_CURRENT',",
    to: "starts: 'NOW',",
  },
  {
    row: 'X-262',
    file: machine,
    from: 'return !takesAdmin || target.isLastAdmin !== true;',
    to: 'return !takesAdmin || target.isLastAdmin === true;',
  },
  {
    row: 'X-262',
    file: types,
    from: 'one !== null && other !== null && String(one) === String(other)',
    to: 'one !== null && other !== null && one === other',
  },
  {
    row: 'X-262',
    file: actions,
    from: "new Set(['block', 'removeAdmin', 'delete'])",
    to: "new Set(['removeAdmin', 'delete'])",
  },
  {
    row: 'X-263',
    file: `${management}/actions/ActionDialog.tsx`,
    from: "key={isSecond ? 'second' : 'first'} {...props} isSecond={isSecond}",
    to: "key={isSecond ? 'second' : 'first'} {...props} isSecond={false}",
  },
  { row: 'X-263', file: actions, from: "makeAdmin: 'question',", to: "makeAdmin: 'press'," },
  {
    row: 'X-264',
    file: machine,
    from: 'context.typedName.trim() === requireAction(context).target.name.trim(),',
    to: 'context.typedName.trim() !== requireAction(context).target.name.trim(),',
  },
  {
    row: 'X-265',
    file: `${users}/data/messageAddress.ts`,
    from: "to: ids.map(String).join(',')",
    to: "to: ids.map(String).join('')",
  },
  {
    row: 'X-266',
    file: 'packages/api/src/management/users.ts',
    from: 'service: v.object({ id: idSchema, name }),',
    to: 'service: v.object({ id: idSchema, name, words: name }),',
  },
  {
    row: 'X-298',
    file: `${management}/audit/auditAddress.ts`,
    from: 'object: oneOf(auditKinds),',
    to: 'object: oneOf(auditKinds.slice(1)),',
  },
  {
    row: 'X-298',
    file: `${management}/audit/describeChange.ts`,
    from: 'before === null && after === null',
    to: 'false',
  },
  {
    row: 'X-299',
    file: `${management}/auditAddress.ts`,
    from: 'object: kind, object_id: String(id)',
    to: 'object_id: kind, object: String(id)',
  },
  {
    row: 'X-218',
    file: 'apps/web/src/features/transactions/data/statusSigns.ts',
    from: "FAILED: { tone: 'danger', words: transactionsText.failed }",
    to: "FAILED: { tone: 'success', words: transactionsText.success }",
  },
  {
    row: 'X-219',
    file: 'apps/web/src/features/transactions/invoice/checkSums.ts',
    from: '(vat ?? 0) ===',
    to: '(vat ?? 0) !==',
  },
];
