import { services } from '../fixtures/services.ts';
import { knownDiscounts } from '../fixtures/discounts/knownDiscounts.ts';
import type { Backend } from '../backend.ts';
import type { RefusedCalls } from './refusedCalls.ts';

/** Pays for a package with a code that a person may use once. */
function spendCode(backend: Backend, code: string): void {
  const { order_number: number } = backend.startPurchase(backend.account('sara'), {
    service_id: services[1].id,
    expected_payable: 760_000,
    return_type: 'web',
    client_id: 'earlier',
    discount_code: code,
    replaces: 'NV-3001',
  }) as { order_number: string };
  backend.settleOrder(number, 'paid');
}

function refuseCodes(field: 'code' | 'discount_code') {
  const { nowruz, yalda, first, twenty, salam } = knownDiscounts;
  return {
    invalid: () => ({ [field]: 'NOTHING' }),
    expired: () => ({ [field]: yalda.code }),
    exhausted: () => ({ [field]: first.code }),
    used: (backend: Backend) => {
      spendCode(backend, nowruz.code);
      return { [field]: nowruz.code };
    },
    not_for_service: () => ({ [field]: twenty.code }),
    min_purchase: () => ({ [field]: salam.code }),
  };
}

/** What makes the mock server refuse the calls of purchases. */
export const refusedPurchases: RefusedCalls = {
  checkDiscount: refuseCodes('code'),
  startPurchase: {
    ...refuseCodes('discount_code'),
    pending_purchase: () => ({ replaces: undefined }),
    price_changed: () => ({ expected_payable: 1 }),
  },
  retrievePurchase: { order_not_found: () => ({ order_number: 'NV-1' }) },
  retrieveInvoice: { invoice_not_found: () => ({ id: 'unknown' }) },
};
