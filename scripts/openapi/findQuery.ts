import type { CallName } from '../../packages/api/src/fullContract.ts';
import { welcome } from '../../mocks/testing/welcomePayloads.ts';

type Fields = Record<string, unknown>;

/** The list from whose first row a call takes the id that it asks for. */
const sources: Partial<Record<CallName, CallName>> = {
  retrieveInvoice: 'listTransactions',
  retrieveHistory: 'listHistory',
  retrieveHistoryWords: 'listHistory',
  getHistoryAudioLink: 'listHistory',
  getHistoryPeaks: 'listHistory',
  listHistoryVersions: 'listHistory',
  retrieveAdminMessage: 'listAdminMessages',
  reportAdminMessage: 'listAdminMessages',
  retrieveUser: 'listUsers',
  getUserUsage: 'listUsers',
  listUserTransactions: 'listUsers',
  listUserSessions: 'listUsers',
  retrieveDiscount: 'listDiscounts',
  listDiscountUsages: 'listDiscounts',
  retrieveDiscountBatch: 'listDiscountBatches',
};

/** Calls that need something which no list names: a purchase by the gateway, a version, a file on its way, sums of a form. */
export const unlisted: readonly CallName[] = [
  'retrievePurchase',
  'retrieveHistoryVersion',
  'retrieveReceivedFile',
  'findKnownFile',
  'retrieveFileProgress',
  'previewDiscount',
];

/** Parts of an example that narrow a list to rows of the mock server. */
const narrowing = new Set(['search', 'state']);

/**
 * The query of a call at a foreign server; null when the list that names its object is empty.
 *
 * @param answers the answers so far, by call
 */
export function findQuery(name: CallName, answers: ReadonlyMap<string, unknown>): Fields | null {
  const example = Object.fromEntries(
    Object.entries(welcome[name][1] ?? {}).filter(([field]) => !narrowing.has(field)),
  );
  const list = sources[name];
  if (list === undefined) {
    return example;
  }
  const row = firstRow(answers.get(list));
  return row === null ? null : { ...example, id: row['id'] };
}

function firstRow(answer: unknown): Fields | null {
  const rows = Array.isArray(answer) ? answer : (answer as Fields | undefined)?.['results'];
  return Array.isArray(rows) && rows.length > 0 ? (rows[0] as Fields) : null;
}
