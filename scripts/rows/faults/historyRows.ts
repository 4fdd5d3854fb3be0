import type { RowFault } from '../rowFault.ts';

const api = 'packages/api/src';

/** Faults of the rows on the calls of the history. */
export const historyCallFaults: RowFault[] = [
  {
    row: 'X-113',
    file: `${api}/schemas.ts`,
    from: '(Number.isSafeInteger(id) ? id : String(id))',
    to: 'String(id)',
  },
  {
    row: 'X-113',
    file: `${api}/user.ts`,
    from: 'String(one) === String(other)',
    to: 'one === other',
  },
];
