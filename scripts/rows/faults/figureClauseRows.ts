import type { FaultTable } from '../rowFault.ts';

const figureView = 'apps/web/src/features/analytics/view/figureView.ts';
const periods = 'apps/web/src/features/analytics/data/periods.ts';
const figures = 'apps/web/src/features/analytics/parts/Figures.tsx';
const partCard = 'apps/web/src/features/analytics/parts/AnalyticsPartCard.tsx';

/** Faults of single clauses of the rows on the figures of administration: their days, changes and reading again. */
export const figureClauseFaults: FaultTable = [
  ['X-240', periods, "end > day ? 'future' : null", 'null'],
  ['X-240', periods, "isLong ? 'long' : end", 'end'],
  ['X-240', periods, 'const { start, end } = orderSpan(period);', 'const { start, end } = period;'],
  [
    'X-240',
    periods,
    'toGregorianDay({ ...toJalaliParts(day), month: 1, day: 1 })',
    'addDays(day, -364)',
  ],
  ['X-240', periods, 'days30: 30', 'days30: 31'],
  [
    'X-240',
    periods,
    '{ start: shiftYear(span.start, -1), end: shiftYear(span.end, -1) }',
    'shifted(365)',
  ],
  ['X-240', periods, 'return shifted(length);', 'return shifted(length - 1);'],
  ['X-245', periods, 'getWeekday(day));', 'getWeekday(day) + 1);'],
  ['X-245', periods, 'toGregorianDay({ ...toJalaliParts(day), day: 31 })', 'addDays(day, 30)'],
  ['X-245', periods, "<= mostPoints ? 'week' : 'month'", "<= mostPoints ? 'week' : 'week'"],
  ['X-245', periods, 'countDays(span) <= mostPoints', 'countDays(span) < mostPoints'],
  [
    'X-241',
    figureView,
    'isOfNothing = shareOf !== undefined && summary[shareOf].value === 0',
    'isOfNothing = shareOf !== undefined',
  ],
  ['X-241', figureView, "value: '—', isMoney: false", 'value: format(0), isMoney: false'],
  [
    'X-241',
    figureView,
    'counts: analyticsAddedText.avgOrderCounts',
    'counts: analyticsAddedText.ordersCounts',
  ],
  ['X-241', figureView, "shareOf: 'active_users'", "shareOf: 'signups'"],
  ['X-241', figureView, 'formatNumber(roundTenth(rate * 100))', 'formatNumber(roundTenth(rate))'],
  [
    'X-241',
    figures,
    'explanation={{ button: fill(analyticsAddedText.explain, { name: label }), words: counts }}',
    '',
  ],
  ['X-241', figures, 'chart={<Trend metric={metric} analytics={analytics} />}', ''],
  [
    'X-242',
    figureView,
    "fill(changeTexts[comparison][isMore ? 'up' : 'down'], {\n      n: formatLarge(Math.abs(percent)),",
    "fill(changeTexts[comparison][isMore ? 'up' : 'down'], {\n      n: formatLarge(percent),",
  ],
  ['X-242', figureView, "${percent > 0 ? '+' : '−'}", ''],
  [
    'X-242',
    figureView,
    'down: analyticsAddedText.downFromWeekdays',
    'down: analyticsAddedText.downFromYear',
  ],
  [
    'X-242',
    figureView,
    'up: analyticsAddedText.upFromYear',
    'up: analyticsAddedText.upFromWeekdays',
  ],
  ['X-242', figureView, '`\\u200E${percent', '`${percent'],
  ['X-242', figureView, "isMore ? 'up' : 'down',\n    tone", "'up',\n    tone"],
  ['X-243', figureView, 'if (value === null || previous === null) {', 'if (value === null) {'],
  ['X-243', figureView, 'value === previous ? 0 : ', ''],
  ['X-243', figureView, '  if (percent === 0) {', '  if (value === previous) {'],
  [
    'X-243',
    figureView,
    'zero: analyticsAddedText.wasZeroLastYear',
    'zero: analyticsAddedText.wasZero',
  ],
  [
    'X-243',
    figureView,
    "note: change === 'wasZero' && comparison !== null ?",
    'note: comparison !== null ?',
  ],
  ['X-247', figureView, 'const leastCompact = 1_000_000_000;', 'const leastCompact = Infinity;'],
  ['X-246', periods, 'compared[index] ?? null', 'compared[index] ?? compared.at(-1) ?? null'],
  ['X-241', figures, '      note={note}\n', ''],
  ['X-241', figures, '      change={change}\n', ''],
  ['X-250', figures, '<StaleNotice analytics={analytics} part="figures" />', ''],
  ['X-250', figures, 'outdated={outdated}', 'outdated={false}'],
  ['X-250', partCard, 'fill(analyticsAddedText.stale, { time: formatTehranMoment(readAt) }),', ''],
  ['X-250', partCard, 'isReading || analytics.is(`${part}.stale`)', 'isReading'],
];
