import type { DiscountUsage, WholeDiscount } from '@nevisa/api/types';
import {
  Button,
  DownloadIcon,
  EmptyState,
  formatNumber,
  Ltr,
  Pagination,
  PersianDate,
  Section,
  Table,
  type TableColumn,
  type ToastQueue,
} from '@nevisa/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCsvDownload } from '../../../shared/lists/csv/useCsvDownload.ts';
import { type ListFailed, readList, useFailure } from '../../../shared/lists/listQueries.ts';
import { readEveryRow } from '../../../shared/lists/readEveryRow.ts';
import { useKnownCount } from '../../../shared/lists/useKnownCount.ts';
import { discountsText } from '../../../shared/text/discountsText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { fill } from '../../../shared/text/fill.ts';
import { discountKey } from '../data/discountCache.ts';
import { usageColumns } from '../data/discountCsv.ts';
import type { DiscountMember } from '../data/discountMember.ts';
import { paymentText } from '../../../shared/text/paymentText.ts';
import { transactionsText } from '../../../shared/text/transactionsText.ts';
import { usersText } from '../../../shared/text/usersText.ts';
import { LoadFailed } from '../../../shared/lists/view/LoadFailed.tsx';

export interface UsagesPartProps {
  whole: WholeDiscount;
  member: Pick<DiscountMember, 'client' | 'queries'>;
  toasts: ToastQueue;
}

/** The purchases with a code: who, when and what was paid. */
export function UsagesPart({ whole, member, toasts }: UsagesPartProps) {
  const [page, setPage] = useState(1);
  const { data, failure, isFetching, refetch } = useUsages(member, whole, page);
  const count = useKnownCount(String(whole.id), data?.count) ?? 0;
  return (
    <Section
      heading={discountsText.usages}
      {...(count > 0 && {
        actions: <UsagesFile whole={whole} member={member} toasts={toasts} count={count} />,
      })}
    >
      <Table
        caption={discountsText.usages}
        columns={columns}
        rows={data?.results ?? []}
        rowKey={({ order_number: number }) => number}
        busy={isFetching && (data === undefined ? failure === null : data.results.length > 0)}
        empty={<EmptyState level={3} heading={discountWords.usagesEmpty} />}
        failed={
          data === undefined && failure !== null ? (
            <LoadFailed
              level={3}
              heading={discountWords.usagesFailed}
              failure={failure}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : undefined
        }
        footer={
          count > pageSize ? (
            <Pagination page={page} pageSize={pageSize} total={count} onPageChange={setPage} />
          ) : undefined
        }
      />
    </Section>
  );
}

const pageSize = 25;

function useUsages(
  { client, queries }: UsagesPartProps['member'],
  { id }: WholeDiscount,
  page: number,
) {
  const queryKey = [discountKey, String(id), 'usages', page];
  const { data, error, isFetching, refetch } = useQuery<
    Awaited<ReturnType<typeof readPage>>,
    ListFailed
  >(
    {
      queryKey,
      queryFn: ({ signal }) => readPage(client, { id, page, page_size: pageSize }, signal),
      placeholderData: keepPreviousData,
    },
    queries,
  );
  return { data, failure: useFailure(queryKey, error, isFetching), isFetching, refetch };
}

async function readPage(
  client: DiscountMember['client'],
  query: Parameters<DiscountMember['client']['listDiscountUsages']>[0],
  signal: AbortSignal,
) {
  return readList(await client.listDiscountUsages(query, { signal }));
}

const columns: readonly TableColumn<DiscountUsage>[] = [
  { id: 'who', header: transactionsText.buyer, cell: ({ user }) => <bdi>{user.name}</bdi> },
  {
    id: 'when',
    header: discountWords.usageWhen,
    cell: ({ paid_at: time }) => <PersianDate time={time ?? ''} format="clock" />,
  },
  { id: 'package', header: usersText.colPackage, cell: (use) => use.service_name },
  { id: 'paid', header: discountWords.usagePaid, figure: ({ amount }) => amount },
  { id: 'off', header: discountWords.usageOff, figure: (use) => use.discount_amount },
  {
    id: 'order',
    header: paymentText.orderNumber,
    cell: ({ order_number: number }) => <Ltr>{number}</Ltr>,
  },
];

function UsagesFile({ whole, member, toasts, count }: UsagesPartProps & { count: number }) {
  const csv = useCsvDownload();
  const start = () => {
    csv.start<DiscountUsage>({
      things: whole.code,
      columns: usageColumns,
      read: async (onProgress, signal) => {
        const { rows, failure } = await readEveryRow(
          {},
          async (query) => {
            const asked = { ...query, id: whole.id };
            const outcome = await member.client.listDiscountUsages(asked, { signal });
            return outcome.ok
              ? {
                  ok: true,
                  answer: { ...outcome.answer, results: outcome.answer.results.map(nameUsage) },
                }
              : outcome;
          },
          onProgress,
        );
        return { rows, failure };
      },
      onFailed: (failure) => {
        const lines = failure === null ? [] : listFailureLines(failure);
        toasts.add({ text: [discountWords.exportFailed, ...lines].join('\n'), tone: 'danger' });
      },
    });
  };
  return (
    <Button
      size="small"
      variant="secondary"
      icon={<DownloadIcon />}
      busy={csv.progress !== null}
      onClick={start}
    >
      {fill(discountWords.usagesExport, { n: formatNumber(count) })}
    </Button>
  );
}

/** A purchase with the id by which a list tells its rows apart. */
function nameUsage(use: DiscountUsage): DiscountUsage & { id: string } {
  return { ...use, id: use.order_number };
}
