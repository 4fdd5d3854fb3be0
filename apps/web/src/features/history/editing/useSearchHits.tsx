import { findHits, type TranscriptDocument } from '@nevisa/transcript';
import { formatNumber, LiveRegion, type TranscriptEditorProps, VisuallyHidden } from '@nevisa/ui';
import { persianPattern } from '@nevisa/writing';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { addedText } from '../../../shared/text/addedText.ts';
import { fill } from '../../../shared/text/fill.ts';

export interface SearchHits {
  hits: NonNullable<TranscriptEditorProps['hits']>;
  shownHit: number | null;
  /** How many there are, for a screen reader. */
  news: ReactNode;
}

/** The hits of the search of the list, as they are when the text opens at the first of them. */
export function useSearchHits(document: TranscriptDocument, search: string): SearchHits {
  const text = useSyncExternalStore(document.subscribe, () =>
    search === '' ? '' : document.text(),
  );
  const pattern = useMemo(() => (search === '' ? null : persianPattern(search)), [search]);
  const hits = useMemo(
    () => (pattern === null ? [] : findHits(document, pattern)),
    // The hits are those of the present text.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [document, pattern, text],
  );
  const [count] = useState(hits.length);
  const sentence =
    count === 0
      ? fill(addedText.historyNoHit, { query: search })
      : fill(addedText.historyHits, { n: formatNumber(count), query: search });
  return {
    hits,
    shownHit: hits.length > 0 ? 0 : null,
    news: search !== '' && (
      <LiveRegion>
        <VisuallyHidden>{sentence}</VisuallyHidden>
      </LiveRegion>
    ),
  };
}
