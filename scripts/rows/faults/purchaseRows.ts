import type { RowFault } from '../rowFault.ts';

const packages = 'apps/web/src/features/packages';
const checkout = `${packages}/checkout`;
const machine = 'packages/machines/src/checkout';

/** Faults of the rows on packages, their purchase and the return from the gateway. */
export const purchaseFaults: RowFault[] = [
  {
    row: 'X-83',
    file: `${packages}/purchasePorts.ts`,
    from: 'expected_payable: payable,',
    to: 'expected_payable: payable + 1,',
  },
  {
    row: 'X-84',
    file: `${checkout}/codeFailureText.ts`,
    from: 'return known ?? lines',
    to: 'return lines',
  },
  {
    row: 'X-200',
    file: `${packages}/packagesOnSale.ts`,
    from: 'one.hourly - other.hourly,',
    to: 'other.hourly - one.hourly,',
  },
  {
    row: 'X-200',
    file: `${packages}/PackagesScreen.tsx`,
    from: 'const leastCompared = 3;',
    to: 'const leastCompared = 9;',
  },
  {
    row: 'X-200',
    file: `${packages}/ComparePackages.tsx`,
    from: 'narrow="scroll"',
    to: 'narrow="cards"',
  },
  {
    row: 'X-201',
    file: `${packages}/PackageOffer.tsx`,
    from: 'if (service.is_for_enterprise) {',
    to: 'if (service.is_gift) {',
  },
  {
    row: 'X-202',
    file: `${packages}/packagesOnSale.ts`,
    from: 'return end < now;',
    to: 'return false;',
  },
  {
    row: 'X-203',
    file: `${packages}/CurrentPackage.tsx`,
    from: '{record.end_time !== null && <End time={record.end_time} />}',
    to: '',
  },
  {
    row: 'X-203',
    file: `${packages}/CurrentPackage.tsx`,
    from: 'durationText(Math.min(left, total))',
    to: 'durationText(left)',
  },
  {
    row: 'X-204',
    file: `${packages}/packagesOnSale.ts`,
    from: '!one.is_for_enterprise) ??',
    to: 'one.is_for_enterprise) ??',
  },
  {
    row: 'X-205',
    file: `${packages}/discountCode.ts`,
    from: '.toUpperCase()',
    to: '',
  },
  {
    row: 'X-205',
    file: `${machine}/codeState.ts`,
    from: "guard: and(['hasCode', isStill])",
    to: 'guard: isStill',
  },
  {
    row: 'X-206',
    file: `${machine}/codeState.ts`,
    from: "[{ guard: 'hasCode', target: 'checking' }, { target: 'editing' }]",
    to: "{ target: 'editing' }",
  },
  {
    row: 'X-207',
    file: `${packages}/purchasePorts.ts`,
    from: 'price - discount + (vat ?? 0) === payable',
    to: 'payable >= 0',
  },
  {
    row: 'X-207',
    file: `${machine}/checkoutSetup.ts`,
    from: 'result.answer.discount_amount <= price',
    to: 'result.answer.discount_amount >= 0',
  },
  {
    row: 'X-208',
    file: `${machine}/checkoutSetup.ts`,
    from: 'result.url === null && getPayable(context) !== 0,',
    to: 'result.url === null && getPayable(context) === null,',
  },
  {
    row: 'X-209',
    file: `${checkout}/CheckoutDialog.tsx`,
    from: '? amountInWords(payable) : null',
    to: '? amountInWords(payable + 1) : null',
  },
  {
    row: 'X-210',
    file: `${packages}/begunPurchases.ts`,
    from: 'return known.clientId;',
    to: 'return createId();',
  },
  {
    row: 'X-211',
    file: `${machine}/checkoutTypes.ts`,
    from: 'const shortestLife = 60_000;',
    to: 'const shortestLife = 0;',
  },
  {
    row: 'X-212',
    file: 'apps/web/src/shared/gateways.ts',
    from: 'gateways.includes(origin)',
    to: 'gateways.some((one) => origin.startsWith(one))',
  },
  {
    row: 'X-213',
    file: `${machine}/orderState.ts`,
    from: "on: { 'page.shown': 'calling.asking' },",
    to: 'on: {},',
  },
  {
    row: 'X-214',
    file: `${machine}/purchaseReturnMachine.ts`,
    from: "params: getOutput }, target: 'refreshing' }",
    to: "params: getOutput }, target: 'paid' }",
  },
  {
    row: 'X-215',
    file: `${machine}/purchaseReturnMachine.ts`,
    from: "target: 'unknown' }",
    to: "target: 'failed' }",
  },
  {
    row: 'X-215',
    file: 'apps/web/src/features/payment/screen/Verifying.tsx',
    from: 'href={toTransactionAddress()}',
    to: 'href="/"',
  },
  {
    row: 'X-216',
    file: `${machine}/orderState.ts`,
    from: "{ guard: ofKind('started'), target: 'refreshing' },",
    to: '',
  },
  {
    row: 'X-216',
    file: `${checkout}/CheckoutDialog.tsx`,
    from: 'charge >= payable &&',
    to: 'charge > 0 &&',
  },
  {
    row: 'X-217',
    file: `${machine}/checkoutTypes.ts`,
    from: 'changed?.payable ?? sums?.payable ?? price',
    to: 'sums?.payable ?? price',
  },
  {
    row: 'X-220',
    file: `${checkout}/CheckoutNotice.tsx`,
    from: '<LaterStart user={user} />',
    to: '',
  },
  {
    row: 'X-221',
    file: `${packages}/packagesOnSale.ts`,
    from: 'Number.isSafeInteger(price) && price >= 0',
    to: 'price >= 0',
  },
];
