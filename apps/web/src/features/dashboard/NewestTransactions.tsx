import type { Transaction, User } from '@nevisa/api/types';
import { Card, Cluster, List, ListRow, Money, PersianDate, Section, Tag } from '@nevisa/ui';
import { useTransactions } from '../../shared/lists/listQueries.ts';
import { addedText } from '../../shared/text/addedText.ts';
import { transactionsText } from '../../shared/text/transactionsText.ts';
import { ListPart } from '../../shared/lists/ListPart.tsx';

const most = 3;

const signs = {
  SUCCESS: { tone: 'success', words: transactionsText.success },
  FAILED: { tone: 'danger', words: transactionsText.failed },
  PENDING: { tone: 'warning', words: transactionsText.pending },
} as const;

/** The last payments; hidden for a user without payments. */
export function NewestTransactions({ user }: { user: User }) {
  const list = useTransactions(user);
  return list.items?.length === 0 ? null : (
    <Card>
      <Section heading={transactionsText.title}>
        <ListPart list={list} failed={addedText.transactionsNotLoaded} empty="">
          {(transactions) => (
            <List aria-label={transactionsText.title} flush table>
              {transactions.slice(0, most).map((transaction) => (
                <TransactionRow key={JSON.stringify(transaction)} transaction={transaction} />
              ))}
            </List>
          )}
        </ListPart>
      </Section>
    </Card>
  );
}

function TransactionRow({ transaction }: { transaction: Transaction }) {
  const { description, created_at: time, amount, status } = transaction;
  const sign = status === null ? null : signs[status];
  return (
    <ListRow
      title={<bdi>{description ?? transactionsText.title}</bdi>}
      sentence={<PersianDate time={time ?? ''} format="clock" />}
      aside={
        <Cluster ends="apart">
          {sign && (
            <Tag tone={sign.tone} size="small">
              {sign.words}
            </Tag>
          )}
          {amount !== null && <Money amount={amount} />}
        </Cluster>
      }
    />
  );
}
