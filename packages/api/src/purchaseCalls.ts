import { defineCall } from './defineCall.ts';
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
  checkDiscount: defineCall(
    'POST',
    '/nevisa/discount/check',
    'signed-in',
    discountCheckSchema,
    discountSumsSchema,
    'own',
  ),
  startPurchase: defineCall(
    'POST',
    '/nevisa/purchase/start',
    'signed-in',
    purchaseStartSchema,
    startedPurchaseSchema,
    'own',
  ),
  retrievePurchase: defineCall(
    'GET',
    '/nevisa/purchase/retrieve',
    'signed-in',
    orderQuerySchema,
    orderSchema,
    'own',
  ),
  buyService: defineCall(
    'POST',
    '/nevisa/buy_service',
    'signed-in',
    walletPurchaseSchema,
    walletPurchasedSchema,
    'own',
  ),
  retrieveInvoice: defineCall(
    'GET',
    '/nevisa/transactions/invoice',
    'signed-in',
    invoiceQuerySchema,
    invoiceSchema,
    'own',
  ),
} as const;
