import type { RowFault } from '../rowFault.ts';

const data = 'apps/web/src/features/discounts/data';
const machines = 'packages/machines/src/administration';

/** Faults of the rows on the discount codes of administration. */
export const discountFaults: RowFault[] = [
  {
    row: 'X-273',
    file: `${data}/discountStatus.ts`,
    from: "if (Date.parse(ends_at ?? '') <= now) {",
    to: "if (Date.parse(ends_at ?? '') < now) {",
  },
  {
    row: 'X-273',
    file: 'apps/web/src/shared/lists/serverClock.ts',
    from: 'return last === null ? Date.now() : last.time + performance.now() - last.at;',
    to: 'return last === null ? Date.now() : Date.now();',
  },
  {
    row: 'X-273',
    file: 'apps/web/src/shared/lists/serverClock.ts',
    from: 'const pace = 60_000;',
    to: 'const pace = 600_000;',
  },
  {
    row: 'X-274',
    file: `${data}/discountFaults.ts`,
    from: 'return limit !== null && !isWithin(limit, 1, Infinity) && discountWords.limitWrong;',
    to: 'return limit !== null && !isWithin(limit, 0, Infinity) && discountWords.limitWrong;',
  },
  {
    row: 'X-274',
    file: 'apps/web/src/features/discounts/form/formDrafts.ts',
    from: 'const pause = 500;',
    to: 'const pause = 5_000;',
  },
  {
    row: 'X-275',
    file: `${data}/estimate.ts`,
    from: 'return Math.min((hundredfold - (hundredfold % 100)) / 100, cap ?? Infinity);',
    to: 'return Math.min(Math.round(hundredfold / 100), cap ?? Infinity);',
  },
  {
    row: 'X-276',
    file: 'apps/web/src/shared/lists/days/tehranMoments.ts',
    from: "return Date.parse(edge === 'start' ? from : to);",
    to: 'return Date.parse(from || to);',
  },
  {
    row: 'X-277',
    file: 'packages/api/src/management/discountPayloads.ts',
    from: "'234679ACDEFGHJKMNPQRTUVWXYZ'",
    to: "'2346789ACDEFGHJKMNPQRTUVWXYZ'",
  },
  {
    row: 'X-277',
    file: `${machines}/bulkCodesMachine.ts`,
    from: '!outcome.ok && mayHaveMade(outcome.failure),',
    to: '!outcome.ok && !mayHaveMade(outcome.failure),',
  },
  {
    row: 'X-278',
    file: `${data}/discountFaults.ts`,
    from: '(all !== null && all < used && fill(',
    to: '(all !== null && all < 0 && fill(',
  },
  {
    row: 'X-279',
    file: `${machines}/bulkActionMachine.ts`,
    from: "{ guard: 'asks', target: 'confirming', actions: 'rememberAction' },",
    to: "{ guard: 'asks', target: 'running', actions: 'rememberAction' },",
  },
  {
    row: 'X-280',
    file: `${data}/discountValues.ts`,
    from: "return { ...toValues(discount), code: '', starts_at: today, ends_at: '', is_active: true };",
    to: "return { ...toValues(discount), starts_at: today, ends_at: '', is_active: true };",
  },
];
