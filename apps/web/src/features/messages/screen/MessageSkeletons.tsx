import { Card, LiveRegion, MessageItemSkeleton, VisuallyHidden } from '@nevisa/ui';
import { commonText } from '../../../shared/text/commonText.ts';

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The placeholder while messages are loading. */
export function MessageSkeletons() {
  return (
    <Card padding="none" aria-busy="true">
      <LiveRegion>
        <VisuallyHidden>{commonText.loading}</VisuallyHidden>
      </LiveRegion>
      {rows.map((row) => (
        <MessageItemSkeleton key={row} />
      ))}
    </Card>
  );
}
