import { isSameId } from '@nevisa/api';
import type { Id, Invoice, InvoiceParty, Service, Transaction } from '@nevisa/api/types';
import type { Account } from '../fixtures/accounts.ts';
import type { StoredOrder } from './orders.ts';
import type { PurchaseSums } from './purchaseSums.ts';
import { refuse } from './refusal.ts';

const noParty: InvoiceParty = {
  name: null,
  national_id: null,
  economic_code: null,
  phone: null,
  email: null,
  province: null,
  city: null,
  address: null,
  postal_code: null,
};

/** A company that does not exist. */
const seller: InvoiceParty = {
  ...noParty,
  name: 'شرکت نمونهٔ نویسا',
  national_id: '14009999999',
  economic_code: '411999999999',
  phone: '02100000000',
  province: 'تهران',
  city: 'تهران',
  address: 'خیابان نمونه، کوچهٔ یکم، پلاک ۱۰',
  postal_code: '1999999999',
};

/**
 * Writes the invoice of a successful payment of the caller.
 *
 * @throws Refusal 404 for any other payment
 */
export function writeInvoice(
  caller: Account,
  id: Id,
  orders: readonly StoredOrder[],
  services: readonly Service[],
): Invoice {
  const transaction = caller.transactions.find((one) => one.id !== null && isSameId(one.id, id));
  if (transaction?.status !== 'SUCCESS' || transaction.amount === null) {
    throw refuse('invoice_not_found', 'فاکتور این تراکنش پیدا نشد.');
  }
  const {
    price,
    discount_amount: discount,
    vat_amount: vat,
  } = computeSums({ ...transaction, amount: transaction.amount }, orders, services);
  return {
    number: `1405-${(transaction.order_number ?? String(id)).replaceAll(/\D/g, '')}`,
    seller,
    buyer: toBuyer(caller),
    lines: [{ title: transaction.description ?? '', amount: price }],
    discount,
    vat,
    total: transaction.amount,
    paid_at: transaction.verified_at,
    ref_id: transaction.ref_id,
  };
}

function toBuyer({ profile, phone, email }: Account): InvoiceParty {
  const { first_name: first, last_name: last, province, city } = profile;
  const name = [first, last].filter((part) => part !== null).join(' ');
  return { ...noParty, name: name === '' ? null : name, phone, email, province, city };
}

/** The sums of the order; of an older payment only the price of its package is known. */
function computeSums(
  transaction: Transaction & { amount: number },
  orders: readonly StoredOrder[],
  services: readonly Service[],
): Omit<PurchaseSums, 'payable'> {
  const order = orders.find(({ number }) => number === transaction.order_number);
  if (order !== undefined) {
    return order.sums;
  }
  const service = services.find(({ name }) => name === transaction.service_name);
  const price = Math.max(service?.actual_price ?? 0, transaction.amount);
  return { price, discount_amount: price - transaction.amount, vat_amount: null };
}
