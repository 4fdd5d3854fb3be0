import type { FaultTable } from '../rowFault.ts';

const payment = 'apps/web/src/features/payment';
const firstTouch = `${payment}/screen/useFirstTouch.ts`;
const machine = 'packages/machines/src/payment/paymentCallbackMachine.ts';
const moment = 'packages/ui/src/persian/localMoment.ts';
const descriptionList = 'packages/ui/src/components/data/DescriptionList/DescriptionList.styles.ts';
const readPayment = `${payment}/readPayment.ts`;
const paymentCallbackScreen = `${payment}/screen/PaymentCallbackScreen.tsx`;
const returnAnnouncements = `${payment}/screen/ReturnAnnouncements.tsx`;
const listReceiptRows = `${payment}/screen/listReceiptRows.tsx`;
const usePaymentReturn = `${payment}/screen/usePaymentReturn.ts`;
const chooseReturnTarget = `${payment}/chooseReturnTarget.ts`;
const returnControls = `${payment}/screen/ReturnControls.tsx`;

/** Faults of the rows on the receipt of a payment. */
export const receiptFaults: FaultTable = [
  ['R-150', readPayment, "query, 'order_number')", "query, 'order')"],
  ['R-150', readPayment, "query, 'failure_reason')", "query, 'reason')"],
  ['R-151', readPayment, 'if (refId === null) {', "if (!query.has('ref_id')) {"],
  ['R-151', paymentCallbackScreen, '.home} replace />', '.home} />'],
  ['R-152', readPayment, "'success') === 'True'", "'success')?.toLowerCase() === 'true'"],
  ['R-153', paymentCallbackScreen, 'title={title} />', 'title={paymentText.successTitle} />'],
  ['R-153', returnAnnouncements, '<LiveRegion>{arrived', '<LiveRegion urgent>{arrived'],
  [
    'R-154',
    listReceiptRows,
    '<Ltr>{/^[\\d*-]+$/.test(text) ? toPersianDigits(text) : text}</Ltr>',
    '<bdi>{/^[\\d*-]+$/.test(text) ? toPersianDigits(text) : text}</bdi>',
  ],
  [
    'R-154',
    listReceiptRows,
    'return value === null ? [] : [{ label, value, lead }];',
    "return [{ label, value: value ?? '—' }];",
  ],
  [
    'R-155',
    listReceiptRows,
    '...makeRow(paymentText.failureReason, formatReason(receipt.failureReason)),',
    '...makeRow(paymentText.failureReason, formatReason(receipt.failureReason)),\n        ...makeRow(paymentText.refId, code(receipt.refId)),',
  ],
  ['R-156', listReceiptRows, "reason === 'Canceled'", "reason?.toLowerCase() === 'canceled'"],
  ['R-156', 'apps/web/src/shared/text/paymentText.ts', "'لغو شده توسط کاربر'", "'لغو شده'"],
  ['R-157', moment, '(?:\\.\\d{1,9})?', ''],
  ['R-157', moment, '(?:(?: +\\+?|\\+)03:?30)?', ''],
  ['R-157', moment, '(?:(?: +\\+?|\\+)03:?30)?$/', '(?:[ +]*03:?30)?$/'],
  ['R-157', moment, ' +\\+?|\\+', ' +|\\+'],
  ['R-158', moment, '`${clock} - ${date}`', '`${date} - ${clock}`'],
  ['R-158', moment, "padStart(2, '0')", "padStart(1, '0')"],
  ['R-158', readPayment, 'return moment &&', 'return moment === null ? text :'],
];

