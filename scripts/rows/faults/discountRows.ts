import type { FaultTable } from '../rowFault.ts';

const data = 'apps/web/src/features/discounts/data';
const machines = 'packages/machines/src/administration';

/** Faults of the rows on the discount codes of administration. */
export const discountFaults: FaultTable = [
  [
    'X-273',
    `${data}/discountStatus.ts`,
    "if (Date.parse(ends_at ?? '') <= now) {",
    "if (Date.parse(ends_at ?? '') < now) {",
  ],
  [
    'X-273',
    'apps/web/src/shared/lists/serverClock.ts',
    'return last === null ? Date.now() : last.time + measureTimeSince(last.at);',
    'return last === null ? Date.now() : Date.now();',
  ],
  [
    'X-273',
    'apps/web/src/shared/lists/serverClock.ts',
    'const pace = 60_000;',
    'const pace = 600_000;',
  ],
  [
    'X-274',
    `${data}/discountFaults.ts`,
    'return limit !== null && !isWithin(limit, 1, Infinity) && discountWords.limitWrong;',
    'return limit !== null && !isWithin(limit, 0, Infinity) && discountWords.limitWrong;',
  ],
  [
    'X-274',
    'apps/web/src/features/discounts/form/formDrafts.ts',
    'const pause = 500;',
    'const pause = 5_000;',
  ],
  [
    'X-275',
    `${data}/estimate.ts`,
    'return Math.min((hundredfold - (hundredfold % 100)) / 100, cap ?? Infinity);',
    'return Math.min(Math.round(hundredfold / 100), cap ?? Infinity);',
  ],
  [
    'X-276',
    'apps/web/src/shared/lists/days/tehranMoments.ts',
    "return Date.parse(edge === 'start' ? from : to);",
    'return Date.parse(from || to);',
  ],
  [
    'X-277',
    'packages/api/src/management/discountPayloads.ts',
    "'234679ACDEFGHJKMNPQRTUVWXYZ'",
    "'2346789ACDEFGHJKMNPQRTUVWXYZ'",
  ],
  [
    'X-277',
    `${machines}/bulkCodesMachine.ts`,
    '!outcome.ok && mayHaveMade(outcome.failure),',
    '!outcome.ok && !mayHaveMade(outcome.failure),',
  ],
  [
    'X-278',
    `${data}/discountFaults.ts`,
    '(all !== null && all < used && fill(',
    '(all !== null && all < 0 && fill(',
  ],
  [
    'X-279',
    'packages/machines/src/shared/bulkStates.ts',
    "{ guard: 'needsQuestion', target: 'confirming', actions: 'rememberBulk' },",
    "{ guard: 'needsQuestion', target: 'running', actions: 'rememberBulk' },",
  ],
  [
    'X-280',
    `${data}/discountValues.ts`,
    "return { ...toValues(discount), code: '', starts_at: today, ends_at: '', is_active: true };",
    "return { ...toValues(discount), starts_at: today, ends_at: '', is_active: true };",
  ],
];
