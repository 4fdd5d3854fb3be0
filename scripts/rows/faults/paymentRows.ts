import type { FaultTable } from '../rowFault.ts';

const payment = 'apps/web/src/features/payment';
const machine = 'packages/machines/src/payment/paymentCallbackMachine.ts';
const moment = 'packages/ui/src/persian/localMoment.ts';
const descriptionList = 'packages/ui/src/components/data/DescriptionList/DescriptionList.styles.ts';

/** Faults of the rows on the receipt of a payment. */
export const receiptFaults: FaultTable = [
  ['R-150', `${payment}/readPayment.ts`, "query, 'order_number')", "query, 'order')"],
  ['R-150', `${payment}/readPayment.ts`, "query, 'failure_reason')", "query, 'reason')"],
  ['R-151', `${payment}/readPayment.ts`, 'if (refId === null) {', "if (!query.has('ref_id')) {"],
  [
    'R-151',
    `${payment}/screen/PaymentCallbackScreen.tsx`,
    '<Navigate to={paths.home} replace />',
    '<Navigate to={paths.home} />',
  ],
  [
    'R-152',
    `${payment}/readPayment.ts`,
    "readOnce(query, 'success') === 'True'",
    "readOnce(query, 'success')?.toLowerCase() === 'true'",
  ],
  [
    'R-153',
    `${payment}/screen/PaymentCallbackScreen.tsx`,
    '<PageTitle title={title} />',
    '<PageTitle title={paymentText.successTitle} />',
  ],
  [
    'R-153',
    `${payment}/screen/ReturnAnnouncements.tsx`,
    '<LiveRegion>{arrived',
    '<LiveRegion urgent>{arrived',
  ],
  [
    'R-154',
    `${payment}/screen/listReceiptRows.tsx`,
    '<Ltr>{/^[\\d*-]+$/.test(text) ? toPersianDigits(text) : text}</Ltr>',
    '<bdi>{/^[\\d*-]+$/.test(text) ? toPersianDigits(text) : text}</bdi>',
  ],
  [
    'R-154',
    `${payment}/screen/listReceiptRows.tsx`,
    'return value === null ? [] : [{ label, value, lead }];',
    "return [{ label, value: value ?? '—' }];",
  ],
  [
    'R-155',
    `${payment}/screen/listReceiptRows.tsx`,
    '...makeRow(paymentText.failureReason, formatReason(receipt.failureReason)),',
    '...makeRow(paymentText.failureReason, formatReason(receipt.failureReason)),\n        ...makeRow(paymentText.refId, code(receipt.refId)),',
  ],
  [
    'R-156',
    `${payment}/screen/listReceiptRows.tsx`,
    "reason === 'Canceled'",
    "reason?.toLowerCase() === 'canceled'",
  ],
  [
    'R-156',
    'apps/web/src/shared/text/paymentText.ts',
    "canceledByUser: 'لغو شده توسط کاربر'",
    "canceledByUser: 'لغو شده'",
  ],
  ['R-157', moment, '(?:\\.\\d{1,9})?', ''],
  ['R-157', moment, '(?:(?: +\\+?|\\+)03:?30)?', ''],
  ['R-157', moment, '(?:(?: +\\+?|\\+)03:?30)?$/', '(?:[ +]*03:?30)?$/'],
  ['R-157', moment, ' +\\+?|\\+', ' +|\\+'],
  ['R-158', moment, '`${clock} - ${date}`', '`${date} - ${clock}`'],
  ['R-158', moment, "padStart(2, '0')", "padStart(1, '0')"],
  [
    'R-158',
    `${payment}/readPayment.ts`,
    'return moment && formatLocalMoment(moment);',
    'return moment === null ? text : formatLocalMoment(moment);',
  ],
];

