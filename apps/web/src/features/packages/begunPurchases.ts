import type { Id } from '@nevisa/api/types';
import { isSameId } from '@nevisa/api';
import type { BrowserStorage } from '../../shared/storage/browserStorage.ts';

/** What a person wants to buy: a package with a code, for a sum. */
export interface Purchase {
  readonly userId: string;
  readonly serviceId: Id;
  readonly code: string | null;
  /** Whole toman. */
  readonly payable: number;
}

/** A begun purchase of this tab; the number comes with the answer of the server. */
export interface BegunPurchase extends Purchase {
  readonly clientId: string;
  readonly orderNumber: string | null;
}

const key = 'nevisa.purchases';
const longest = 20;

/**
 * The begun purchases of this tab, until their final status: one `client_id` for the same
 * purchase, also after a reload and a lost answer.
 *
 * @param storage that of the tab
 */
export function createBegunPurchases(
  storage: BrowserStorage,
  createId: () => string = () => crypto.randomUUID(),
) {
  const read = () => readBegunPurchases(storage.read(key));
  const write = (begunPurchases: readonly BegunPurchase[]) => {
    storage.write(key, JSON.stringify(begunPurchases.slice(-longest)));
  };
  const without = (purchase: Purchase) => read().filter((one) => !isSamePurchase(one, purchase));
  return {
    /** The id of a purchase; a new one where it is not begun yet, or is begun anew. */
    begin(purchase: Purchase, anew = false): string {
      const known = read().find((one) => isSamePurchase(one, purchase));
      if (known !== undefined && !anew) {
        return known.clientId;
      }
      const clientId = createId();
      write([...without(purchase), { ...purchase, clientId, orderNumber: null }]);
      return clientId;
    },
    /** Remembers the order that the server made of a purchase. */
    remember(purchase: Purchase, orderNumber: string): void {
      const clientId = this.begin(purchase);
      write([...without(purchase), { ...purchase, clientId, orderNumber }]);
    },
    /** The last order of a person for a package. */
    findFor(userId: string, serviceId: Id): BegunPurchase | null {
      return (
        read().findLast(
          (one) =>
            one.userId === userId && one.orderNumber !== null && isSameId(one.serviceId, serviceId),
        ) ?? null
      );
    },
    /** The begun purchase of an order; null for an order of another tab or browser. */
    findOrder(orderNumber: string): BegunPurchase | null {
      return read().find((one) => one.orderNumber === orderNumber) ?? null;
    },
    /** Forgets a purchase without a payment, which is complete. */
    end(purchase: Purchase): void {
      write(without(purchase));
    },
    /** Forgets an order with a final status. */
    forget(orderNumber: string): void {
      write(read().filter((one) => one.orderNumber !== orderNumber));
    },
  };
}

export type BegunPurchases = ReturnType<typeof createBegunPurchases>;

function isSamePurchase(one: Purchase, other: Purchase): boolean {
  return (
    one.userId === other.userId &&
    isSameId(one.serviceId, other.serviceId) &&
    one.code === other.code &&
    one.payable === other.payable
  );
}

function readBegunPurchases(stored: string | null): BegunPurchase[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isBegunPurchase) : [];
  } catch {
    return [];
  }
}

function isBegunPurchase(value: unknown): value is BegunPurchase {
  const { userId, serviceId, code, payable, clientId, orderNumber } = (value ?? {}) as Record<
    keyof BegunPurchase,
    unknown
  >;
  return (
    typeof userId === 'string' &&
    (typeof serviceId === 'string' || typeof serviceId === 'number') &&
    (code === null || typeof code === 'string') &&
    typeof payable === 'number' &&
    typeof clientId === 'string' &&
    (orderNumber === null || typeof orderNumber === 'string')
  );
}
