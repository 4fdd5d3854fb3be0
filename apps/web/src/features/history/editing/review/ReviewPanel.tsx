import { countReview } from '@nevisa/machines';
import { ReviewBar } from '@nevisa/ui';
import { useSelector } from '@xstate/react';
import { isEqual } from '../../../../shared/isEqual.ts';
import type { ReviewTool } from './useReview.ts';

/** The bar that walks over the uncertain words of a page; nothing while it is closed. */
export function ReviewPanel({ tool }: { tool: ReviewTool }) {
  const { actor } = tool.review;
  const count = useSelector(actor, ({ context }) => countReview(context), isEqual);
  const threshold = useSelector(actor, ({ context }) => context.threshold);
  return (
    tool.isOpen && (
      <ReviewBar
        {...count}
        threshold={threshold}
        onThresholdChange={tool.choose}
        onMove={tool.review.move}
        onAccept={() => actor.send({ type: 'word.accepted' })}
        onPlay={tool.playWord}
        onClose={tool.close}
      />
    )
  );
}