/** Faults of the rows on the return from a payment. */
export const returnFaults: FaultTable = [
  ['R-159', machine, 'const returnSeconds = 5;', 'const returnSeconds = 6;'],
  [
    'R-159',
    `${payment}/screen/ReturnControls.tsx`,
    'return counting && secondsLeft !== null ? later(toPersianDigits(secondsLeft)) : now;',
    'return now;',
  ],
  ['R-160', machine, "'return.requested': 'redirecting',\n  'stay.requested'", "'stay.requested'"],
  ['R-160', `${payment}/screen/ReturnControls.tsx`, 'busy={redirecting}', 'busy={false}'],
  ['R-161', machine, 'const returnWait = 1_000;', 'const returnWait = 2_000;'],
  ['R-161', machine, "entry: 'refreshAccount',\n", ''],
  [
    'R-161',
    `${payment}/screen/usePaymentReturn.ts`,
    'void navigate(paths.home);',
    'void navigate(paths.packages);',
  ],
  [
    'R-162',
    `${payment}/chooseReturnTarget.ts`,
    "buyChargeStatus=${outcome === 'success'}",
    "buyChargeStatus=${outcome === 'success' ? 'True' : 'False'}",
  ],
  ['R-162', machine, "{ guard: 'isApp', target: '#paymentCallback.standing.notOpened' },\n", ''],
  [
    'R-163',
    `${payment}/chooseReturnTarget.ts`,
    'https://t.me/${telegramBot}',
    'https://telegram.me/${telegramBot}',
  ],
  [
    'R-163',
    `${payment}/screen/usePaymentReturn.ts`,
    'openAddress(target.address);',
    'void navigate(target.address);',
  ],
  ['R-164', machine, "automatic: automatic && returnTo !== 'bale',", 'automatic,'],
  [
    'R-164',
    `${payment}/chooseReturnTarget.ts`,
    "automatic: returnTo === 'web' }",
    'automatic: true }',
  ],
  ['R-165', `${payment}/returnTypes.ts`, "  bale_bot: 'bale',\n", ''],
  [
    'R-165',
    `${payment}/returnTypes.ts`,
    '...Object.entries(known), ...added',
    '...Object.entries(known)',
  ],
  [
    'R-159',
    `${payment}/screen/useFirstTouch.ts`,
    'settledAt = performance.now() + settling;',
    'settledAt = 0;',
  ],
  ['R-165', `${payment}/readPayment.ts`, "'type') ?? 'web'", "'type') ?? 'desktop'"],
  [
    'R-166',
    'apps/web/src/shared/config.ts',
    'name !== null && /^\\w{5,32}$/.test(name)',
    'name !== null && /^[\\w/.]{5,32}$/.test(name)',
  ],
  [
    'R-166',
    `${payment}/chooseReturnTarget.ts`,
    "? { returnTo: 'web', address,",
    '? { returnTo, address,',
  ],
  [
    'R-153',
    `${payment}/screen/ReturnControls.tsx`,
    'title={title} paymentReturn',
    'title={paymentText.successTitle} paymentReturn',
  ],
  ['R-153', `${payment}/screen/ReturnAnnouncements.tsx`, '        : title}', '        : null}'],
  [
    'R-154',
    `${payment}/screen/listReceiptRows.tsx`,
    '<Money amount={amount} />, true)',
    '<Money amount={amount} />)',
  ],
  ['R-154', descriptionList, '    order: -1;\n', ''],
  ['R-154', descriptionList, "    font-size: ${font.size['2xl']};\n", ''],
  ['R-157', moment, 'hour < 24', 'hour <= 24'],
  ['R-165', `${payment}/returnTypes.ts`, "  desktop_app: 'desktop',\n", ''],
  ['R-166', 'apps/web/src/shared/config.ts', '{5,32}', '{4,32}'],
  ['R-166', 'apps/web/src/shared/config.ts', "  'vbscript',\n", ''],
  [
    'R-158',
    `${payment}/screen/listReceiptRows.tsx`,
    'receipt.time && <Ltr>{receipt.time}</Ltr>',
    'receipt.time',
  ],
];
