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
export interface DoubtedPayment {
  readonly userId: string;
  readonly serviceId: string;
  readonly charge: number;
  /** The ids of the packages. */
  readonly records: readonly string[];
}

/**
 * Whether a payment without an answer was made. The package says it: a payment into the wallet
 * raises the charge again, and another purchase lowers it, too. A charge that is lower without any new
 * package leaves it open.
 */
export function judgePayment(before: DoubtedPayment, now: Holdings): 'paid' | 'unpaid' | 'unknown' {
  const added = listAdded(before.records, now);
  if (added.some(({ service }) => isSameId(service.id, before.serviceId))) {
    return 'paid';
  }
  return now.charge < before.charge && added.length === 0 ? 'unknown' : 'unpaid';
}

const key = 'nevisa.wallet-payments';
const longest = 20;

/**
 * The payments without an answer of this tab, also after a reload: one for each person and package.
 *
 * @param storage that of the tab
 */
export function createDoubtedPayments(
  storage: Pick<BrowserStorage, 'read' | 'write' | 'remove'>,
  userId: string,
) {
  const read = () => readDoubtedPayments(storage.read(key));
  const isFor = (one: DoubtedPayment, serviceId: Id) =>
    one.userId === userId && one.serviceId === String(serviceId);
  const without = (serviceId: Id) => read().filter((one) => !isFor(one, serviceId));
  const write = (payments: readonly DoubtedPayment[]) => {
    if (payments.length === 0) {
      storage.remove(key);
    } else {
      storage.write(key, JSON.stringify(payments.slice(-longest)));
    }
  };
  return {
    find: (serviceId: Id) => read().find((one) => isFor(one, serviceId)) ?? null,
    /** Remembers a payment that begins, with what the account says before it. */
    remember(serviceId: Id, holdings: Holdings): DoubtedPayment {
      const { charge } = holdings;
      const records = listRecordIds(holdings);
      const payment = { userId, serviceId: String(serviceId), charge, records };
      write([...without(serviceId), payment]);
      return payment;
    },
    forget: (serviceId: Id) => write(without(serviceId)),
  };
}

function readDoubtedPayments(stored: string | null): DoubtedPayment[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isDoubtedPayment) : [];
  } catch {
    return [];
  }
}

function isDoubtedPayment(value: unknown): value is DoubtedPayment {
  const { userId, serviceId, charge, records } = (value ?? {}) as Record<
    keyof DoubtedPayment,
    unknown
  >;
  return (
    typeof userId === 'string' &&
    typeof serviceId === 'string' &&
    typeof charge === 'number' &&
    isTextList(records)
  );
}
