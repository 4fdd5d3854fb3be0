import type { Id, Transaction } from '@nevisa/api/types';
import {
  Button,
  formatNumber,
  List,
  ListRow,
  Ltr,
  Money,
  PersianDate,
  Tag,
  type TagTone,
} from '@nevisa/ui';
import { useState } from 'react';
import { fill } from '../../../../shared/text/fill.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import { transactionsText } from '../../../../shared/text/transactionsText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import type { Users } from '../data/useUsers.ts';
import { DrawerPart } from './DrawerPart.tsx';
import { useUserTransactions } from './useUserParts.ts';

/** So many transactions are shown at first. */
const first = 5;

/** The payments of the user, newest first. */
export function TransactionsPart({ users, id }: { users: Users; id: Id }) {
  const part = useUserTransactions(users, id);
  const [isWhole, setWhole] = useState(false);
  return (
    <DrawerPart heading={usersText.transactions} part={part}>
      {(transactions) =>
        transactions.length === 0 ? (
          <p>{managementText.transactionsNone}</p>
        ) : (
          <>
            <List aria-label={usersText.transactions}>
              {transactions.slice(0, isWhole ? undefined : first).map((transaction, place) => (
                <TransactionRow key={keyOf(transaction, place)} transaction={transaction} />
              ))}
            </List>
            {!isWhole && transactions.length > first && (
              <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
                {fill(managementText.transactionsMore, { n: formatNumber(transactions.length) })}
              </Button>
            )}
          </>
        )
      }
    </DrawerPart>
  );
}

function TransactionRow({ transaction }: { transaction: Transaction }) {
  const { amount, created_at: created, description, order_number: order, status } = transaction;
  const state = status ?? 'PENDING';
  return (
    <ListRow
      title={description ?? '—'}
      sentence={
        <>
          {created !== null && <PersianDate time={created} format="clock" />}
          {order !== null && (
            <>
              {' · '}
              <Ltr>{order}</Ltr>
            </>
          )}
        </>
      }
      aside={
        <>
          <Tag size="small" tone={tones[state]}>
            {words[state]}
          </Tag>
          {amount !== null && <Money amount={amount} />}
        </>
      }
    />
  );
}

const tones: Readonly<Record<'PENDING' | 'FAILED' | 'SUCCESS', TagTone>> = {
  PENDING: 'warning',
  FAILED: 'danger',
  SUCCESS: 'success',
};
const words = {
  PENDING: transactionsText.pending,
  FAILED: transactionsText.failed,
  SUCCESS: transactionsText.success,
} as const;

/** Older transactions have no id, and two of them may be equal. */
function keyOf({ id, order_number: order }: Transaction, place: number): string {
  return String(id ?? order ?? `place ${place}`);
}
