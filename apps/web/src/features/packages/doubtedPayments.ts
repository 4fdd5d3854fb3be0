import { isSameId } from '@nevisa/api';
import type { Id, ServiceRecord, User } from '@nevisa/api/types';
import { isTextList } from '../../shared/isTextList.ts';
import type { BrowserStorage } from '../../shared/storage/browserStorage.ts';

/** What the account says about the wallet and the packages of a person. */
export interface Holdings {
  /** Whole toman. */
  readonly charge: number;
  readonly records: readonly ServiceRecord[];
}

export function toHoldings({
  nevisa_service_account: account,
}: Pick<User, 'nevisa_service_account'>): Holdings {
  const records = [account?.current_service_record, account?.reserved_service_record];
  return {
    charge: account?.current_charge ?? 0,
    records: records.filter((record) => record !== null && record !== undefined),
  };
}

/** The packages that are there now and were not before. */
export function listAdded(
  before: readonly string[],
  { records }: Holdings,
): readonly ServiceRecord[] {
  return records.filter(({ id }) => !before.includes(String(id)));
}

export function listRecordIds({ records }: Holdings): readonly string[] {
  return records.map(({ id }) => String(id));
}

/** A payment from the wallet whose answer has not come, and what the account said before it. */
interface DoubtedPayment {
  readonly serviceId: string;
  readonly charge: number;
  /** The ids of the packages. */
  readonly records: readonly string[];
  /** When it began, in ms since 1970. */
  readonly at: number;
  /** The account has had a lower charge since, without the package. */
  readonly isCharged: boolean;
}

type Verdict = 'paid' | 'unpaid' | 'unknown';

/**
 * Whether a payment without an answer was made. The package says it: a payment into the wallet
 * raises the charge again, and another purchase lowers it, too. A charge that is lower without any new
 * package leaves it open until the package comes: a payment into the wallet does not make it unpaid.
 */
function judgePayment(before: DoubtedPayment, now: Holdings): Verdict {
  const added = listAdded(before.records, now);
  if (added.some(({ service }) => isSameId(service.id, before.serviceId))) {
    return 'paid';
  }
  const hasFallen = now.charge < before.charge && added.length === 0;
  return before.isCharged || hasFallen ? 'unknown' : 'unpaid';
}

const key = 'nevisa.wallet-payments';
const longest = 20;
/** How long a payment is in doubt, in ms; after a day it can be made again. */
const longestDoubt = 86_400_000;

/**
 * The payments without an answer, also after a reload: one for each package.
 *
 * @param storage the personal values of the person: all tabs of the browser read them, so that none of them pays again, and a sign-out removes them
 * @param now wall clock in ms
 */
export function createDoubtedPayments(
  storage: Pick<BrowserStorage, 'read' | 'write' | 'remove'>,
  now: () => number,
) {
  const read = () =>
    readDoubtedPayments(storage.read(key)).filter(({ at }) => Math.abs(now() - at) < longestDoubt);
  const isFor = (one: DoubtedPayment, serviceId: Id) => one.serviceId === String(serviceId);
  const without = (serviceId: Id) => read().filter((one) => !isFor(one, serviceId));
  const write = (payments: readonly DoubtedPayment[]) => {
    if (payments.length === 0) {
      storage.remove(key);
    } else {
      storage.write(key, JSON.stringify(payments.slice(-longest)));
    }
  };
  return {
    /**
     * Judges the payment for a package by the account as it is now, and remembers a charge that fell
     * without it; without a payment it is unpaid.
     */
    judge(serviceId: Id, holdings: Holdings): Verdict {
      const payment = read().find((one) => isFor(one, serviceId));
      const verdict = payment === undefined ? 'unpaid' : judgePayment(payment, holdings);
      if (payment !== undefined && verdict === 'unknown' && !payment.isCharged) {
        write([...without(serviceId), { ...payment, isCharged: true }]);
      }
      return verdict;
    },
    /** Remembers a payment that begins, with what the account says before it. */
    remember(serviceId: Id, holdings: Holdings): void {
      const { charge } = holdings;
      const records = listRecordIds(holdings);
      const payment = { serviceId: String(serviceId), charge, records };
      write([...without(serviceId), { ...payment, at: now(), isCharged: false }]);
    },
    forget: (serviceId: Id) => write(without(serviceId)),
  };
}

export type DoubtedPayments = ReturnType<typeof createDoubtedPayments>;

function readDoubtedPayments(stored: string | null): DoubtedPayment[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isDoubtedPayment) : [];
  } catch {
    return [];
  }
}

function isDoubtedPayment(value: unknown): value is DoubtedPayment {
  const { serviceId, charge, records, at, isCharged } = (value ?? {}) as Record<
    keyof DoubtedPayment,
    unknown
  >;
  return (
    typeof serviceId === 'string' &&
    typeof charge === 'number' &&
    isTextList(records) &&
    typeof at === 'number' &&
    typeof isCharged === 'boolean'
  );
}