/** Faults of the rows on the return from a payment. */
export const returnFaults: FaultTable = [
  ['R-159', machine, 'const returnSeconds = 5;', 'const returnSeconds = 6;'],
  [
    'R-159',
    returnControls,
    'return counting && secondsLeft !== null ? later(toPersianDigits(secondsLeft)) : now;',
    'return now;',
  ],
  ['R-160', machine, "'return.requested': 'redirecting',\n  'stay.requested'", "'stay.requested'"],
  ['R-160', returnControls, 'busy={redirecting}', 'busy={false}'],
  ['R-161', machine, 'const returnWait = 1_000;', 'const returnWait = 2_000;'],
  ['R-161', machine, "entry: 'refreshAccount',\n", ''],
  ['R-161', usePaymentReturn, 'void navigate(paths.home);', 'void navigate(paths.packages);'],
  ['R-162', chooseReturnTarget, "=== 'success'}", "=== 'success' ? 'True' : 'False'}"],
  ['R-162', machine, "{ guard: 'isApp', target: '#paymentCallback.standing.notOpened' },\n", ''],
  ['R-163', chooseReturnTarget, 'https://t.me/$', 'https://telegram.me/$'],
  ['R-163', usePaymentReturn, 'openAddress(target', 'void navigate(target'],
  ['R-164', machine, "automatic: automatic && returnTo !== 'bale',", 'automatic,'],
  ['R-164', chooseReturnTarget, "automatic: returnTo === 'web'", 'automatic: true'],
  ['R-165', `${payment}/returnTypes.ts`, "  bale_bot: 'bale',\n", ''],
  [
    'R-165',
    `${payment}/returnTypes.ts`,
    '...Object.entries(known), ...added',
    '...Object.entries(known)',
  ],
  ['R-159', firstTouch, 'settledAt = performance.now() + settling', 'settledAt = 0'],
  ['R-159', firstTouch, '      place = window.scrollY;\n', ''],
  ['R-159', firstTouch, "type === 'wheel' || type === 'touchmove'", 'false'],
  ['R-165', readPayment, "'type') ?? 'web'", "'type') ?? 'desktop'"],
  ['R-166', 'apps/web/src/shared/config.ts', '&& /^\\w{5,32}$/.test', '&& /^[\\w/.]{5,32}$/.test'],
  ['R-166', chooseReturnTarget, "returnTo: 'web', address,", 'returnTo, address,'],
  ['R-153', returnControls, '={title} paymentReturn', '={paymentText.successTitle} paymentReturn'],
  ['R-153', returnAnnouncements, '        : title}', '        : null}'],
  ['R-154', listReceiptRows, '={amount} />, true', '={amount} />'],
  ['R-154', descriptionList, '    order: -1;\n', ''],
  ['R-154', descriptionList, "    font-size: ${font.size['2xl']};\n", ''],
  ['R-157', moment, 'hour < 24', 'hour <= 24'],
  ['R-165', `${payment}/returnTypes.ts`, "  desktop_app: 'desktop',\n", ''],
  ['R-166', 'apps/web/src/shared/config.ts', '{5,32}', '{4,32}'],
  ['R-166', 'apps/web/src/shared/config.ts', "  'vbscript',\n", ''],
  ['R-158', listReceiptRows, '.time && <Ltr>{receipt.time}</Ltr>', '.time'],
  [
    'R-151',
    readPayment,
    'if (refId === null) {',
    "if (refId === null && readOnce(query, 'success') === 'True') {",
  ],
  [
    'R-155',
    listReceiptRows,
    '...makeRow(paymentText.failureReason, formatReason(receipt.failureReason)),\n        ...subject,\n        ...order,\n        ...time,',
    '...makeRow(paymentText.failureReason, formatReason(receipt.failureReason)),\n        ...subject,\n        ...order,',
  ],
  [
    'R-155',
    listReceiptRows,
    '...makeRow(paymentText.failureReason, formatReason(receipt.failureReason)),\n        ...subject,',
    '...makeRow(paymentText.failureReason, formatReason(receipt.failureReason)),',
  ],
  [
    'R-155',
    listReceiptRows,
    '...makeRow(paymentText.failureReason, formatReason(receipt.failureReason)),\n',
    '...makeRow(paymentText.failureReason, formatReason(receipt.failureReason)),\n        ...makeRow(paymentText.cardPan, renderCode(receipt.cardPan)),\n',
  ],
  [
    'R-155',
    listReceiptRows,
    '...makeRow(paymentText.failureReason, formatReason(receipt.failureReason)),\n',
    '...makeRow(paymentText.failureReason, formatReason(receipt.failureReason)),\n        ...makeRow(paymentText.amount, amount === null ? null : <Money amount={amount} />, true),\n',
  ],
  ['R-162', chooseReturnTarget, 'desktopScheme && `${desktopScheme}:', 'desktopScheme && `nevisa:'],
  ['R-164', chooseReturnTarget, "? { returnTo: 'web', address,", '? { returnTo, address,'],
];
