import { useEffect, useState } from 'react';
import { DialogBoundary } from '../../../shared/late/DialogBoundary.tsx';
import { createLate } from '../../../shared/late/createLate.ts';
import { useLeftQuestion } from '../../../shared/lists/bulkAction.ts';
import { runWhenIdle } from '../../../shared/runWhenIdle.ts';
import type { Discounts } from '../data/useDiscounts.ts';

const LateDeleteDialog = createLate(
  () => import('../DeleteDialog.tsx'),
  (chunk) => chunk.default,
);

/** The question before a deletion, whose code loads after the rows. */
export function LateDialogs({ discounts }: { discounts: Discounts }) {
  // After the first question it stays: a dialog gives the focus back when it closes.
  const [isAsked, setAsked] = useState(false);
  if (!isAsked && discounts.asking) {
    setAsked(true);
  }
  useEffect(() => runWhenIdle(LateDeleteDialog.preload), []);
  useLeftQuestion(discounts.member.bulk);
  return (
    isAsked && (
      <DialogBoundary onClose={() => discounts.member.bulk.send({ type: 'bulk.canceled' })}>
        <LateDeleteDialog discounts={discounts} />
      </DialogBoundary>
    )
  );
}
