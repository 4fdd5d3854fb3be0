import { formatNumber, LiveRegion, VisuallyHidden } from '@nevisa/ui';
import { a11yText } from '../../text/commonText.ts';
import { fill } from '../../text/fill.ts';
import { usePacedCount } from '../search/usePacedCount.ts';

/**
 * Announces the number of results, at most once a second.
 *
 * @param count null while it is not known: nothing is announced
 */
export function ResultCount({ count }: { count: number | null }) {
  const paced = usePacedCount(count);
  return (
    <LiveRegion>
      <VisuallyHidden>
        {paced !== null && fill(a11yText.resultsUpdated, { n: formatNumber(paced) })}
      </VisuallyHidden>
    </LiveRegion>
  );
}
