import type { Discount } from '@nevisa/api/types';
import { AlertDialog, formatNumber, Ltr, Stack } from '@nevisa/ui';
import { discountsText } from '../../shared/text/discountsText.ts';
import { discountWords } from '../../shared/text/discountWords.ts';
import { fill } from '../../shared/text/fill.ts';
import type { Discounts } from './data/useDiscounts.ts';

export interface DeleteDialogProps {
  discounts: Pick<Discounts, 'member' | 'bulk' | 'asking' | 'working'>;
}

/** The question before a deletion: it names how often the codes were used and what they brought. */
export default function DeleteDialog({ discounts }: DeleteDialogProps) {
  const { member, bulk, asking, working } = discounts;
  const { action } = bulk;
  const isAsked = asking || (working && action?.kind === 'delete');
  const ids = action?.ids ?? [];
  const rows = ids.map(member.find).filter((row) => row !== null);
  const [only] = rows;
  return (
    <AlertDialog
      open={isAsked && action?.kind === 'delete'}
      busy={working}
      variant="danger"
      title={
        ids.length === 1 && only !== undefined ? (
          <>{discountsText.delete}</>
        ) : (
          fill(discountWords.deleteManyTitle, { n: formatNumber(ids.length) })
        )
      }
      confirmLabel={
        ids.length === 1
          ? discountsText.delete
          : fill(discountWords.deleteMany, { n: formatNumber(ids.length) })
      }
      onClose={() => member.bulk.send({ type: 'bulk.canceled' })}
      onConfirm={() => member.bulk.send({ type: 'bulk.confirmed' })}
    >
      <Stack gap="small">
        {ids.length === 1 && only !== undefined ? (
          <OneCode row={only} />
        ) : (
          <ManyCodes rows={rows} seen={action?.seen ?? {}} />
        )}
      </Stack>
    </AlertDialog>
  );
}

function OneCode({ row: { code, used_count: used, revenue } }: { row: Discount }) {
  const [before, after] = discountsText.deleteText.split('{code}');
  return (
    <>
      <p>
        {before}
        <Ltr>{code}</Ltr>
        {after}
      </p>
      <p>
        {used === 0
          ? discountWords.deleteUnused
          : fill(discountWords.deleteFacts, {
              n: formatNumber(used),
              revenue: formatNumber(revenue),
            })}
      </p>
    </>
  );
}

function ManyCodes({
  rows,
  seen,
}: {
  rows: readonly Discount[];
  seen: Readonly<Record<string, number>>;
}) {
  const used = Object.values(seen).reduce((sum, one) => sum + one, 0);
  const revenue = rows.reduce((sum, row) => sum + row.revenue, 0);
  return (
    <>
      <p>
        {used === 0
          ? discountWords.deleteUnusedMany
          : fill(discountWords.deleteFactsMany, {
              n: formatNumber(used),
              revenue: formatNumber(revenue),
            })}
      </p>
      <p>{discountWords.deletePastMany}</p>
    </>
  );
}
