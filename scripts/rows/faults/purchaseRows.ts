import type { FaultTable } from '../rowFault.ts';

const packages = 'apps/web/src/features/packages';
const checkout = `${packages}/checkout`;
const machine = 'packages/machines/src/checkout';

/** Faults of the rows on packages, their purchase and the return from the gateway. */
export const purchaseFaults: FaultTable = [
  [
    'X-83',
    `${packages}/purchasePorts.ts`,
    'expected_payable: payable,',
    'expected_payable: payable + 1,',
  ],
  ['X-84', `${checkout}/codeFailureText.ts`, 'return known ?? lines', 'return lines'],
  [
    'X-200',
    `${packages}/packagesOnSale.ts`,
    'one.hourly - other.hourly,',
    'other.hourly - one.hourly,',
  ],
  [
    'X-200',
    `${packages}/PackagesScreen.tsx`,
    'const leastCompared = 3;',
    'const leastCompared = 9;',
  ],
  ['X-200', `${packages}/ComparePackages.tsx`, 'narrow="scroll"', 'narrow="cards"'],
  [
    'X-201',
    `${packages}/PackageOffer.tsx`,
    'if (service.is_for_enterprise) {',
    'if (service.is_gift) {',
  ],
  ['X-202', `${packages}/packagesOnSale.ts`, 'return end < now;', 'return false;'],
  [
    'X-203',
    `${packages}/CurrentPackage.tsx`,
    '{record.end_time !== null && <End time={record.end_time} />}',
    '',
  ],
  [
    'X-203',
    `${packages}/CurrentPackage.tsx`,
    'durationText(Math.min(left, total))',
    'durationText(left)',
  ],
  [
    'X-204',
    `${packages}/packagesOnSale.ts`,
    '!one.is_for_enterprise) ??',
    'one.is_for_enterprise) ??',
  ],
  ['X-205', `${packages}/discountCode.ts`, '.toUpperCase()', ''],
  ['X-205', `${machine}/codeState.ts`, "guard: and(['hasCode', isStill])", 'guard: isStill'],
  [
    'X-206',
    `${machine}/codeState.ts`,
    "[{ guard: 'hasCode', target: 'checking' }, { target: 'editing' }]",
    "{ target: 'editing' }",
  ],
  [
    'X-207',
    `${packages}/purchasePorts.ts`,
    'price - discount + (vat ?? 0) === payable',
    'payable >= 0',
  ],
  [
    'X-207',
    `${machine}/checkoutSetup.ts`,
    'result.answer.discount_amount <= price',
    'result.answer.discount_amount >= 0',
  ],
  [
    'X-208',
    `${machine}/checkoutSetup.ts`,
    'result.url === null && getPayable(context) !== 0,',
    'result.url === null && getPayable(context) === null,',
  ],
  [
    'X-209',
    `${checkout}/CheckoutDialog.tsx`,
    '? amountInWords(payable) : null',
    '? amountInWords(payable + 1) : null',
  ],
  ['X-210', `${packages}/begunPurchases.ts`, 'return known.clientId;', 'return createId();'],
  [
    'X-211',
    `${machine}/checkoutTypes.ts`,
    'const shortestLife = 60_000;',
    'const shortestLife = 0;',
  ],
  [
    'X-212',
    'apps/web/src/shared/gateways.ts',
    'gateways.includes(origin)',
    'gateways.some((one) => origin.startsWith(one))',
  ],
  ['X-213', `${machine}/orderState.ts`, "on: { 'page.shown': 'calling.asking' },", 'on: {},'],
  [
    'X-214',
    `${machine}/purchaseReturnMachine.ts`,
    "params: getOutput }, target: 'refreshing' }",
    "params: getOutput }, target: 'paid' }",
  ],
  ['X-215', `${machine}/purchaseReturnMachine.ts`, "target: 'unknown' }", "target: 'failed' }"],
  [
    'X-215',
    'apps/web/src/features/payment/screen/Verifying.tsx',
    'href={toTransactionAddress()}',
    'href="/"',
  ],
  [
    'X-216',
    `${machine}/orderState.ts`,
    "{ guard: makeKindGuard('started'), target: 'refreshing' },",
    '',
  ],
  ['X-216', `${checkout}/CheckoutDialog.tsx`, 'charge >= payable &&', 'charge > 0 &&'],
  [
    'X-217',
    `${machine}/checkoutTypes.ts`,
    'changed?.payable ?? sums?.payable ?? price',
    'sums?.payable ?? price',
  ],
  ['X-220', `${checkout}/CheckoutNotice.tsx`, '<LaterStart user={user} />', ''],
  [
    'X-221',
    `${packages}/packagesOnSale.ts`,
    'Number.isSafeInteger(price) && price >= 0',
    'price >= 0',
  ],
  [
    'X-200',
    `${packages}/packagesOnSale.ts`,
    'if (hourly !== null && hourly > 0) {',
    'if (hourly !== null) {',
  ],
  ['X-200', `${packages}/packagesOnSale.ts`, '!service.is_infinite && Math.abs', 'Math.abs'],
  ['X-202', `${packages}/packagesOnSale.ts`, 'T23:59:59+03:30', 'T23:59:59Z'],
  [
    'X-205',
    `${machine}/checkoutSetup.ts`,
    'code,\n      sums: null,\n      codeFailure: null,',
    'code,\n      sums: null,',
  ],
  [
    'X-206',
    `${machine}/orderState.ts`,
    "{ ...beginnings, 'code.typed': 'idle', 'code.removed': 'idle' }",
    "{ ...beginnings, 'code.removed': 'idle' }",
  ],
  ['X-211', `${machine}/checkoutTypes.ts`, 'endsAt === null || ', ''],
  ['X-211', `${machine}/checkoutSetup.ts`, 'url: null, pending: null });', 'url: null });'],
  ['X-211', `${machine}/checkoutSetup.ts`, 'failure: null, hasEnded: false', 'failure: null'],
  ['X-212', `${machine}/checkoutSetup.ts`, 'leaveWait = 10_000', 'leaveWait = 60_000'],
];
