import type { FaultTable } from '../rowFault.ts';

const features = 'apps/web/src/features';
const packages = `${features}/packages`;
const discounts = `${features}/discounts`;
const messages = `${features}/management/messages`;
const figures = `${features}/analytics/view/figureView.ts`;
const mix = `${features}/analytics/view/mixView.ts`;
const places = `${features}/profile/form/places.ts`;
const birthdays = `${features}/profile/form/makeBirthdaySpan.ts`;
const link = `${features}/profile/invitationLink.ts`;
const words = 'apps/web/src/shared/describeAmount.ts';
const points = 'packages/ui/src/charts/ChartFrame/rovingPoint.ts';
const users = 'packages/api/src/management/users.ts';
const listFilters = 'apps/web/src/shared/lists/address/listFilters.ts';
const checkoutSetup = 'packages/machines/src/checkout/checkoutSetup.ts';
const discountValues = `${discounts}/data/discountValues.ts`;
const describeMessage = `${messages}/data/describeMessage.ts`;

/** Faults of single clauses of the rows on buying, the profile and administration. */
export const clauseEdgeFaults: FaultTable = [
  ['X-201', checkoutSetup, "result.kind === 'failed' ? { failure: result.failure } : {}", '({})'],
  ['X-204', `${packages}/packagesOnSale.ts`, 'isSameId(one.id, id)', 'one.id === id'],
  ['X-208', checkoutSetup, "' && result.url === null,", "',"],
  ['X-209', words, 'amount <= longest', 'amount < longest'],
  ['X-209', words, 'const longest = 1e15;', 'const longest = 1e16;'],
  ['X-220', `${packages}/startWords.ts`, 'account?.has_service !== true', 'account === null'],
  ['X-220', `${packages}/startWords.ts`, 'last?.end_time', 'last?.start_time'],
  ['X-220', `${packages}/startWords.ts`, '{ date: formatDate(read) }', '{ date: time }'],
  ['X-231', birthdays, "'1921-03-21'", "'1921-03-20'"],
  ['X-231', birthdays, 'toTehranTime(now).day', 'new Date(now).toISOString().slice(0, 10)'],
  ['X-232', places, "country.trim() === '' || ", ''],
  [
    'X-232',
    places,
    'foldPersian(country).trim() === foldPersian(accountText.iran)',
    'country === accountText.iran',
  ],
  ['X-232', places, ' && !known.includes(spellAs(known, name))', ''],
  ['X-232', places, '[...others, ...known]', 'known'],
  ['X-232', places, 'withNames(listCities(province), [stored]);', 'listCities(province);'],
  ['X-238', link, "=== 'https:'", "!== 'javascript:'"],
  [
    'X-238',
    link,
    "URL.canParse(link) && new URL(link).protocol === 'https:'",
    "link.startsWith('http')",
  ],
  ['X-241', figures, 'minutes < 10 ?', 'minutes < 100 ?'],
  ['X-242', figures, "tone: 'neutral'", "tone: 'good'"],
  ['X-242', figures, 'Math.abs(percent) < 10', 'percent < 10'],
  ['X-242', figures, '    lessIsGood: true,\n', ''],
  ['X-247', mix, 'others.length === 0', 'others.length <= 1'],
  ['X-249', points, 'inRow(values, row, values.length - 1, -1)', 'inRow(values, row, 0, 1)'],
  ['X-249', points, 'inColumn(lines, row - 1, column, -1)', 'inColumn(lines, row + 1, column, 1)'],
  ['X-249', points, "direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'", "'ArrowLeft'"],
  ['X-256', `${features}/management/users/data/userAddress.ts`, '{ has_service: true }', '{}'],
  ['X-256', 'apps/web/src/shared/lists/search/searchText.ts', 'toLatinDigits(search);', 'search;'],
  ['X-266', users, 'duration: count,', 'duration: count,\n  title: text,'],
  ['X-266', users, 'device: nameOrNull,', 'device: nameOrNull,\n  text,'],
  ['X-276', discountValues, "discount.ends_at, 'end'", "discount.ends_at, 'start'"],
  ['X-278', `${discounts}/form/makeFieldProps.ts`, "  'name',\n", "  'name',\n  'code',\n"],
  ['X-278', `${discounts}/form/makeFieldProps.ts`, "  'per_user_limit',\n", ''],
  ['X-278', `${discounts}/form/makeFieldProps.ts`, 'hint: locked ? ownReason : hint', 'hint'],
  ['X-285', describeMessage, "|| state === 'CANCELED' ? sendAt", '? sendAt'],
  ['X-285', describeMessage, "state === null ? 'quiet' : stateTones[state]", "'quiet'"],
  ['X-292', `${messages}/report/reportFigures.ts`, 'value: ofAll(opened)', 'value: ofAll(seen)'],
  [
    'X-299',
    listFilters,
    "trimmed === '' || trimmed.length > longestText ? null : trimmed",
    'trimmed',
  ],
  ['X-299', listFilters, 'const trimmed = text.trim();', 'const trimmed = text;'],
];
