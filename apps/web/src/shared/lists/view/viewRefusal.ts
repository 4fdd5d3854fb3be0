import { formatNumber } from '@nevisa/ui';
import { mostViews, type SaveResult } from '../choices/listViews.ts';
import { fill } from '../../text/fill.ts';
import { listText } from '../../text/listText.ts';

/** Why a name of a view is not taken, for its field. */
export function describeRefusal(result: SaveResult | null): string | undefined {
  switch (result) {
    case 'no-name':
      return listText.viewNameEmpty;
    case 'same-name':
      return listText.viewNameTaken;
    case 'full':
      return fill(listText.viewsFull, { n: formatNumber(mostViews) });
    case 'saved':
    case null:
      return undefined;
  }
}
