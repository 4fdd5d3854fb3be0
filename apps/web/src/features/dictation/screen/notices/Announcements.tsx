import { FinalsLog, LiveRegion, VisuallyHidden } from '@nevisa/ui';
import { useEffect, useRef, useState } from 'react';
import { a11yText } from '../../../../shared/text/commonText.ts';
import type { LiveDictation } from '../hooks/useDictation.ts';

/** Says to readers of screens that it listens, pauses, ends, has lost the line or has it again, and each finished sentence. */
export function Announcements({ dictation }: { dictation: LiveDictation }) {
  const { segments, choice, heard } = dictation;
  const heldBack = choice.text === 'end' && heard !== null;
  return (
    <>
      <LiveRegion>
        <VisuallyHidden>{useActivityAnnouncement(dictation)}</VisuallyHidden>
      </LiveRegion>
      <FinalsLog finals={segments} silent={!choice.announced || heldBack} />
    </>
  );
}

type Activity = 'still' | 'listening' | 'paused' | 'lost' | 'between';

/** The last thing that is worth being said about the listening itself. */
function useActivityAnnouncement(dictation: LiveDictation): string | null {
  const activity = selectActivity(dictation);
  const before = useRef<Activity>('still');
  const [news, setNews] = useState<string | null>(null);
  useEffect(() => {
    const was = before.current;
    if (activity !== was && activity !== 'between') {
      before.current = activity;
      setNews(wordsFor(was, activity));
    }
  }, [activity]);
  return news;
}

function selectActivity({ phase, heard }: LiveDictation): Activity {
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

function wordsFor(was: Activity, activity: Activity): string | null {
  switch (activity) {
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
