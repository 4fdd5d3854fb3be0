import type { FaultTable } from '../rowFault.ts';

const features = 'apps/web/src/features';

/** Faults of the cards of packages, of the purchase dialog, of the bar after it and of the invoice. */
export const purchasePartFaults: FaultTable = [
  [
    'X-80',
    `${features}/packages/PackageOffer.tsx`,
    "{description !== '' && <p>{description}</p>}",
    '',
  ],
  [
    'X-80',
    `${features}/packages/PackageOffer.tsx`,
    'users !== null && users > 1',
    'users !== null && users > 0',
  ],
  [
    'X-200',
    `${features}/packages/PackageOffer.tsx`,
    '      {isBest && (',
    '      {service.is_gift && (',
  ],
  [
    'X-80',
    `${features}/packages/PackageOffer.tsx`,
    '{service.is_for_telegram && <Tag',
    '{service.is_gift && <Tag',
  ],
  [
    'X-200',
    `${features}/packages/ComparePackages.tsx`,
    'isInfinite ? commonText.unlimited : hours === null',
    'hours === null',
  ],
  [
    'X-83',
    `${features}/packages/checkout/CheckoutDialog.tsx`,
    "discount > 0 ? <Money amount={-discount} /> : '—'",
    '<Money amount={-discount} />',
  ],
  [
    'X-83',
    `${features}/packages/checkout/CheckoutDialog.tsx`,
    '{checkoutText.vat}: <Money amount={vat} />',
    '{checkoutText.vat}',
  ],
  [
    'X-219',
    `${features}/transactions/invoice/invoiceParts.tsx`,
    'amount === null || amount === 0 ? []',
    'amount === null ? []',
  ],
  [
    'X-219',
    `${features}/transactions/invoice/invoiceParts.tsx`,
    '      ...renderCode(transactionsText.colRef, invoice.ref_id),\n',
    '',
  ],
  [
    'X-219',
    `${features}/transactions/invoice/invoiceParts.tsx`,
    'return name === null || city === null;',
    'return name === null;',
  ],
  [
    'X-214',
    'apps/web/src/app/shell/PurchaseBanner.tsx',
    '{shownOn === path && (',
    '{shownOn !== null && (',
  ],
  [
    'X-220',
    'apps/web/src/app/shell/PurchaseBanner.tsx',
    'isLater ? checkoutWords.boughtBar : checkoutWords.activatedBar',
    'checkoutWords.activatedBar',
  ],
  [
    'X-80',
    `${features}/packages/PackageOffer.tsx`,
    'users !== null && users > 1',
    'users !== null && users > 3',
  ],
  [
    'X-80',
    `${features}/packages/packagesOnSale.ts`,
    '    return packagesText.infinite;',
    '    return undefined;',
  ],
  [
    'X-83',
    `${features}/packages/checkout/CheckoutDialog.tsx`,
    'value: <Money amount={price ?? Number.NaN} />,',
    'value: <Money amount={(price ?? Number.NaN) - discount} />,',
  ],
  [
    'X-219',
    `${features}/transactions/invoice/invoiceParts.tsx`,
    'isIncomplete(buyer) &&',
    'isIncomplete(seller) &&',
  ],
  [
    'X-219',
    `${features}/transactions/invoice/invoiceParts.tsx`,
    'discount === null ? null : -discount',
    'discount',
  ],
  [
    'X-214',
    'apps/web/src/app/shell/PurchaseBanner.tsx',
    'onDismiss={() => setShownOn(null)}',
    'onDismiss={() => undefined}',
  ],
  [
    'X-220',
    `${features}/packages/startWords.ts`,
    "${describeStart(last?.end_time ?? '')}`.trim()",
    "${describeStart(last?.end_time ?? '')}`",
  ],
];
