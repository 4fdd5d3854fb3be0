import { codeShape, mostCodes } from '@nevisa/api/management';
import type { AnswerOf, Contract, PayloadOf } from '@nevisa/api';
import type { Id } from '@nevisa/api/types';
import type { Account } from '../../fixtures/accounts.ts';
import { makeCode } from '../../fixtures/discounts/manyDiscounts.ts';
import type { StoredBatch } from '../../fixtures/discounts/storedDiscount.ts';
import { computeSeed, createRandom } from '../../fixtures/history/random.ts';
import { toIsoTime } from '../clock.ts';
import { Refusal, refuse, refuseField } from '../refusal.ts';
import { cleanTerms, type DiscountParts, toStored } from './discountChanges.ts';
import type { AuditLog } from './auditLog.ts';
import type { DiscountStore } from './discountStore.ts';
import { checkTerms } from './discountTerms.ts';
import { getStaffPage } from './staffPages.ts';

type MakeBatch = PayloadOf<Contract['createDiscounts']>;
type WholeBatch = AnswerOf<Contract['retrieveDiscountBatch']>;

/** The number of letters after the prefix. */
const letters = 6;

/** What a test or story changes about batches. */
export interface BatchOptions {
  /** The server fails once after it has made so many codes; null for never. */
  stopsAfter: number | null;
}

/** Rules of codes that are made together. */
export function createDiscountBatchRules(parts: DiscountParts) {
  const { store, clock } = parts;
  const options: BatchOptions = { stopsAfter: null };
  const toWhole = (batch: StoredBatch) => wholeBatch(batch, store);
  return {
    batchOptions: options,
    createDiscounts: (actor: Account, payload: MakeBatch): WholeBatch => {
      const known = store.batches().find(({ id }) => id === payload.client_id);
      const batch = known ?? openBatch(payload, parts);
      const count = makeMissing(batch, payload, { ...parts, until: options.stopsAfter });
      if (count > 0) {
        enter(actor, batch, { count, audit: parts.audit });
      }
      if (batch.made < batch.asked) {
        options.stopsAfter = null;
        throw new Refusal(500, {});
      }
      return toWhole(batch);
    },
    retrieveDiscountBatch: ({ id }: { id: Id }): WholeBatch => {
      const batch = store.batches().find((one) => one.id === String(id));
      if (batch === undefined) {
        throw refuse('not_found', 'این گروه پیدا نشد.');
      }
      return toWhole(batch);
    },
    listDiscountBatches: (query: PayloadOf<Contract['listDiscountBatches']>) => {
      const request = { call: 'listDiscountBatches', query, clock, moment: clock.now() } as const;
      return getStaffPage(store.batches(), request, (batch) => {
        const { codes: _, ...row } = toWhole(batch);
        return row;
      });
    },
  };
}

function wholeBatch(batch: StoredBatch, store: DiscountStore): WholeBatch {
  const codes = store.all().filter(({ batch_id }) => batch_id === batch.id);
  const shown = codes.map((discount) => store.toShown(discount));
  return {
    ...batch,
    used_count: shown.reduce((sum, { used_count }) => sum + used_count, 0),
    revenue: shown.reduce((sum, { revenue }) => sum + revenue, 0),
    codes: codes.map(({ code }) => code),
  };
}

/** Makes the codes that a batch lacks, up to a number of them. Returns how many it has made. */
function makeMissing(
  batch: StoredBatch,
  { client_id: id, prefix: _p, count: _c, ...terms }: MakeBatch,
  { store, clock, until }: DiscountParts & { until: number | null },
): number {
  const random = createRandom(computeSeed(batch.name) + store.all().length);
  const taken = new Set(store.all().map(({ code }) => code));
  const before = batch.made;
  for (; batch.made < Math.min(batch.asked, until ?? batch.asked); batch.made += 1) {
    const code = makeCode(batch.prefix, letters, random, taken);
    const clean = cleanTerms({ ...terms, code });
    store.add(toStored(clean, { id: store.newId(), batchId: id, clock }));
  }
  return batch.made - before;
}

function enter(
  actor: Account,
  { id, name, prefix }: StoredBatch,
  { count, audit }: { count: number; audit: AuditLog },
): void {
  audit.record({
    actor,
    action: 'CREATE_DISCOUNTS',
    object: { kind: 'DISCOUNT', id, name },
    changes: [
      { field: 'prefix', before: null, after: prefix },
      { field: 'count', before: null, after: count },
    ],
  });
}

/** @throws Refusal 400 with the invalid fields */
function openBatch(payload: MakeBatch, parts: DiscountParts): StoredBatch {
  const { client_id: id, prefix: typed, count, ...terms } = payload;
  const prefix = withHyphen(typed.toUpperCase());
  if (!codeShape.test(`${prefix}${'A'.repeat(letters)}`)) {
    throw refuseField('prefix', 'پیشوند فقط حرف انگلیسی، رقم و خط تیره دارد (تا ۲۵ نویسه).');
  }
  if (count < 1 || count > mostCodes) {
    throw refuseField('count', 'تعداد باید از ۱ تا ۱٬۰۰۰ باشد.');
  }
  const clean = cleanTerms({ ...terms, code: prefix });
  checkTerms(clean, parts);
  const batch = {
    id,
    prefix,
    name: clean.name,
    asked: count,
    made: 0,
    created_at: toIsoTime(parts.clock.now()),
  };
  parts.store.addBatch(batch);
  return batch;
}

function withHyphen(prefix: string): string {
  return prefix === '' || prefix.endsWith('-') ? prefix : `${prefix}-`;
}
