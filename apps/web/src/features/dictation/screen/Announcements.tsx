import { FinalsLog, LiveRegion, VisuallyHidden } from '@nevisa/ui';
import { useEffect, useRef, useState } from 'react';
import { a11yText } from '../../../shared/text/a11yText.ts';
import type { LiveDictation } from './useDesk.ts';

/** Says to readers of screens that it listens, pauses, ends, has lost the line or has it again, and each finished sentence. */
export function Announcements({ dictation }: { dictation: LiveDictation }) {
  const { segments, choice, heard } = dictation;
  const heldBack = choice.text === 'end' && heard !== null;
  return (
    <>
      <LiveRegion>
        <VisuallyHidden>{useNews(dictation)}</VisuallyHidden>
      </LiveRegion>
      <FinalsLog finals={segments} silent={!choice.announced || heldBack} />
    </>
  );
}

type Standing = 'still' | 'listening' | 'paused' | 'lost' | 'between';

/** The last thing that is worth being said about the listening itself. */
function useNews(dictation: LiveDictation): string | null {
  const standing = standingOf(dictation);
  const before = useRef<Standing>('still');
  const [news, setNews] = useState<string | null>(null);
  useEffect(() => {
    const was = before.current;
    if (standing !== was && standing !== 'between') {
      before.current = standing;
      setNews(wordsFor(was, standing));
    }
  }, [standing]);
  return news;
}

function standingOf({ phase, heard }: LiveDictation): Standing {
  if (phase === 'reconnecting' || phase === 'offline') {
    return 'lost';
  }
  if (heard === 'paused') {
    return 'paused';
  }
  if (phase === 'live') {
    return 'listening';
  }
  return phase === 'asking' || phase === 'connecting' || phase === 'finalizing'
    ? 'between'
    : 'still';
}

function wordsFor(was: Standing, standing: Standing): string | null {
  switch (standing) {
    case 'lost':
      return a11yText.connectionLost;
    case 'paused':
      return a11yText.listeningPaused;
    case 'listening':
      return was === 'lost' ? a11yText.connectionBack : a11yText.listeningStarted;
    case 'still':
      return was === 'still' ? null : a11yText.listeningStopped;
    case 'between':
      return null;
  }
}
