import { ListNotices } from '../../../shared/lists/view/ListNotices.tsx';
import { PartlyDone } from '../../../shared/lists/view/PartlyDone.tsx';
import { discountWords } from '../../../shared/text/discountWords.ts';
import type { Discounts } from '../data/useDiscounts.ts';

/** What is shown above the rows: the list is old, or an action has left something undone. */
export function DiscountNotices({ discounts }: { discounts: Discounts }) {
  return (
    <ListNotices
      page={discounts.page}
      offline={discountWords.offline}
      refreshFailed={discountWords.refreshFailed}
    >
      {discounts.partly && <BulkRest discounts={discounts} />}
    </ListNotices>
  );
}

/** What an action has left undone; it is done again with what the server says now. */
export function BulkRest({ discounts }: { discounts: Pick<Discounts, 'member' | 'bulk'> }) {
  const { member, bulk } = discounts;
  const { failed, request: action } = bulk.result;
  return (
    action !== null && (
      <PartlyDone
        result={bulk.result}
        texts={{
          summary: discountWords.partly,
          rowsOfReason: discountWords.partlyReasons,
          reasons,
          otherReason: discountWords.reasonOther,
        }}
        onRetry={() => {
          const ids = failed.map(({ id }) => id);
          const rows = ids.map(member.find).filter((row) => row !== null);
          const seen = rows.map(({ id, used_count: used }) => [String(id), used]);
          member.bulk.send({
            type: 'bulk.requested',
            action: { ...action, ids, seen: Object.fromEntries(seen) },
          });
        }}
        onClose={() => member.bulk.send({ type: 'bulk.resultClosed' })}
      />
    )
  );
}

const reasons: Readonly<Record<string, string>> = {
  not_found: discountWords.reasonMissing,
  used_meanwhile: discountWords.reasonUsed,
  forbidden: discountWords.reasonForbidden,
  unanswered: discountWords.reasonUnanswered,
};
