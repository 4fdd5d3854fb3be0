import type { FaultTable } from '../rowFault.ts';

const feature = 'apps/web/src/features/analytics';
const charts = 'packages/ui/src/charts';
const machine = 'packages/machines/src/analytics';

/** Faults of the rows on the figures of administration. */
export const analyticsFaults: FaultTable = [
  ['X-240', `${feature}/data/periods.ts`, 'Math.ceil(length / 7) * 7', 'length'],
  ['X-240', `${feature}/data/periods.ts`, 'end: chooseEarlier(end, day) };', 'end };'],
  ['X-240', `${feature}/data/periods.ts`, 'const longestYears = 3;', 'const longestYears = 4;'],
  [
    'X-241',
    `${feature}/view/figureView.ts`,
    'isOfNothing ? undefined : analyticsAddedText.notRecorded',
    'analyticsAddedText.notRecorded',
  ],
  [
    'X-242',
    `${feature}/view/figureView.ts`,
    "isMore === lessIsGood ? 'bad' : 'good'",
    "isMore ? 'good' : 'bad'",
  ],
  [
    'X-243',
    `${feature}/view/figureView.ts`,
    'if (previous === 0 || !Number.isFinite(percent))',
    'if (false as boolean)',
  ],
  ['X-244', `${feature}/data/periods.ts`, 'isRunning: past.end === day,', 'isRunning: true,'],
  ['X-244', `${charts}/ChartFrame/linePaths.ts`, 'index < partialFrom', 'true'],
  ['X-245', `${feature}/data/periods.ts`, 'const mostPoints = 92;', 'const mostPoints = 120;'],
  [
    'X-245',
    'apps/web/src/shared/lists/days/dayCount.ts',
    '(toDayNumber(day) + 2) % 7',
    '(toDayNumber(day) + 1) % 7',
  ],
  [
    'X-246',
    `${charts}/LineChart/moments.ts`,
    'key: moment.date,',
    'key: moment.label ?? moment.name,',
  ],
  [
    'X-246',
    `${feature}/view/chartRows.ts`,
    'value: values.get(bucket.start) ?? null,',
    'value: values.get(bucket.start) ?? 0,',
  ],
  ['X-247', `${feature}/view/mixView.ts`, 'const named = 3;', 'const named = 4;'],
  [
    'X-247',
    `${charts}/ChartFrame/valueTicks.ts`,
    'const leastCompact = 10_000;',
    'const leastCompact = Infinity;',
  ],
  [
    'X-248',
    'apps/web/src/shared/lists/csv/tabText.ts',
    "cells.map(toOneLine).join('\\t')",
    "cells.join('\\t')",
  ],
  [
    'X-248',
    `${charts}/ChartFrame/usePrinting.ts`,
    "window.addEventListener('beforeprint', begin);",
    '',
  ],
  [
    'X-249',
    `${charts}/LineChart/Lines.tsx`,
    "moment: line.moments?.[place.column] ?? moments[place.column]?.name ?? '',",
    "moment: moments[place.column]?.name ?? '',",
  ],
  [
    'X-250',
    `${machine}/analyticsSetup.ts`,
    'const repeatWait = 5 * 60_000;',
    'const repeatWait = 60_000 * 60;',
  ],
  ['X-250', `${machine}/definePartState.ts`, "invoke: call('stale'),", "invoke: call('failed'),"],
  [
    'X-251',
    `${charts}/ChartFrame/useRovingPoint.ts`,
    "new Set(['Enter', ' '])",
    "new Set(['Enter'])",
  ],
  [
    'X-240',
    `${feature}/data/periods.ts`,
    "isLong ? 'long' : end > day ? 'future' : null",
    "end > day ? 'future' : isLong ? 'long' : null",
  ],
  [
    'X-245',
    `${feature}/data/periods.ts`,
    '(getWeekday(span.start) + countDays(span))',
    'countDays(span)',
  ],
  ['X-246', `${feature}/data/periods.ts`, " || granularity !== 'day'", ''],
];
