import type { WholeConversation } from '@nevisa/api/types';
import { Card, EmptyState, formatNumber, LiveRegion, MarkedText, Stack } from '@nevisa/ui';
import { useEffect, useRef } from 'react';
import { addedText } from '../../../shared/text/addedText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { markHits } from '../data/markHits.ts';
import { toParagraphs } from './paragraphs.ts';

export interface ReadTextProps {
  whole: WholeConversation;
  /** The search of the list; empty without one. */
  search: string;
}

/** The text by paragraphs with speakers; the hits of the search are marked, and the first one is brought into view. */
export function ReadText({ whole, search }: ReadTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const paragraphs = toParagraphs(whole).map(({ key, speaker, text }) => ({
    key,
    speaker,
    parts: markHits(text, search),
  }));
  const hits = paragraphs.flatMap(({ parts }) => parts.filter(({ changed }) => changed)).length;
  useEffect(() => {
    if (search !== '') {
      box.current?.querySelector('mark')?.scrollIntoView({ block: 'center' });
    }
  }, [search]);
  if (paragraphs.length === 0) {
    return <EmptyState heading={addedText.historyTextEmpty} />;
  }
  return (
    <>
      {search !== '' && (
        <LiveRegion>
          {hits === 0
            ? fill(addedText.historyNoHit, { query: search })
            : fill(addedText.historyHits, { n: formatNumber(hits), query: search })}
        </LiveRegion>
      )}
      <Card ref={box} padding="large">
        <Stack style={{ maxInlineSize: '68ch', marginInline: 'auto' }}>
          {paragraphs.map(({ key, speaker, parts }) => (
            <div key={key}>
              {speaker !== null && <strong dir="auto">{speaker}</strong>}
              <MarkedText parts={parts} />
            </div>
          ))}
        </Stack>
      </Card>
    </>
  );
}
