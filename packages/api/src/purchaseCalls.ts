import { call } from './call.ts';
import { invoiceQuerySchema, invoiceSchema } from './invoice.ts';
import {
  discountCheckSchema,
  discountSumsSchema,
  orderQuerySchema,
  orderSchema,
  purchaseStartSchema,
  startedPurchaseSchema,
  walletPurchasedSchema,
  walletPurchaseSchema,
} from './purchase.ts';

/** The calls of a purchase and its invoice, in the order of the contract's section 5 (ADR-0065). */
export const purchaseCalls = {
  checkDiscount: call(
    'POST',
    '/nevisa/discount/check',
    'signed-in',
    discountCheckSchema,
    discountSumsSchema,
    'own',
  ),
  startPurchase: call(
    'POST',
    '/nevisa/purchase/start',
    'signed-in',
    purchaseStartSchema,
    startedPurchaseSchema,
    'own',
  ),
  retrievePurchase: call(
    'GET',
    '/nevisa/purchase/retrieve',
    'signed-in',
    orderQuerySchema,
    orderSchema,
    'own',
  ),
  buyService: call(
    'POST',
    '/nevisa/buy_service',
    'signed-in',
    walletPurchaseSchema,
    walletPurchasedSchema,
    'own',
  ),
  retrieveInvoice: call(
    'GET',
    '/nevisa/transactions/invoice',
    'signed-in',
    invoiceQuerySchema,
    invoiceSchema,
    'own',
  ),
} as const;
