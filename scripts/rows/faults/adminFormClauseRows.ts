import type { FaultTable } from '../rowFault.ts';

const screen = 'apps/web/src/features/analytics/AnalyticsScreen.tsx';
const management = 'apps/web/src/features/management';
const askFromMenu = 'apps/web/src/shared/lists/table/askFromMenu.ts';
const users = `${management}/users`;
const userEdit = `${users}/drawer/useUserEdit.ts`;
const compose = `${management}/messages/compose`;
const fields = `${compose}/MessageFields.tsx`;
const auditBar = `${management}/audit/AuditFilterBar.tsx`;
const discounts = 'apps/web/src/features/discounts';
const example = `${discounts}/form/ExamplePart.tsx`;

/** Faults of single clauses of the rows on the forms, questions and filters of administration. */
export const adminFormClauseFaults: FaultTable = [
  ['X-103', `${users}/dialogs/useUserActions.ts`, '(kind), again?.reason)', '(kind))'],
  ['X-103', `${users}/dialogs/useUserActions.ts`, 'done.length > 0 && failed.length === 0', 'true'],
  ['X-116', userEdit, 'ids.includes(String(user.id))', '!ids.includes(String(user.id))'],
  ['X-247', screen, '<CodesChart analytics={analytics} />', ''],
  ['X-250', screen, 'Math.min(...times)', 'Math.max(...times)'],
  ['X-251', screen, 'part="signups" onOpen={openUsers}', 'part="signups"'],
  [
    'X-256',
    'packages/api/src/user.ts',
    'account?.has_service ? account.current_service_record',
    'account ? account.current_service_record',
  ],
  ['X-257', askFromMenu, 'await waitForTask();\n  anchor.focus();', 'await Promise.resolve();'],
  ['X-258', 'packages/ui/src/foundations/useFocusAfter.ts', 'next.current?.focus();', ''],
  ['X-258', `${users}/drawer/UserEdit.tsx`, 'field === userFields[0] ? first : null', 'null'],
  ['X-258', `${users}/drawer/UserEdit.tsx`, 'isLatin ? toLatinDigits : String', 'String'],
  ['X-258', userEdit, 'user?.is_staff === true', 'user?.is_staff !== undefined'],
  [
    'X-265',
    `${users}/list/UserSelection.tsx`,
    'fill(managementText.messageLimit, { n: formatNumber(mostAddressed) })',
    'null',
  ],
  ['X-275', example, "=== 'PERCENT' ? parseNumber(cap)", "=== 'FIXED' ? parseNumber(cap)"],
  ['X-275', example, 'cap !== null && {', 'cap !== null && cap < 0 && {'],
  ['X-277', `${discounts}/bulk/BatchesDialog.tsx`, 'made < batch.asked', 'made > batch.asked'],
  ['X-280', `${discounts}/form/UsagesPart.tsx`, "time={time ?? ''}", 'time=""'],
  ['X-286', fields, "=== 'OFFER' ? 'OFFER'", "=== 'OFFER' ? 'NOTIFICATION'"],
  [
    'X-286',
    fields,
    'change({ text: toPlainText(target.value) })',
    'change({ text: target.value })',
  ],
  ['X-287', `${compose}/AudienceField.tsx`, '{ ...values.audience, kind', '{ userIds: [], kind'],
  ['X-287', `${compose}/ChosenUsers.tsx`, 'add([found.id]);', 'onChange([found.id]);'],
  [
    'X-291',
    `${management}/messages/report/MessageReportPart.tsx`,
    'Sources, days,',
    'Sources, days.slice(0, 1),',
  ],
  ['X-298', auditBar, 'filter({ action: value })', 'filter({ action: null })'],
  ['X-298', auditBar, 'list.filter({ object_id: null })', 'list.filter({ actor: null })'],
  ['X-298', `${management}/audit/makeAuditColumns.tsx`, 'String(actor.id)', 'actor.name'],
];
