import type { FaultTable } from '../rowFault.ts';

const analytics = 'apps/web/src/features/analytics';
const figures = `${analytics}/parts/Figures.tsx`;
const figureView = `${analytics}/view/figureView.ts`;
const mixView = `${analytics}/view/mixView.ts`;
const periodFields = `${analytics}/parts/PeriodFields.tsx`;
const management = 'apps/web/src/features/management';
const users = `${management}/users`;
const userFilters = `${users}/list/UserFilterFields.tsx`;
const usagePart = `${users}/drawer/UsagePart.tsx`;
const messages = `${management}/messages`;
const messageColumns = `${messages}/list/columns.tsx`;
const report = `${messages}/report/MessageReportPart.tsx`;
const preview = `${messages}/compose/MessagePreview.tsx`;
const problems = `${messages}/compose/problemWords.ts`;
const sentPage = `${messages}/report/SentPage.tsx`;
const auditFile = `${management}/audit/createAuditFile.ts`;
const discounts = 'apps/web/src/features/discounts';
const discountColumns = `${discounts}/list/columns.tsx`;
const audience = `${discounts}/form/AudiencePart.tsx`;
const usages = `${discounts}/form/UsagesPart.tsx`;

/** Faults of single clauses of the rows on the figures, users, codes and messages of administration. */
export const administrationClauseFaults: FaultTable = [
  ['X-240', periodFields, "{ value: 'year', label: analyticsText.periodYear },", ''],
  ['X-240', periodFields, "{ value: 'none', label: analyticsAddedText.compareNone },", ''],
  ['X-241', figures, 'Object.keys(metricTexts)', 'Object.keys(metricTexts).toReversed()'],
  ['X-241', figures, 'answer?.[metric]', 'answer?.orders'],
  ['X-241', figures, "signups: 'signups' }", "signups: 'revenue' }"],
  ['X-241', figureView, 'analyticsAddedText.ordersCounts', 'analyticsAddedText.signupsCounts'],
  ['X-242', figureView, 'changeTexts[comparison][', 'changeTexts.previous['],
  ['X-243', figureView, 'changeTexts[comparison].zero', 'changeTexts.previous.zero'],
  ['X-244', figures, 'partial={isRunning}', 'partial={false}'],
  ['X-247', `${analytics}/parts/AmountChart.tsx`, 'hundredths = 100;', 'hundredths = 1;'],
  ['X-245', `${analytics}/view/describeSpan.ts`, 'first.day === 1', 'first.day >= 1'],
  ['X-247', mixView, '({ code, used_count: value })', '({ code, discount_id: value })'],
  ['X-248', mixView, 'read: ({ used_count: count })', 'read: ({ revenue: count })'],
  ['X-256', `${users}/data/userNames.ts`, "? 'active' : 'unverified'", "? 'active' : 'active'"],
  ['X-256', `${users}/list/userColumnNames.ts`, "login: 'last_login',", ''],
  ['X-256', userFilters, "{ value: 'unverified', label: usersText.unverified },", ''],
  ['X-257', `${users}/drawer/SessionsPart.tsx`, 'formatNumber(count)', "'۱'"],
  ['X-257', `${users}/drawer/CreditPart.tsx`, 'reserved === null', 'reserved !== null'],
  ['X-257', usagePart, 'describeDuration(total)', 'describeDuration(days[0]?.duration ?? 0)'],
  ['X-257', usagePart, 'duration / 60_000', 'duration / 3_600_000'],
  ['X-262', `${users}/dialogs/userActions.ts`, 'user.is_last_admin', '!user.is_staff'],
  ['X-265', `${users}/list/UserSelection.tsx`, '(...ids)', '(...ids.slice(0, 1))'],
  ['X-273', discountColumns, '[formatValue(row), capText(row)]', '[formatValue(row)]'],
  ['X-273', discountColumns, 'formatSpan(row)', 'formatSpan(row).slice(0, 1)'],
  ['X-274', audience, "'ALL', 'FIRST_PURCHASE', 'USERS'", "'ALL', 'USERS'"],
  ['X-276', `${discounts}/form/TimePart.tsx`, 'sentence={discountWords.tehranTime}', ''],
  ['X-278', audience, 'packages.items, chosen.disabled', 'packages.items, false'],
  ['X-280', usages, 'figure: ({ amount }) => amount', 'figure: (use) => use.discount_amount'],
  ['X-280', discountColumns, '({ revenue }) => revenue', '(row) => row.used_count'],
  [
    'X-285',
    messageColumns,
    'formatAudience(audience)',
    "formatAudience({ ...audience, kind: 'ALL' })",
  ],
  ['X-286', preview, 'discount_code: shown.code', "discount_code: ''"],
  ['X-286', problems, "=== 'title' ? 'title' : 'text'", "=== 'title' ? 'text' : 'title'"],
  ['X-289', problems, 'adminMessageWords.expiryBeforeSend', 'adminMessageWords.expiryPast'],
  ['X-290', sentPage, "{message.state === 'SENT' && (", "{message.state === 'RETRACTED' && ("],
  ['X-291', report, '({ seen }) => seen', '({ deleted }) => deleted'],
  ['X-298', auditFile, '${values.before} ← ${values.after}', '${values.after} ← ${values.before}'],
  ['X-298', auditFile, 'exportAudit(filters,', 'exportAudit({},'],
  ['X-299', sentPage, '<MessageChanges id={message.id} />', ''],
];
