import type { FaultTable } from '../rowFault.ts';

const packages = 'apps/web/src/features/packages';
const checkout = `${packages}/checkout`;
const machine = 'packages/machines/src/checkout';
const purchasePorts = `${packages}/purchasePorts.ts`;
const currentPackage = `${packages}/CurrentPackage.tsx`;
const checkoutDialog = `${checkout}/CheckoutDialog.tsx`;
const gateways = 'apps/web/src/shared/gateways.ts';
const verifying = 'apps/web/src/features/payment/screen/Verifying.tsx';
const orderState = `${machine}/orderState.ts`;

/** Faults of the rows on packages, their purchase and the return from the gateway. */
export const purchaseFaults: FaultTable = [
  ['X-83', purchasePorts, 'expected_payable: payable,', 'expected_payable: payable + 1,'],
  ['X-84', `${checkout}/describeCodeFailure.ts`, 'return known ?? lines', 'return lines'],
  ['X-200', `${packages}/packagesOnSale.ts`, 'one.hourly - other', 'other.hourly - one'],
  ['X-200', `${packages}/packagesOnSale.ts`, 'const leastCompared = 3', 'const leastCompared = 9'],
  ['X-200', `${packages}/ComparePackages.tsx`, 'narrow="scroll"', 'narrow="cards"'],
  ['X-201', `${packages}/PackageOffer.tsx`, '(service.is_for_enterprise)', '(service.is_gift)'],
  ['X-202', `${packages}/packagesOnSale.ts`, 'return end < now;', 'return false;'],
  ['X-203', currentPackage, '{record.end_time !== null && <End time={record.end_time} />}', ''],
  ['X-203', 'apps/web/src/shared/shell/describeRemaining.ts', 'Math.min(left, total)', 'left'],
  ['X-204', `${packages}/packagesOnSale.ts`, '!one.is_for_enterprise', 'one.is_for_enterprise'],
  ['X-205', `${packages}/discountCode.ts`, '.toUpperCase()', ''],
  ['X-205', `${machine}/codeState.ts`, "guard: and(['hasCode', isStill])", 'guard: isStill'],
  [
    'X-206',
    `${machine}/codeState.ts`,
    "[{ guard: 'hasCode', target: 'checking' }, { target: 'editing' }]",
    "{ target: 'editing' }",
  ],
  ['X-207', purchasePorts, 'price - discount + (vat ?? 0) === payable', 'payable >= 0'],
  ['X-207', `${machine}/checkoutSetup.ts`, '.discount_amount <= price', '.discount_amount >= 0'],
  ['X-208', `${machine}/checkoutSetup.ts`, '(context) !== 0,', '(context) === null,'],
  ['X-209', checkoutDialog, '(payable ?? Number.NaN)', '((payable ?? Number.NaN) + 1)'],
  ['X-210', `${packages}/begunPurchases.ts`, 'return known.clientId;', 'return createId();'],
  ['X-211', `${machine}/checkoutTypes.ts`, 'const shortestLife = 60_000', 'const shortestLife = 0'],
  ['X-212', gateways, 'gateways.includes(origin', 'gateways.some((one) => origin.startsWith(one)'],
  ['X-213', orderState, "on: { 'page.shown': 'calling.asking' },", 'on: {},'],
  ['X-214', `${machine}/purchaseReturnMachine.ts`, "target: 'refreshing'", "target: 'paid'"],
  ['X-215', `${machine}/purchaseReturnMachine.ts`, "target: 'unknown' }", "target: 'failed' }"],
  ['X-215', verifying, 'href={toTransactionAddress()}', 'href="/"'],
  ['X-216', orderState, "{ guard: makeKindGuard('started'), target: 'refreshing' },", ''],
  ['X-216', `${checkout}/PayButtons.tsx`, 'charge >= payable &&', 'charge > 0 &&'],
  ['X-217', `${machine}/checkoutTypes.ts`, 'changed?.payable ?? sums?.payable', 'sums?.payable'],
  ['X-220', `${checkout}/CheckoutNotice.tsx`, '<LaterStart user={user} />', ''],
  ['X-221', `${packages}/packagesOnSale.ts`, 'Number.isSafeInteger(price) && price', 'price'],
  ['X-200', `${packages}/packagesOnSale.ts`, 'hourly !== null && hourly > 0', 'hourly !== null'],
  ['X-200', `${packages}/packagesOnSale.ts`, '!service.is_infinite && Math.abs', 'Math.abs'],
  ['X-202', `${packages}/packagesOnSale.ts`, 'T23:59:59+03:30', 'T23:59:59Z'],
  ['X-205', `${machine}/checkoutSetup.ts`, 'sums: null,\n      codeFailure: null,', 'sums: null,'],
  ['X-206', orderState, "'code.typed': 'idle', 'code.removed':", "'code.removed':"],
  [
    'X-211',
    `${machine}/checkoutTypes.ts`,
    '(endsAt === null || endsAt - now > shortestLife)',
    '(endsAt ?? 0) - now > shortestLife',
  ],
  ['X-215', `${machine}/checkoutTypes.ts`, 'url === null &&', 'url !== null &&'],
  ['X-207', orderState, "'code.typed': '#checkout.order.idle',", ''],
  ['X-212', `${machine}/codeState.ts`, "not(stateIn({ order: { leaving: 'gone' } })),", ''],
  ['X-216', `${packages}/walletPort.ts`, ';\n    parts.readAccountAnew();', ';'],
  ['X-204', `${packages}/PackagesScreen.tsx`, ', { replace: true }', ''],
  ['X-206', `${packages}/PackagesScreen.tsx`, '?? code ?? ', '?? '],
  ['X-211', `${machine}/checkoutSetup.ts`, 'url: null, pending: null }),', 'url: null }),'],
  ['X-211', `${machine}/checkoutSetup.ts`, 'failure: null, hasEnded: false', 'failure: null'],
  ['X-212', `${machine}/checkoutSetup.ts`, 'leaveWait = 10_000', 'leaveWait = 60_000'],
  ['X-210', `${packages}/begunPurchases.ts`, 'slice(-longest)', 'slice(0, longest)'],
  ['X-210', `${packages}/walletPort.ts`, 'payAlone(() => pay(parts, input))', 'pay(parts, input)'],
  ['X-210', `${checkout}/useCheckout.ts`, 'runInTabLock(`nevisa.wallet.${userId}`, pay)', 'pay()'],
  ['X-210', purchasePorts, "'paid' || result.kind === 'ended'", "'paid'"],
  ['X-210', purchasePorts, 'begunPurchases.end(purchase);', ''],
  ['X-211', purchasePorts, 'begunPurchases.forget(replaces);', ''],
  ['X-212', purchasePorts, "report('gateway');", ''],
  ['X-212', orderState, "'gateway-refused', on: beginnings", "'gateway-refused'"],
  ['X-213', `${packages}/begunPurchases.ts`, 'read().findLast(', 'read().find('],
  ['X-205', checkoutDialog, 'most > 0 ? spelled', '(payable ?? 0) > 0 ? spelled'],
  ['X-205', checkoutDialog, 'widest={most} ', ''],
  [
    'X-205',
    checkoutDialog,
    '(context.price ?? 0) > 0 && <p>{checkoutWords.nothingToPay}</p>',
    'null',
  ],
];
