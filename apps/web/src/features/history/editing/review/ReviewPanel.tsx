import { countReview } from '@nevisa/machines';
import { ReviewBar } from '@nevisa/ui';
import { useSelector } from '@xstate/react';
import { isEqual } from '../../../../shared/isEqual.ts';
import type { ReviewPanelProps } from './useReview.ts';

/** The bar that walks over the uncertain words of a page. */
export function ReviewPanel({ review, tool }: ReviewPanelProps) {
  const { actor } = review;
  const count = useSelector(actor, ({ context }) => countReview(context), isEqual);
  const threshold = useSelector(actor, ({ context }) => context.threshold);
  return (
    <ReviewBar
      {...count}
      threshold={threshold}
      onThresholdChange={tool.choose}
      onMove={review.move}
      onAccept={() => actor.send({ type: 'word.accepted' })}
      onPlay={tool.playWord}
      onClose={tool.close}
    />
  );
}
