import type { RowFault } from '../rowFault.ts';

const payment = 'apps/web/src/features/payment';
const machine = 'packages/machines/src/payment/paymentCallbackMachine.ts';
const moment = 'packages/ui/src/persian/localMoment.ts';

/** Faults of the rows on the receipt of a payment. */
export const receiptFaults: RowFault[] = [
  {
    row: 'R-150',
    file: `${payment}/readPayment.ts`,
    from: "query, 'order_number')",
    to: "query, 'order')",
  },
  {
    row: 'R-150',
    file: `${payment}/readPayment.ts`,
    from: "query, 'failure_reason')",
    to: "query, 'reason')",
  },
  {
    row: 'R-151',
    file: `${payment}/readPayment.ts`,
    from: 'if (refId === null) {',
    to: "if (!query.has('ref_id')) {",
  },
  {
    row: 'R-151',
    file: `${payment}/screen/PaymentCallbackScreen.tsx`,
    from: '<Navigate to={paths.home} replace />',
    to: '<Navigate to={paths.home} />',
  },
  {
    row: 'R-152',
    file: `${payment}/readPayment.ts`,
    from: "readOnce(query, 'success') === 'True'",
    to: "readOnce(query, 'success')?.toLowerCase() === 'true'",
  },
  {
    row: 'R-153',
    file: `${payment}/screen/PaymentCallbackScreen.tsx`,
    from: '<PageTitle title={title} />',
    to: '<PageTitle title={paymentText.successTitle} />',
  },
  {
    row: 'R-153',
    file: `${payment}/screen/ReturnAnnouncements.tsx`,
    from: '<LiveRegion>{arrived',
    to: '<LiveRegion urgent>{arrived',
  },
  {
    row: 'R-154',
    file: `${payment}/screen/receiptRows.tsx`,
    from: '<Ltr>{/^[\\d*-]+$/.test(text) ? toPersianDigits(text) : text}</Ltr>',
    to: '<bdi>{/^[\\d*-]+$/.test(text) ? toPersianDigits(text) : text}</bdi>',
  },
  {
    row: 'R-154',
    file: `${payment}/screen/receiptRows.tsx`,
    from: 'return value === null ? [] : [{ label, value, lead }];',
    to: "return [{ label, value: value ?? '—' }];",
  },
  {
    row: 'R-155',
    file: `${payment}/screen/receiptRows.tsx`,
    from: '...row(paymentText.failureReason, formatReason(receipt.failureReason)),',
    to: '...row(paymentText.failureReason, formatReason(receipt.failureReason)),\n        ...row(paymentText.refId, code(receipt.refId)),',
  },
  {
    row: 'R-156',
    file: `${payment}/screen/receiptRows.tsx`,
    from: "reason === 'Canceled'",
    to: "reason?.toLowerCase() === 'canceled'",
  },
  {
    row: 'R-156',
    file: 'apps/web/src/shared/text/paymentText.ts',
    from: "canceledByUser: 'لغو شده توسط کاربر'",
    to: "canceledByUser: 'لغو شده'",
  },
  { row: 'R-157', file: moment, from: '(?:\\.\\d{1,9})?', to: '' },
  { row: 'R-157', file: moment, from: '(?: +\\d\\d:?\\d\\d)?', to: '' },
  { row: 'R-158', file: moment, from: '`${clock} - ${date}`', to: '`${date} - ${clock}`' },
  { row: 'R-158', file: moment, from: "padStart(2, '0')", to: "padStart(1, '0')" },
];

/** Faults of the rows on the return from a payment. */
export const returnFaults: RowFault[] = [
  { row: 'R-159', file: machine, from: 'const returnSeconds = 5;', to: 'const returnSeconds = 6;' },
  {
    row: 'R-159',
    file: `${payment}/screen/ReturnControls.tsx`,
    from: 'return counting && secondsLeft !== null ? later(toPersianDigits(secondsLeft)) : now;',
    to: 'return now;',
  },
  {
    row: 'R-160',
    file: machine,
    from: "'return.requested': 'redirecting',\n  'stay.requested'",
    to: "'stay.requested'",
  },
  {
    row: 'R-160',
    file: `${payment}/screen/ReturnControls.tsx`,
    from: 'busy={redirecting}',
    to: 'busy={false}',
  },
  {
    row: 'R-161',
    file: machine,
    from: 'const returnWait = 1_000;',
    to: 'const returnWait = 2_000;',
  },
  { row: 'R-161', file: machine, from: "entry: 'refreshAccount',\n", to: '' },
  {
    row: 'R-161',
    file: `${payment}/screen/usePaymentReturn.ts`,
    from: 'void navigate(paths.home);',
    to: 'void navigate(paths.packages);',
  },
  {
    row: 'R-162',
    file: `${payment}/returnTarget.ts`,
    from: "buyChargeStatus=${outcome === 'success'}",
    to: "buyChargeStatus=${outcome === 'success' ? 'True' : 'False'}",
  },
  {
    row: 'R-162',
    file: machine,
    from: "{ guard: 'isApp', target: '#paymentCallback.standing.notOpened' },\n",
    to: '',
  },
  {
    row: 'R-163',
    file: `${payment}/returnTarget.ts`,
    from: 'https://t.me/${telegramBot}',
    to: 'https://telegram.me/${telegramBot}',
  },
  {
    row: 'R-163',
    file: `${payment}/screen/usePaymentReturn.ts`,
    from: 'openAddress(target.address);',
    to: 'void navigate(target.address);',
  },
  {
    row: 'R-164',
    file: machine,
    from: "automatic: automatic && returnTo !== 'bale',",
    to: 'automatic,',
  },
  {
    row: 'R-164',
    file: `${payment}/returnTarget.ts`,
    from: "automatic: returnTo === 'web' }",
    to: 'automatic: true }',
  },
  { row: 'R-165', file: `${payment}/returnTypes.ts`, from: "  bale_bot: 'bale',\n", to: '' },
  {
    row: 'R-165',
    file: `${payment}/readPayment.ts`,
    from: "'type') ?? 'web'",
    to: "'type') ?? 'desktop'",
  },
  {
    row: 'R-166',
    file: 'apps/web/src/shared/config.ts',
    from: 'name !== null && /^\\w{5,32}$/.test(name)',
    to: 'name !== null && /^[\\w/.]{5,32}$/.test(name)',
  },
  {
    row: 'R-166',
    file: `${payment}/returnTarget.ts`,
    from: "? { returnTo: 'web', address,",
    to: '? { returnTo, address,',
  },
];
