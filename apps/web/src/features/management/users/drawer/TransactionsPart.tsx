import type { Id, Transaction } from '@nevisa/api/types';
import {
  Button,
  Cluster,
  formatNumber,
  List,
  ListRow,
  Ltr,
  Money,
  PersianDate,
  Tag,
} from '@nevisa/ui';
import { useState } from 'react';
import { fill } from '../../../../shared/text/fill.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import { withKeys } from '../../../transactions/data/listTransactions.ts';
import { getSign } from '../../../transactions/data/statusSigns.ts';
import { getSubject } from '../../../transactions/data/getSubject.ts';
import type { Users } from '../data/useUsers.ts';
import { DrawerPart } from './DrawerPart.tsx';
import { useUserTransactions } from './useUserParts.ts';

/** The number of transactions that are shown at first. */
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
            <List aria-label={usersText.transactions} flush>
              {withKeys(transactions)
                .slice(0, isWhole ? undefined : first)
                .map((transaction) => (
                  <TransactionRow key={transaction.key} transaction={transaction} />
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
  const { amount, created_at: created, order_number: order } = transaction;
  const sign = getSign(transaction);
  return (
    <ListRow
      title={<bdi>{getSubject(transaction)}</bdi>}
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
        <Cluster ends="apart">
          <Tag size="small" tone={sign.tone}>
            {sign.words}
          </Tag>
          <Money amount={amount ?? Number.NaN} />
        </Cluster>
      }
    />
  );
}
