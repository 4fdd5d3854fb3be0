import type { Transaction, User } from '@nevisa/api/types';
import { Card, Cluster, Link, List, ListRow, Money, PersianDate, Section, Tag } from '@nevisa/ui';
import { useTransactions } from '../../shared/lists/listQueries.ts';
import { paths } from '../../shared/paths.ts';
import { addedText } from '../../shared/text/addedText.ts';
import { dashboardText } from '../../shared/text/dashboardText.ts';
import { transactionsText } from '../../shared/text/transactionsText.ts';
import { ListPart } from '../../shared/lists/ListPart.tsx';

const most = 3;

const signs = {
  SUCCESS: { tone: 'success', words: transactionsText.success },
  FAILED: { tone: 'danger', words: transactionsText.failed },
  PENDING: { tone: 'warning', words: transactionsText.pending },
} as const;

/** The last payments with the way to all of them; hidden for a user without payments. */
export function NewestTransactions({ user }: { user: User }) {
  const list = useTransactions(user);
  return list.items?.length === 0 ? null : (
    <Card>
      <Section
        heading={transactionsText.title}
        actions={<Link href={`${paths.packages}?transactions`}>{dashboardText.seeAll}</Link>}
      >
        <ListPart list={list} failed={addedText.transactionsNotLoaded} empty="">
          {(transactions) => (
            <List aria-label={transactionsText.title} flush>
              {/* Two payments may be equal in all their fields (G-8). */}
              {transactions.slice(0, most).map((transaction, place) => (
                <TransactionRow key={String(transaction.id ?? place)} transaction={transaction} />
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
