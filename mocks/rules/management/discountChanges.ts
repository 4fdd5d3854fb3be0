import type { Contract, PayloadOf } from '@nevisa/api';
import type { BulkAnswer, Discount, Id } from '@nevisa/api/types';
import type { Account } from '../../fixtures/accounts.ts';
import type { StoredDiscount } from '../../fixtures/discounts/storedDiscount.ts';
import { toIsoTime, type Clock } from '../clock.ts';
import { refuse, Refusal } from '../refusal.ts';
import { Repeated } from '../repeated.ts';
import { type AuditLog, listChanges } from './auditLog.ts';
import { describeAuditState, noState } from './discountAudit.ts';
import type { DiscountStore } from './discountStore.ts';
import {
  checkCode,
  checkTerms,
  checkUsed,
  type DiscountTerms,
  type TermsInput,
} from './discountTerms.ts';

type Create = PayloadOf<Contract['createDiscount']>;
type Update = PayloadOf<Contract['updateDiscount']>;
type Deletion = PayloadOf<Contract['deleteDiscount']>;
type Action = Parameters<AuditLog['record']>[0]['action'];

export interface DiscountParts extends TermsInput {
  clock: Clock;
  store: DiscountStore;
  audit: AuditLog;
}

/** Rules of changes of discount codes. Each code that changes is one row of the audit list. */
export function createDiscountChangeRules(parts: DiscountParts) {
  const { store } = parts;
  const made = new Map<string, string>();
  return {
    createDiscount: (actor: Account, { client_id, ...terms }: Create): Discount | Repeated => {
      const earlier = store.get(made.get(client_id) ?? '');
      if (earlier !== undefined) {
        return new Repeated(store.toShown(earlier));
      }
      const discount = create(actor, terms, parts);
      made.set(client_id, discount.id);
      return store.toShown(discount);
    },
    updateDiscount: (actor: Account, payload: Update): Discount =>
      store.toShown(update(actor, payload, parts)),
    setDiscountActive: (actor: Account, { id, is_active }: { id: Id; is_active: boolean }) =>
      store.toShown(setActive(actor, id, { is_active, parts })),
    setDiscountsActive: (
      actor: Account,
      { ids, is_active }: { ids: readonly Id[]; is_active: boolean },
    ): BulkAnswer =>
      changeEach(
        ids,
        (id) => id,
        (id) => void setActive(actor, id, { is_active, parts }),
      ),
    deleteDiscount: (actor: Account, payload: Deletion) => remove(actor, payload, parts),
    deleteDiscounts: (
      actor: Account,
      { discounts }: { discounts: readonly Deletion[] },
    ): BulkAnswer =>
      changeEach(
        discounts,
        ({ id }) => id,
        (payload) => remove(actor, payload, parts),
      ),
  };
}

function create(actor: Account, terms: DiscountTerms, parts: DiscountParts): StoredDiscount {
  const { store, clock } = parts;
  const clean = cleanTerms(terms);
  checkCode(clean.code, null, store);
  checkTerms(clean, parts);
  const discount = toStored(clean, { id: store.newId(), batchId: null, clock });
  store.add(discount);
  enter(actor, 'CREATE_DISCOUNT', { before: null, after: discount, parts });
  return discount;
}

function update(
  actor: Account,
  { id, revision, ...changes }: Update,
  parts: DiscountParts,
): StoredDiscount {
  const { store } = parts;
  const discount = store.find(id);
  if (revision !== discount.revision) {
    throw refuse('revision_conflict', 'این کد در جای دیگری تغییر کرده است.', {
      current: store.toShown(discount),
    });
  }
  const changed = cleanTerms({ ...getTerms(discount), ...withoutGaps(changes) });
  checkUsed(discount, changed, store);
  checkCode(changed.code, discount.id, store);
  checkTerms(changed, parts);
  if (JSON.stringify(changed) !== JSON.stringify(getTerms(discount))) {
    const before = { ...discount };
    Object.assign(discount, changed, { revision: revision + 1 });
    enter(actor, 'UPDATE_DISCOUNT', { before, after: discount, parts });
  }
  return discount;
}

function setActive(
  actor: Account,
  id: Id,
  { is_active, parts }: { is_active: boolean; parts: DiscountParts },
): StoredDiscount {
  const discount = parts.store.find(id);
  if (discount.is_active !== is_active) {
    const before = { ...discount };
    Object.assign(discount, { is_active, revision: discount.revision + 1 });
    const action = is_active ? 'ENABLE_DISCOUNT' : 'DISABLE_DISCOUNT';
    enter(actor, action, { before, after: discount, parts });
  }
  return discount;
}

/** @throws Refusal 409 where the code was used since the person saw it */
function remove(actor: Account, { id, used_count: seen }: Deletion, parts: DiscountParts): void {
  const { store } = parts;
  const discount = store.find(id);
  if (store.countUses(discount) !== seen) {
    throw refuse('used_meanwhile', 'این کد در این میان استفاده شد.', {
      current: store.toShown(discount),
    });
  }
  store.remove(id);
  enter(actor, 'DELETE_DISCOUNT', { before: discount, after: null, parts });
}

interface Entry {
  before: StoredDiscount | null;
  after: StoredDiscount | null;
  parts: DiscountParts;
}

function enter(actor: Account, action: Action, { before, after, parts }: Entry): void {
  const { id, code } = (after ?? before) as StoredDiscount;
  parts.audit.record({
    actor,
    action,
    object: { kind: 'DISCOUNT', id, name: code },
    changes: listChanges(toComparedState(before, parts), toComparedState(after, parts)),
  });
}

/** Does each, and says of those that are refused why. */
function changeEach<Item>(
  items: readonly Item[],
  getId: (item: Item) => Id,
  act: (item: Item) => void,
): BulkAnswer {
  const answer: BulkAnswer = { done: [], failed: [] };
  for (const item of items) {
    try {
      act(item);
      answer.done.push(getId(item));
    } catch (error) {
      if (!(error instanceof Refusal)) {
        throw error;
      }
      const { code } = error.body as { code: string };
      answer.failed.push({ id: getId(item), code });
    }
  }
  return answer;
}

function toComparedState(discount: StoredDiscount | null, parts: DiscountParts) {
  return discount === null ? noState : describeAuditState(discount, parts);
}

/** An unused code of these terms. */
export function toStored(
  terms: DiscountTerms,
  { id, batchId, clock }: { id: string; batchId: string | null; clock: Clock },
): StoredDiscount {
  return {
    ...terms,
    id,
    revision: 1,
    batch_id: batchId,
    created_at: toIsoTime(clock.now()),
    pastUses: 0,
  };
}

function getTerms(discount: StoredDiscount): DiscountTerms {
  const { id: _i, revision: _r, batch_id: _b, created_at: _c, pastUses: _p, ...terms } = discount;
  return terms;
}

/** The code in upper case, the name without marks of direction and without spaces around it, times as the server writes them. */
export function cleanTerms(terms: DiscountTerms): DiscountTerms {
  return {
    ...terms,
    code: terms.code.toUpperCase(),
    starts_at: toIsoTime(Date.parse(terms.starts_at)),
    ends_at: terms.ends_at === null ? null : toIsoTime(Date.parse(terms.ends_at)),
    name: terms.name.replaceAll(/(?!\u200C|\u200D)[\p{Cc}\p{Bidi_Control}]/gu, '').trim(),
  };
}

function withoutGaps(fields: object): Partial<DiscountTerms> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
