import type { RowFault } from '../rowFault.ts';

const feature = 'apps/web/src/features/analytics';
const charts = 'packages/ui/src/charts';
const machine = 'packages/machines/src/analytics';

/** Faults of the rows on the figures of administration. */
export const analyticsFaults: RowFault[] = [
  {
    row: 'X-240',
    file: `${feature}/data/periods.ts`,
    from: 'Math.ceil(length / 7) * 7',
    to: 'length',
  },
  {
    row: 'X-240',
    file: `${feature}/data/periods.ts`,
    from: 'end: earlier(end, day) };',
    to: 'end };',
  },
  {
    row: 'X-240',
    file: `${feature}/data/periods.ts`,
    from: 'const longestYears = 3;',
    to: 'const longestYears = 4;',
  },
  {
    row: 'X-241',
    file: `${feature}/view/figureView.ts`,
    from: 'isOfNothing ? undefined : analyticsAddedText.notRecorded',
    to: 'analyticsAddedText.notRecorded',
  },
  {
    row: 'X-242',
    file: `${feature}/view/figureView.ts`,
    from: "isMore === lessIsGood ? 'bad' : 'good'",
    to: "isMore ? 'good' : 'bad'",
  },
  {
    row: 'X-243',
    file: `${feature}/view/figureView.ts`,
    from: 'if (previous === 0 || !Number.isFinite(percent))',
    to: 'if (false as boolean)',
  },
  {
    row: 'X-244',
    file: `${feature}/data/periods.ts`,
    from: 'isRunning: past.end === day,',
    to: 'isRunning: true,',
  },
  {
    row: 'X-244',
    file: `${charts}/ChartFrame/linePaths.ts`,
    from: 'index < partialFrom',
    to: 'true',
  },
  {
    row: 'X-245',
    file: `${feature}/data/periods.ts`,
    from: 'const mostPoints = 92;',
    to: 'const mostPoints = 120;',
  },
  {
    row: 'X-245',
    file: 'apps/web/src/shared/lists/days/dayCount.ts',
    from: '(toDayNumber(day) + 2) % 7',
    to: '(toDayNumber(day) + 1) % 7',
  },
  {
    row: 'X-246',
    file: `${charts}/LineChart/moments.ts`,
    from: 'key: moment.date,',
    to: 'key: moment.label ?? moment.name,',
  },
  {
    row: 'X-246',
    file: `${feature}/view/chartRows.ts`,
    from: 'value: values.get(bucket.start) ?? null,',
    to: 'value: values.get(bucket.start) ?? 0,',
  },
  {
    row: 'X-247',
    file: `${feature}/view/mixView.ts`,
    from: 'const named = 3;',
    to: 'const named = 4;',
  },
  {
    row: 'X-247',
    file: `${charts}/ChartFrame/valueTicks.ts`,
    from: 'const leastCompact = 10_000;',
    to: 'const leastCompact = Infinity;',
  },
  {
    row: 'X-248',
    file: 'apps/web/src/shared/lists/csv/tabText.ts',
    from: "cells.map(oneLine).join('\\t')",
    to: "cells.join('\\t')",
  },
  {
    row: 'X-248',
    file: `${charts}/ChartFrame/usePrinting.ts`,
    from: "window.addEventListener('beforeprint', begin);",
    to: '',
  },
  {
    row: 'X-249',
    file: `${charts}/LineChart/Lines.tsx`,
    from: "moment: line.moments?.[place.column] ?? moments[place.column]?.name ?? '',",
    to: "moment: moments[place.column]?.name ?? '',",
  },
  {
    row: 'X-250',
    file: `${machine}/analyticsSetup.ts`,
    from: 'const repeatWait = 5 * 60_000;',
    to: 'const repeatWait = 60_000 * 60;',
  },
  {
    row: 'X-250',
    file: `${machine}/partState.ts`,
    from: "invoke: call('stale'),",
    to: "invoke: call('failed'),",
  },
  {
    row: 'X-251',
    file: `${charts}/ChartFrame/useRovingPoint.ts`,
    from: "new Set(['Enter', ' '])",
    to: "new Set(['Enter'])",
  },
];
