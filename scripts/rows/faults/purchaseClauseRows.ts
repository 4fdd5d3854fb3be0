import type { FaultTable } from '../rowFault.ts';

const features = 'apps/web/src/features';

/** Faults of clauses of the rows on packages, their purchase and the transactions. */
export const purchaseClauseFaults: FaultTable = [
  [
    'X-200',
    `${features}/packages/ComparePackages.tsx`,
    'figure: findHourlyPrice }',
    'figure: (one) => findHourlyPrice({ ...one, price_per_hour: null }) }',
  ],
  [
    'X-200',
    `${features}/packages/packagesOnSale.ts`,
    'const leastCompared = 3;',
    'const leastCompared = 2;',
  ],
  [
    'X-201',
    `${features}/packages/PackageOffer.tsx`,
    '{service.is_gift && (',
    '{service.is_gift && service.is_for_telegram && (',
  ],
  [
    'X-202',
    `${features}/packages/PackageOffer.tsx`,
    '...(validity === undefined ? [] : [validity]),',
    "...(validity === undefined || typeof service.deadline === 'string' ? [] : [validity]),",
  ],
  [
    'X-202',
    `${features}/packages/ComparePackages.tsx`,
    "formatTerm(service) ?? '—'",
    "formatTerm({ ...service, deadline: null }) ?? '—'",
  ],
  [
    'X-203',
    `${features}/packages/CurrentPackage.tsx`,
    'const nearEnd = 3 * 86_400_000;',
    'const nearEnd = 30 * 86_400_000;',
  ],
  [
    'X-204',
    `${features}/packages/PackagesScreen.tsx`,
    'findSold(services, wanted)',
    'findSold(all, wanted)',
  ],
  [
    'X-204',
    `${features}/packages/PackagesScreen.tsx`,
    "query.get('code') ?? code ?? ''",
    "code ?? ''",
  ],
  [
    'X-205',
    `${features}/packages/checkout/describeCodeFailure.ts`,
    '  exhausted: checkoutText.codeExhausted,',
    '  exhausted: checkoutText.codeUsed,',
  ],
  [
    'X-205',
    `${features}/packages/checkout/DiscountField.tsx`,
    "codeFailure !== null && codeFailure.kind !== 'refused'",
    "codeFailure !== null && codeFailure.kind === 'refused'",
  ],
  [
    'X-205',
    `${features}/packages/checkout/DiscountField.tsx`,
    "useState(context.code !== '')",
    'useState(true)',
  ],
  [
    'X-205',
    'packages/machines/src/checkout/checkoutSetup.ts',
    "removeUnseenCharacters(context.code) !== ''",
    "context.code.trim() !== ''",
  ],
  [
    'X-207',
    'packages/api/src/purchase.ts',
    'const toman = v.pipe(v.number(), v.safeInteger(), v.minValue(0));',
    'const toman = v.pipe(v.number(), v.minValue(0));',
  ],
  [
    'X-207',
    `${features}/packages/checkout/CheckoutDialog.tsx`,
    '...(isWhole\n',
    '...(isWhole || most > 0\n',
  ],
  [
    'X-209',
    `${features}/packages/checkout/CheckoutDialog.tsx`,
    'isWhole ? undefined : describeHourly(service)',
    'isWhole ? undefined : formatHours(service)',
  ],
  [
    'X-209',
    'packages/writing/src/numbers/spellNumber.ts',
    "scale === 1_000 && count === 1 ? ''",
    "count === 1 ? ''",
  ],
  [
    'X-210',
    `${features}/packages/checkout/PayButtons.tsx`,
    "busy={is('busy') || is('checking')}\n          waiting={isWaiting && context.way === 'gateway'",
    "busy={is('checking')}\n          waiting={isWaiting && context.way === 'gateway'",
  ],
  [
    'X-211',
    `${features}/packages/checkout/CheckoutNotice.tsx`,
    '          {isAlive && (\n',
    '          {(isAlive || left === 0) && (\n',
  ],
  [
    'X-212',
    `${features}/packages/checkout/CheckoutDialog.tsx`,
    'isLeaving ? fill(checkoutWords.goingTo, { host }) :',
    'isLeaving ? checkoutText.gatewayNote :',
  ],
  [
    'X-213',
    `${features}/packages/checkout/useCheckout.ts`,
    '      if (persisted) {',
    '      if (!persisted) {',
  ],
  [
    'X-213',
    `${features}/packages/checkout/useCheckout.ts`,
    "code: code === '' ? (known?.code ?? '') : code,",
    'code,',
  ],
  [
    'X-214',
    `${features}/payment/screen/OwnOrder.tsx`,
    'user !== null && String(user.id) === begun.userId ?',
    'user !== null ?',
  ],
  [
    'X-215',
    `${features}/packages/askOrder.ts`,
    "if (order.status === 'FAILED') {",
    "if (order.status !== 'PENDING') {",
  ],
  [
    'X-218',
    `${features}/transactions/detail/UnfinishedPayment.tsx`,
    'if (isBeingConfirmed) {',
    'if (url === null) {',
  ],
  [
    'X-218',
    `${features}/transactions/detail/useUnfinished.ts`,
    'queryKey: [transactionsKey] }',
    "queryKey: [transactionsKey, 'none'] }",
  ],
  [
    'X-218',
    `${features}/transactions/list/FilterFields.tsx`,
    'filter({ days: chosen })',
    'filter({ days: chosen && null })',
  ],
  [
    'X-219',
    `${features}/transactions/invoice/invoiceParts.tsx`,
    '{ ...describeParty(seller),',
    '{ ...describeParty({ ...seller, ...buyer }),',
  ],
];
