import type { FaultTable } from '../rowFault.ts';

const discounts = 'apps/web/src/features/discounts';
const status = 'apps/web/src/features/discounts/data/discountStatus.ts';
const columns = 'apps/web/src/features/discounts/list/columns.tsx';
const messages = 'apps/web/src/features/management/messages';
const whenFields = 'apps/web/src/features/management/messages/compose/WhenFields.tsx';
const audit = 'apps/web/src/features/management/audit';
const auditColumns = 'apps/web/src/features/management/audit/makeAuditColumns.tsx';

/** Faults of single clauses of the rows on the status of codes, the times of messages and the audit list. */
export const managementClauseFaults: FaultTable = [
  ['X-273', status, "  if (!active) {\n    return 'DISABLED';\n  }\n", ''],
  ['X-273', status, 'used >= limit', 'used > limit'],
  ['X-273', status, "> now ? 'SCHEDULED'", ">= now ? 'SCHEDULED'"],
  [
    'X-273',
    columns,
    'listPackageNames(row.service_ids, services)',
    'listPackageNames([], services)',
  ],
  ['X-273', status, 'discount.status === status ? discount : { ...discount, status }', 'discount'],
  ['X-273', columns, 'limit !== null && limit > 0 && (', 'false && (limit ?? 0) > 0 && ('],
  ['X-273', columns, 'value={used / limit}', 'value={1 - used / limit}'],
  ['X-273', columns, 'valueText={words}', ''],
  ['X-273', columns, '      {words}\n      {limit', '      {limit'],
  ['X-273', columns, '<StatusTag status={row.status} />', '<StatusTag status={null} />'],
  [
    'X-278',
    `${discounts}/form/makeFieldProps.ts`,
    'form.locked && !open.has(field)',
    '!open.has(field)',
  ],
  ['X-278', `${discounts}/form/LockedSection.tsx`, '{...(locked &&', '{...(!locked &&'],
  ['X-278', `${discounts}/form/makeFieldProps.ts`, "  'ends_at',\n", ''],
  ['X-278', `${discounts}/form/makeFieldProps.ts`, "  'usage_limit',\n", ''],
  ['X-278', `${discounts}/form/makeFieldProps.ts`, "  'is_active',\n", ''],
  [
    'X-289',
    whenFields,
    'min={computeFirstDay(now)}\n          error={errors.sendAt}',
    'error={errors.sendAt}',
  ],
  [
    'X-289',
    whenFields,
    'min={computeFirstDay(now)}\n          error={errors.expiresAt}',
    'error={errors.expiresAt}',
  ],
  ['X-289', whenFields, '          error={errors.sendAt}\n', ''],
  ['X-289', whenFields, '          error={errors.expiresAt}\n', ''],
  [
    'X-289',
    whenFields,
    '{moment !== null && errors.sendAt === undefined && <p>{describeSendTime(moment, now)}</p>}',
    '',
  ],
  [
    'X-289',
    `${messages}/rules/messageTimes.ts`,
    'serverNow + shortestAhead).day',
    'serverNow).day',
  ],
  [
    'X-289',
    `${messages}/rules/messageTimes.ts`,
    'day === first.day ? first',
    'day !== null ? first',
  ],
  [
    'X-289',
    `${messages}/rules/checkMessage.ts`,
    "  if (moment <= serverNow) {\n    return 'past';\n  }\n",
    '',
  ],
  ['X-290', `${messages}/data/messageBulks.ts`, 'asks: true', 'asks: false'],
  [
    'X-290',
    `${messages}/list/useMessageCommands.ts`,
    'list.open(nameCopy(id))',
    'list.open(String(id))',
  ],
  [
    'X-290',
    `${messages}/OpenedMessage.tsx`,
    'onSimilar={() => list.open(nameCopy(message.id))}',
    'onSimilar={() => list.open(newRecord)}',
  ],
  [
    'X-290',
    `${messages}/list/BulkDialog.tsx`,
    "member.bulk.send({ type: 'bulk.confirmed' })",
    "member.bulk.send({ type: 'bulk.canceled' })",
  ],
  [
    'X-290',
    `${messages}/report/SentPage.tsx`,
    '<Button onClick={onSimilar}>{adminMessageWords.similar}</Button>',
    '',
  ],
  [
    'X-298',
    auditColumns,
    "(reason === null ? '—' : <bdi>{reason}</bdi>)",
    "(reason === null ? null : '—')",
  ],
  [
    'X-298',
    auditColumns,
    '<Value text={values.before} latin={latin} />',
    '<Value text={values.after} latin={latin} />',
  ],
  [
    'X-298',
    auditColumns,
    'row.at === null ? \'—\' : <PersianDate time={row.at} format="clock" />',
    "'—'",
  ],
  ['X-298', auditColumns, "&& row.action !== 'DELETE_USER'", ''],
  [
    'X-298',
    auditColumns,
    '<TwoLines key={field} note={managementText.auditWithheld}>',
    '<TwoLines key={field}>',
  ],
  [
    'X-298',
    `${audit}/auditAddress.ts`,
    'days: createDaySpanFilter(),',
    'days: { ...createDaySpanFilter(), read: () => null },',
  ],
  [
    'X-298',
    `${audit}/auditAddress.ts`,
    'actor: createTextFilter(),',
    'actor: { ...createTextFilter(), read: () => null },',
  ],
  ['X-298', auditColumns, '<bdi>{actor.name}</bdi>', '<bdi>{String(actor.id)}</bdi>'],
  ['X-298', `${audit}/createAuditFile.ts`, 'read: ({ reason }) => reason', 'read: () => null'],
  [
    'X-298',
    `${audit}/createAuditFile.ts`,
    'actor?.name ?? recordText.unknown',
    'recordText.unknown',
  ],
  ['X-289', whenFields, "way: way === 'later' ? 'later' : 'now'", "way: 'now'"],
  ['X-289', whenFields, '{ sendDay })', '{ expiryDay: sendDay })'],
  ['X-298', `${audit}/AuditFilterBar.tsx`, 'filter({ days: chosen })', 'filter({ days: null })'],
  [
    'X-298',
    `${audit}/AuditFilterBar.tsx`,
    'filter({ object: value, object_id: null })',
    'filter({ object_id: null })',
  ],
  [
    'X-298',
    `${audit}/AuditFilterBar.tsx`,
    'list.filter({ actor: null })',
    'list.filter({ object_id: null })',
  ],
  [
    'X-298',
    `${audit}/AuditFilterBar.tsx`,
    'filter({ object: value, object_id: null })',
    'filter({ object: value })',
  ],
  [
    'X-278',
    `${discounts}/form/useDiscountForm.ts`,
    'findFaults(values, used)',
    'findFaults(values, 0)',
  ],
  ['X-278', `${discounts}/form/useDiscountForm.ts`, 'locked: used > 0', 'locked: used > 1'],
  ['X-278', `${discounts}/form/useDiscountForm.ts`, 'locked: used > 0', 'locked: whole !== null'],
];
