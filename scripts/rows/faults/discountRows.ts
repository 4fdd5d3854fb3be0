import type { FaultTable } from '../rowFault.ts';

const data = 'apps/web/src/features/discounts/data';
const machines = 'packages/machines/src/administration';
const serverClock = 'apps/web/src/shared/lists/serverClock.ts';
const formDrafts = 'apps/web/src/features/discounts/form/formDrafts.ts';
const estimate = `${data}/estimate.ts`;
const tehranMoments = 'apps/web/src/shared/lists/days/tehranMoments.ts';
const discountPayloads = 'packages/api/src/management/discountPayloads.ts';
const bulkStates = 'packages/machines/src/shared/bulkStates.ts';

/** Faults of the rows on the discount codes of administration. */
export const discountFaults: FaultTable = [
  ['X-273', `${data}/discountStatus.ts`, "(ends_at ?? '') <= now", "(ends_at ?? '') < now"],
  ['X-273', serverClock, ': last.time + measureTimeSince(last.at);', ': Date.now();'],
  ['X-273', serverClock, 'pace = 60_000;', 'pace = 600_000;'],
  ['X-274', `${data}/discountFaults.ts`, 'limit, 1, Infinity', 'limit, 0, Infinity'],
  ['X-274', formDrafts, 'const pause = 500;', 'const pause = 5_000;'],
  ['X-275', estimate, '(hundredfold - (hundredfold % 100)) / 100', 'Math.round(hundredfold / 100)'],
  ['X-276', tehranMoments, "Date.parse(edge === 'start' ? from : to);", 'Date.parse(from || to);'],
  ['X-277', discountPayloads, "'234679ACDEFGHJKMNPQRTUVWXYZ'", "'2346789ACDEFGHJKMNPQRTUVWXYZ'"],
  ['X-277', `${machines}/bulkCodesMachine.ts`, '.ok && mayHaveMade', '.ok && !mayHaveMade'],
  ['X-278', `${data}/discountFaults.ts`, 'all !== null && all < used', 'all !== null && all < 0'],
  ['X-279', bulkStates, "confirming', actions: 'rememberBulk", "running', actions: 'rememberBulk"],
  ['X-280', `${data}/discountValues.ts`, "code: '', starts_at: today,", 'starts_at: today,'],
];
