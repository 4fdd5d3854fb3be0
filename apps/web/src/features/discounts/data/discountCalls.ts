import { isNotFound, isRevisionConflict } from '@nevisa/api/failures';
import { type discountCalls, discountSchema, mostCodes } from '@nevisa/api/management';
import type { Discount, Failure, Id, Outcome } from '@nevisa/api/types';
import type {
  AdminRecord,
  BulkCommand,
  BulkActionOutcome,
  CodeBatch,
  CodeRequest,
  RecordSave,
  RecordSaveOutcome,
} from '@nevisa/machines';
import * as v from 'valibot';
import { callInParts } from '../../../shared/lists/callInParts.ts';
import type { StaffClient } from '../../management/staffClient.ts';
import type { CodeAttempts } from './codeAttempts.ts';
import {
  toWholeTerms,
  type DiscountTerms,
  type DiscountValues,
  toTerms,
  toValues,
} from './discountValues.ts';

/** The calls of discount codes, as the machines ask for them, and the search of people who may use one. */
export type DiscountClient = Pick<
  StaffClient,
  keyof typeof discountCalls | 'listUsers' | 'findRecipients'
>;

/** Carries out an action on many codes; a longer one than a call may have in several. */
export async function carryOutBulk(
  client: DiscountClient,
  action: BulkCommand,
): Promise<BulkActionOutcome> {
  return callInParts(action.ids, mostCodes, (part) => sendPart(client, action, part));
}

function sendPart(client: DiscountClient, { kind, seen }: BulkCommand, ids: readonly Id[]) {
  if (kind === 'delete') {
    const discounts = ids.map((id) => ({ id, used_count: seen?.[String(id)] ?? 0 }));
    return client.deleteDiscounts({ discounts });
  }
  return client.setDiscountsActive({ ids: [...ids], is_active: kind === 'enable' });
}

/** A code as the machine of its form knows it. */
export function toRecord(discount: Discount): AdminRecord {
  return { id: discount.id, revision: discount.revision, values: toValues(discount) };
}

/**
 * Saves a form: the changed fields of a code that exists, or a whole new one.
 *
 * @param first what the form of a new code began with
 * @param attempts makes a new code once
 */
export async function saveDiscount(
  client: DiscountClient,
  { id, revision, changes }: RecordSave,
  { first, attempts }: { first: DiscountValues; attempts: CodeAttempts },
): Promise<RecordSaveOutcome & { discount?: Discount }> {
  const typed = changes as Partial<DiscountValues>;
  const outcome =
    id === null
      ? await createDiscount(client, toWholeTerms({ ...first, ...typed }), attempts)
      : await client.updateDiscount({ id, revision, ...toTerms(typed) });
  if (outcome.ok) {
    return { ok: true, answer: toRecord(outcome.answer), discount: outcome.answer };
  }
  const current = readConflict(outcome.failure);
  return current === null ? outcome : { ...outcome, current: toRecord(current), discount: current };
}

function createDiscount(client: DiscountClient, terms: DiscountTerms, attempts: CodeAttempts) {
  return attempts.make(terms, (clientId) =>
    client.createDiscount({ client_id: clientId, ...terms }),
  );
}

/** The code as another person has left it; null for another failure. */
function readConflict(failure: Failure): Discount | null {
  if (failure.kind !== 'refused' || !isRevisionConflict(failure)) {
    return null;
  }
  const current = v.safeParse(discountSchema, failure.current);
  return current.success ? current.output : null;
}

/** Makes many codes; a further call with the same request makes those that are missing. */
export async function makeCodes(
  client: DiscountClient,
  { clientId, count, terms }: CodeRequest,
): Promise<Outcome<CodeBatch>> {
  const { code: prefix, ...shared } = toWholeTerms(terms as unknown as DiscountValues);
  const outcome = await client.createDiscounts({ client_id: clientId, prefix, count, ...shared });
  if (!outcome.ok) {
    return outcome;
  }
  const { codes } = outcome.answer;
  return { ok: true, answer: { id: clientId, asked: count, made: codes.length, codes } };
}

/** The batch with the codes that exist; null where there is none. */
export async function findBatch(
  client: DiscountClient,
  clientId: string,
): Promise<Outcome<CodeBatch | null>> {
  const outcome = await client.retrieveDiscountBatch({ id: clientId });
  if (outcome.ok) {
    return { ok: true, answer: toBatch(outcome.answer) };
  }
  const { failure } = outcome;
  return isNotFound(failure) ? { ok: true, answer: null } : outcome;
}

function toBatch({ id, ...batch }: Omit<CodeBatch, 'id'> & { id: Id }): CodeBatch {
  const { asked, made, codes } = batch;
  return { id: String(id), asked, made, codes };
}
