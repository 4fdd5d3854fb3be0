import { isSameId } from '@nevisa/api';
import type { DiscountBatch, Id, Outcome } from '@nevisa/api/types';
import {
  Button,
  Dialog,
  DownloadIcon,
  formatNumber,
  IconButton,
  List,
  ListRow,
  Pagination,
  Skeleton,
  Stack,
  type ToastQueue,
} from '@nevisa/ui';
import { isolateText } from '@nevisa/writing';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ListFailed, readList, useFailure } from '../../../shared/lists/listQueries.ts';
import { useKnownCount } from '../../../shared/lists/useKnownCount.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { fill } from '../../../shared/text/fill.ts';
import { batchesKey } from '../data/discountCache.ts';
import type { Discounts } from '../data/useDiscounts.ts';
import { useCodesFile } from './useCodesFile.ts';
import { LoadFailed } from '../../../shared/lists/view/LoadFailed.tsx';

export interface BatchesDialogProps {
  discounts: Pick<Discounts, 'member' | 'list'>;
  toasts: ToastQueue;
  onClose: () => void;
}

const pageSize = 25;

/** The batches of codes: each can be downloaded again, and shown in the list. */
export default function BatchesDialog({ discounts, toasts, onClose }: BatchesDialogProps) {
  const { member, list } = discounts;
  const [page, setPage] = useState(1);
  const [savedId, setSavedId] = useState<Id | null>(null);
  // The dialog makes the file, not the row: a row goes with its page.
  const file = useCodesFile(toasts);
  const save = (batch: DiscountBatch) => {
    setSavedId(batch.id);
    file.readAndSave(batch.name, (signal) => readCodes(member, batch, signal));
  };
  const queryKey = [batchesKey, page];
  const { data, error, isFetching, refetch } = useQuery<BatchPage, ListFailed>(
    {
      queryKey,
      queryFn: async ({ signal }) =>
        readList(
          await member.client.listDiscountBatches({ page, page_size: pageSize }, { signal }),
        ),
      placeholderData: keepPreviousData,
    },
    member.queries,
  );
  const count = useKnownCount(batchesKey, data?.count) ?? 0;
  const failure = useFailure(queryKey, error, isFetching);
  return (
    <Dialog open title={discountWords.batches} onClose={onClose}>
      <Stack>
        {data === undefined && failure === null && <Skeleton lines={3} />}
        {data === undefined && failure !== null && (
          <LoadFailed
            level={3}
            heading={discountWords.batchesFailed}
            failure={failure}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data?.count === 0 && <p>{discountWords.batchesEmpty}</p>}
        {data !== undefined && data.count > 0 && (
          <List aria-label={discountWords.batches}>
            {data.results.map((batch) => (
              <BatchRow
                key={String(batch.id)}
                batch={batch}
                isSaving={file.busy && savedId !== null && isSameId(savedId, batch.id)}
                onSave={file.busy ? undefined : save}
                onShow={() => {
                  list.filter({ batch_id: String(batch.id) });
                  onClose();
                }}
              />
            ))}
          </List>
        )}
        {count > pageSize && (
          <Pagination page={page} pageSize={pageSize} total={count} onPageChange={setPage} />
        )}
      </Stack>
    </Dialog>
  );
}

interface BatchPage {
  readonly count: number;
  readonly results: readonly DiscountBatch[];
}

/** All codes of a batch: the list has only their number. */
async function readCodes(
  { client }: Pick<Discounts['member'], 'client'>,
  { id }: DiscountBatch,
  signal: AbortSignal,
): Promise<Outcome<readonly string[]>> {
  const outcome = await client.retrieveDiscountBatch({ id }, { signal });
  return outcome.ok ? { ok: true, answer: outcome.answer.codes } : outcome;
}

interface BatchRowProps {
  batch: DiscountBatch;
  /** The file of this batch is being made. */
  isSaving: boolean;
  /** Undefined while a file is being made. */
  onSave: ((batch: DiscountBatch) => void) | undefined;
  onShow: () => void;
}

function BatchRow({ batch, isSaving, onSave, onShow }: BatchRowProps) {
  const used = formatNumber(batch.used_count);
  return (
    <ListRow
      title={<bdi>{batch.name}</bdi>}
      sentence={
        batch.made < batch.asked
          ? fill(discountWords.batchPartly, {
              made: formatNumber(batch.made),
              asked: formatNumber(batch.asked),
              used,
            })
          : fill(discountWords.batchFacts, { n: formatNumber(batch.made), used })
      }
      actions={
        <>
          <Button size="small" variant="secondary" onClick={onShow}>
            {discountWords.batchShow}
          </Button>
          <IconButton
            size="small"
            label={`${discountWords.bulkSave}: ${isolateText(batch.name)}`}
            icon={<DownloadIcon />}
            {...(isSaving && { 'aria-busy': true })}
            {...(onSave === undefined && { 'aria-disabled': true })}
            onClick={() => onSave?.(batch)}
          />
        </>
      }
    />
  );
}
