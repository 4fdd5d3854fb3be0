import type { FaultTable } from '../rowFault.ts';

const api = 'packages/api/src';

/** Faults of the rows on the calls of the history. */
export const historyCallFaults: FaultTable = [
  ['X-113', `${api}/schemas.ts`, '(Number.isSafeInteger(id) ? id : String(id))', 'String(id)'],
  ['X-113', `${api}/user.ts`, 'String(one) === String(other)', 'one === other'],
];
