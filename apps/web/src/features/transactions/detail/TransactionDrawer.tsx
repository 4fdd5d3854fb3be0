import type { User } from '@nevisa/api/types';
import {
  ButtonLink,
  type Description,
  DescriptionList,
  Drawer,
  Ltr,
  Money,
  Stack,
  Tag,
} from '@nevisa/ui';
import { useState } from 'react';
import { addedText } from '../../../shared/text/addedText.ts';
import { checkoutText } from '../../../shared/text/checkoutText.ts';
import { endedText, invoiceText } from '../../../shared/text/invoiceText.ts';
import { paymentText } from '../../../shared/text/paymentText.ts';
import { transactionsText } from '../../../shared/text/transactionsText.ts';
import { isUnfinished, type ListedTransaction } from '../data/listTransactions.ts';
import { type StatusSign, getSign } from '../data/statusSigns.ts';
import { getSubject } from '../data/getSubject.ts';
import { formatTime } from '../list/columns.ts';
import { formatCode } from '../../../shared/formatCode.ts';
import { CopiedFact } from './CopiedFact.tsx';
import { UnfinishedPayment } from './UnfinishedPayment.tsx';
import { useUnfinished } from './useUnfinished.ts';

export interface TransactionDrawerProps {
  user: User;
  transaction: ListedTransaction;
  /** The address of the invoice. */
  invoice: string;
  onClose: () => void;
}

/** All that is known of a transaction; each number can be copied. */
export default function TransactionDrawer({
  user,
  transaction,
  invoice,
  onClose,
}: TransactionDrawerProps) {
  const [openedAt] = useState(() => Date.now());
  const { status, id, order_number: orderNumber } = transaction;
  const waits = isUnfinished(transaction, openedAt);
  const unfinished = useUnfinished(user, orderNumber, waits);
  const hasEnded = waits && unfinished.result?.kind === 'ended';
  return (
    <Drawer
      open
      onClose={onClose}
      title={invoiceText.details}
      {...(status === 'SUCCESS' &&
        id !== null && {
          actions: <ButtonLink href={invoice}>{invoiceText.showInvoice}</ButtonLink>,
        })}
    >
      <Stack>
        {waits && <UnfinishedPayment unfinished={unfinished} />}
        <DescriptionList
          items={listFacts(transaction, hasEnded ? endedSign : getSign(transaction))}
        />
      </Stack>
    </Drawer>
  );
}

/** The link of a waiting payment has ended; the server still says that it waits. */
const endedSign: StatusSign = { tone: 'quiet', words: endedText };

/** A missing fact has no row; a missing amount has a dash, because it is not zero. */
function listFacts(transaction: ListedTransaction, sign: StatusSign): Description[] {
  const { amount, created_at: created, verified_at: verified, service_name: name } = transaction;
  const subject = getSubject(transaction);
  return [
    {
      label: transactionsText.colAmount,
      value: <Amount amount={amount} />,
      lead: true,
    },
    { label: transactionsText.colSubject, value: <bdi>{subject}</bdi> },
    { label: transactionsText.colStatus, value: <Tag tone={sign.tone}>{sign.words}</Tag> },
    { label: transactionsText.colDate, value: formatTime(created) ?? '—' },
    ...makeRow(invoiceText.verifiedAt, formatTime(verified)),
    ...(name !== null && !subject.includes(name) ? makeRow(addedText.columnPackage, name) : []),
    ...makeNumberRow(transactionsText.colRef, transaction.ref_id),
    ...makeNumberRow(paymentText.orderNumber, transaction.order_number),
    ...makeNumberRow(checkoutText.discountCode, transaction.discount_code),
  ];
}

function makeRow(label: string, value: string | null): Description[] {
  return value === null ? [] : [{ label, value: <bdi>{value}</bdi> }];
}

function Amount({ amount }: { amount: number | null }) {
  const shown = <Money amount={amount ?? Number.NaN} />;
  return amount === null ? (
    shown
  ) : (
    <CopiedFact name={transactionsText.colAmount} value={String(amount)}>
      {shown}
    </CopiedFact>
  );
}

/** A number from left to right. */
function makeNumberRow(label: string, number: string | null): Description[] {
  return number === null
    ? []
    : [
        {
          label,
          value: (
            <CopiedFact name={label} value={number}>
              <Ltr>{formatCode(number)}</Ltr>
            </CopiedFact>
          ),
        },
      ];
}
