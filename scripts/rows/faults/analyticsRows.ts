import type { FaultTable } from '../rowFault.ts';

const feature = 'apps/web/src/features/analytics';
const charts = 'packages/ui/src/charts';
const machine = 'packages/machines/src/analytics';
const figureView = `${feature}/view/figureView.ts`;
const valueTicks = `${charts}/ChartFrame/valueTicks.ts`;
const usePrinting = `${charts}/ChartFrame/usePrinting.ts`;
const periods = `${feature}/data/periods.ts`;

/** Faults of the rows on the figures of administration. */
export const analyticsFaults: FaultTable = [
  ['X-240', periods, 'Math.ceil(length / 7) * 7', 'length'],
  ['X-240', periods, 'end: chooseEarlier(end, day) };', 'end };'],
  ['X-240', periods, 'const longestYears = 3;', 'const longestYears = 4;'],
  ['X-241', figureView, 'isOfNothing ? undefined : analyticsAddedText', 'analyticsAddedText'],
  ['X-242', figureView, "=== lessIsGood ? 'bad' : 'good'", "? 'good' : 'bad'"],
  ['X-243', figureView, '(previous === 0 || !Number.isFinite(percent))', '(false as boolean)'],
  ['X-244', periods, 'isRunning: past.end === day,', 'isRunning: true,'],
  ['X-244', `${charts}/ChartFrame/linePaths.ts`, 'index < partialFrom', 'true'],
  ['X-245', periods, 'const mostPoints = 92;', 'const mostPoints = 120;'],
  ['X-245', 'apps/web/src/shared/lists/days/dayCount.ts', '(day) + 2) % 7', '(day) + 1) % 7'],
  ['X-246', `${charts}/LineChart/moments.ts`, ': moment.date,', ': moment.label ?? moment.name,'],
  ['X-246', `${feature}/view/chartRows.ts`, '(bucket.start) ?? null,', '(bucket.start) ?? 0,'],
  ['X-247', `${feature}/view/mixView.ts`, 'const named = 3;', 'const named = 4;'],
  ['X-247', valueTicks, 'const leastCompact = 10_000;', 'const leastCompact = Infinity;'],
  ['X-248', 'apps/web/src/shared/lists/csv/tabText.ts', 'cells.map(toOneLine).join', 'cells.join'],
  ['X-248', usePrinting, "window.addEventListener('beforeprint', begin);", ''],
  ['X-249', `${charts}/LineChart/Lines.tsx`, 'line.moments?.[place.column] ?? moments', 'moments'],
  ['X-250', `${machine}/analyticsSetup.ts`, 'repeatWait = 5 * 60_000', 'repeatWait = 60_000 * 60'],
  ['X-250', `${machine}/definePartState.ts`, "invoke: call('stale'),", "invoke: call('failed'),"],
  ['X-251', `${charts}/ChartFrame/useRovingPoint.ts`, "Set(['Enter', ' '])", "Set(['Enter'])"],
  [
    'X-240',
    periods,
    "isLong ? 'long' : end > day ? 'future' : null",
    "end > day ? 'future' : isLong ? 'long' : null",
  ],
  ['X-245', periods, '(getWeekday(span.start) + countDays(span))', 'countDays(span)'],
  ['X-246', periods, " || granularity !== 'day'", ''],
];
