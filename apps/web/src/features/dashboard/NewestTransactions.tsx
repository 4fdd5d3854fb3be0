import type { User } from '@nevisa/api/types';
import { Card, Cluster, Link, List, ListRow, Money, PersianDate, Section, Tag } from '@nevisa/ui';
import { addedText } from '../../shared/text/addedText.ts';
import { dashboardText } from '../../shared/text/dashboardText.ts';
import { transactionsText } from '../../shared/text/transactionsText.ts';
import { ListPart } from '../../shared/lists/ListPart.tsx';
import type { ListedTransaction } from '../transactions/data/listTransactions.ts';
import { getSign } from '../transactions/data/statusSigns.ts';
import { getSubject } from '../transactions/data/getSubject.ts';
import { toTransactionAddress } from '../transactions/data/transactionsAddress.ts';
import { useListedTransactions } from '../transactions/data/useListedTransactions.ts';

const most = 3;

/** The last payments with the way to all of them; hidden for a user without payments. */
export function NewestTransactions({ user }: { user: User }) {
  const list = useListedTransactions(user);
  return list.items?.length === 0 ? null : (
    <Card>
      <Section
        heading={transactionsText.title}
        actions={<Link href={toTransactionAddress()}>{dashboardText.seeAll}</Link>}
      >
        <ListPart list={list} failed={addedText.transactionsNotLoaded} empty="">
          {(transactions) => (
            <List aria-label={transactionsText.title} flush>
              {transactions.slice(0, most).map((transaction) => (
                <TransactionRow key={transaction.key} transaction={transaction} />
              ))}
            </List>
          )}
        </ListPart>
      </Section>
    </Card>
  );
}

function TransactionRow({ transaction }: { transaction: ListedTransaction }) {
  const { key, created_at: time, amount } = transaction;
  const sign = getSign(transaction);
  return (
    <ListRow
      href={toTransactionAddress(key)}
      title={<bdi>{getSubject(transaction)}</bdi>}
      sentence={<PersianDate time={time ?? ''} format="clock" />}
      aside={
        <Cluster ends="apart">
          <Tag tone={sign.tone} size="small">
            {sign.words}
          </Tag>
          <Money amount={amount ?? Number.NaN} />
        </Cluster>
      }
    />
  );
}
