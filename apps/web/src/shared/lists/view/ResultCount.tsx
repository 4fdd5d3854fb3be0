import { formatNumber, LiveRegion, VisuallyHidden } from '@nevisa/ui';
import { a11yText } from '../../text/a11yText.ts';
import { fill } from '../../text/fill.ts';
import type { ListAddress } from '../address/listAddress.ts';
import { usePacedCount } from '../search/usePacedCount.ts';

/**
 * Announces the number of results, at most once a second.
 *
 * @param count null while it is not known: nothing is announced
 * @param address another search or filter is announced also when its number is the same
 */
export function ResultCount({
  count,
  address: { search, filters },
}: {
  count: number | null;
  address: Pick<ListAddress<object>, 'search' | 'filters'>;
}) {
  const paced = usePacedCount(count, JSON.stringify([search, filters]));
  return (
    <LiveRegion>
      {/* The same words are announced again only when they are another element. */}
      <VisuallyHidden key={paced.at}>
        {paced.count !== null && fill(a11yText.resultsUpdated, { n: formatNumber(paced.count) })}
      </VisuallyHidden>
    </LiveRegion>
  );
}
