import type { FaultTable } from '../rowFault.ts';

const management = 'apps/web/src/features/management';
const users = `${management}/users`;
const machines = 'packages/machines/src/administration';
const machine = `${machines}/dangerousActionMachine.ts`;
const types = `${machines}/dangerousActionTypes.ts`;
const actions = `${users}/dialogs/userActions.ts`;
const auditAddress = 'apps/web/src/features/management/audit/auditAddress.ts';
const adminRecordSetup = `${machines}/adminRecordSetup.ts`;
const checkSums = 'apps/web/src/features/transactions/invoice/checkSums.ts';

/** Faults of the rows on the administration of users and on the audit list. */
export const userFaults: FaultTable = [
  ['R-013', `${users}/data/userAddress.ts`, 'pageSizes: [25, 50, 100]', 'pageSizes: [50, 25, 100]'],
  ['R-013', auditAddress, 'pageSizes: [25, 50, 100]', 'pageSizes: [50, 100]'],
  ['R-013', 'packages/api/src/management/staffList.ts', '= [25, 50, 100]', '= [50, 25, 100]'],
  ['X-256', `${users}/data/userAddress.ts`, '{ is_active: false },', '{ is_active: true },'],
  ['X-257', `${users}/drawer/DrawerPart.tsx`, 'onRetry={retry}', 'onRetry={() => undefined}'],
  ['X-257', `${users}/drawer/listWeeks.ts`, '< start + 7 * dayLength', '<= start + 7 * dayLength'],
  ['X-258', `${machines}/adminRecordParts.ts`, '!isSameValue(value,', 'isSameValue(value,'],
  ['X-258', adminRecordSetup, 'getChangedFields(context.typed, context.base),', 'context.typed,'],
  ['X-259', machine, 'isReason(context.reason)', 'true'],
  ['X-259', types, 'least: 3,', 'least: 1,'],
  ['X-260', `${users}/dialogs/minutes.ts`, 'mostMinutes = 10_000;', 'mostMinutes = 1_000;'],
  ['X-260', actions, 'const minute = 60_000;', 'const minute = 1_000;'],
  ['X-261', `${users}/dialogs/AssignDialog.tsx`, "mayWait ? 'AFTER_CURRENT' : 'NOW'", "'NOW'"],
  ['X-261', actions, "starts: details['starts'] as 'NOW' | 'AFTER_CURRENT',", "starts: 'NOW',"],
  ['X-262', machine, '|| target.isLastAdmin !== true;', '|| target.isLastAdmin === true;'],
  ['X-262', types, '!== null && String(one) === String(other)', '!== null && one === other'],
  ['X-262', actions, "Set(['block', 'removeAdmin', 'delete'])", "Set(['removeAdmin', 'delete'])"],
  ['X-263', `${management}/actions/ActionDialog.tsx`, 'isSecond={isSecond}', 'isSecond={false}'],
  ['X-263', actions, "makeAdmin: 'question',", "makeAdmin: 'press',"],
  ['X-264', machine, '=== requireAction', '!== requireAction'],
  ['X-265', `${users}/data/messageAddress.ts`, "String).join(','", "String).join(''"],
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
  ['X-299', `${management}/auditAddress.ts`, 'object: kind, object_id', 'object_id: kind, object'],
  [
    'X-218',
    'apps/web/src/features/transactions/data/statusSigns.ts',
    "FAILED: { tone: 'danger', words: transactionsText.failed }",
    "FAILED: { tone: 'success', words: transactionsText.success }",
  ],
  ['X-219', checkSums, '(vat ?? 0) ===', '(vat ?? 0) !=='],
  ['X-265', actions, 'sendUserResetCode({ id })', 'sendUserResetCode({ id: name })'],
];
