import type { Client, Outcome } from '@nevisa/api';
import { isSameId } from '@nevisa/api';
import { isUnreachable, isServerFault } from '@nevisa/api/failures';
import type { Failure, Id, Sums } from '@nevisa/api/types';
import type { StartResult, WalletInput } from '@nevisa/machines';
import { fromPromise } from 'xstate';
import {
  type DoubtedPayments,
  type Holdings,
  listAdded,
  listRecordIds,
  toHoldings,
} from './doubtedPayments.ts';
import { readPrice } from './packagesOnSale.ts';

export interface WalletParts {
  readonly client: () => Pick<Client, 'buyService' | 'getServices' | 'retrieveAccount'>;
  readonly userId: string;
  readonly doubted: DoubtedPayments;
  /** What the page shows of the account. */
  readonly shown: Holdings;
  /** Waits until no other tab of the browser pays, and pays. */
  readonly payAlone: (pay: () => Promise<StartResult>) => Promise<StartResult>;
  /** Loads the account anew: the charge that the page shows is not that of the server. */
  readonly readAccountAnew: () => void;
}

const paid: StartResult = { kind: 'started', orderNumber: '', url: null };

/**
 * The port `payFromWallet` of `checkoutMachine`. The call has no `client_id`, so that a second one
 * would charge the wallet again: after a lost answer, also one of the page before a reload, the
 * account says whether the package is there before the wallet is charged once more. A dialog
 * that opens after the charge fell without a package says so at once. The call names no sum either:
 * the price is read before, and another price than the person saw is not paid.
 * A payment goes on when its dialog is closed; the next dialog waits for it, and does not pay again.
 * Tabs pay one after another: a package that is there and that the page does not show, e.g. because
 * another tab has bought it, is shown before it is bought once more.
 */
export function createWalletPort(given: WalletParts) {
  const { payAlone } = given;
  let { shown } = given;
  const parts: PayParts = {
    ...given,
    takeUnseen: (holdings, serviceId) => {
      const added = listAdded(listRecordIds(shown), holdings);
      shown = holdings;
      return added.some(({ service }) => isSameId(service.id, serviceId));
    },
  };
  return {
    actors: {
      payFromWallet: fromPromise<StartResult, WalletInput>(async ({ input, signal }) => {
        const result = await join(`${parts.userId} ${input.serviceId}`, () =>
          payAlone(() => pay(parts, input)),
        );
        if (result.kind === 'started' && signal.aborted) {
          parts.readAccountAnew();
        }
        return result;
      }),
    },
    /** Whether the wallet was charged for a package that the page does not show. */
    isCharged: (serviceId: Id) => given.doubted.judge(serviceId, shown) === 'unknown',
  };
}

interface PayParts extends WalletParts {
  /** Whether the account has such a package that the page does not show; it shows it after that. */
  readonly takeUnseen: (holdings: Holdings, serviceId: Id) => boolean;
}

/** The payments of this tab that are under way, by person and package. */
const underWay = new Map<string, Promise<StartResult>>();

function join(name: string, begin: () => Promise<StartResult>): Promise<StartResult> {
  const running = underWay.get(name);
  if (running !== undefined) {
    return running;
  }
  const begun = begin().finally(() => underWay.delete(name));
  underWay.set(name, begun);
  return begun;
}

async function pay(parts: PayParts, { serviceId, price }: WalletInput): Promise<StartResult> {
  const { client, doubted } = parts;
  // What the page knows may be older than a payment into the wallet.
  const before = await readHoldings(parts);
  if (!before.ok) {
    return { kind: 'failed', failure: before.failure };
  }
  const verdict = doubted.judge(serviceId, before.answer);
  if (verdict === 'unknown') {
    parts.readAccountAnew();
    return { kind: 'charged' };
  }
  if (verdict === 'paid') {
    doubted.forget(serviceId);
    return paid;
  }
  if (parts.takeUnseen(before.answer, serviceId)) {
    parts.readAccountAnew();
    return { kind: 'failed', failure: boughtElsewhere };
  }
  const asked = await readPrices(parts, serviceId);
  if (!asked.ok) {
    return { kind: 'failed', failure: asked.failure };
  }
  if (asked.answer !== null && asked.answer.payable !== price) {
    return { kind: 'changed', sums: asked.answer };
  }
  doubted.remember(serviceId, before.answer);
  const outcome = await client().buyService({ service_id: serviceId });
  if (outcome.ok) {
    doubted.forget(serviceId);
    return paid;
  }
  if (!isUnknown(outcome.failure)) {
    doubted.forget(serviceId);
    parts.readAccountAnew();
    return { kind: 'failed', failure: outcome.failure };
  }
  const after = await readHoldings(parts);
  const made = after.ok ? doubted.judge(serviceId, after.answer) : 'unpaid';
  if (made === 'paid') {
    doubted.forget(serviceId);
    return paid;
  }
  if (made === 'unknown') {
    parts.readAccountAnew();
    return { kind: 'charged' };
  }
  return { kind: 'failed', failure: outcome.failure };
}

/** As the server refuses a change of what was changed elsewhere. */
const boughtElsewhere: Failure = {
  kind: 'refused',
  status: 409,
  texts: [],
  code: null,
  retryAfter: null,
};

/** What the account of the server says now. */
async function readHoldings({ client }: WalletParts): Promise<Outcome<Holdings>> {
  const outcome = await client().retrieveAccount();
  return outcome.ok ? { ok: true, answer: toHoldings(outcome.answer) } : outcome;
}

/** What the wallet pays for a package now; null for one that the server does not list, which it may refuse. */
async function readPrices({ client }: WalletParts, serviceId: Id): Promise<Outcome<Sums | null>> {
  const outcome = await client().getServices();
  if (!outcome.ok) {
    return outcome;
  }
  const service = outcome.answer.find(({ id }) => isSameId(id, serviceId));
  const price = service === undefined ? null : readPrice(service);
  return {
    ok: true,
    answer: price === null ? null : { price, discount_amount: 0, vat_amount: null, payable: price },
  };
}

/** Whether the server may have charged the wallet although the call failed. */
function isUnknown(failure: Failure): boolean {
  return isUnreachable(failure) || isServerFault(failure);
}
