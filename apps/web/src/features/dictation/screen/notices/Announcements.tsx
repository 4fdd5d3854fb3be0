import { FinalsLog, LiveRegion, VisuallyHidden } from '@nevisa/ui';
import { useEffect, useRef, useState } from 'react';
import { addedText } from '../../../../shared/text/addedText.ts';
import { a11yText } from '../../../../shared/text/a11yText.ts';
import type { LiveDictation } from '../hooks/useDictation.ts';

/** Announces to screen readers the start, pause, continuation and end of a recording, the loss and return of the connection, and each final sentence. */
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

/** Returns the announcement of the last change of the activity. */
function useActivityAnnouncement(dictation: LiveDictation): string | null {
  const activity = selectActivity(dictation);
  const before = useRef<Activity>('still');
  const [news, setNews] = useState<string | null>(null);
  useEffect(() => {
    const was = before.current;
    if (activity !== was && activity !== 'between') {
      before.current = activity;
      setNews(chooseAnnouncement(was, activity));
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

/** What is said when listening goes on after another activity. */
const returns: Partial<Record<Activity, string>> = {
  lost: a11yText.connectionBack,
  paused: addedText.listeningResumed,
};

function chooseAnnouncement(was: Activity, activity: Activity): string | null {
  switch (activity) {
    case 'lost':
      return a11yText.connectionLost;
    case 'paused':
      return a11yText.listeningPaused;
    case 'listening':
      return returns[was] ?? a11yText.listeningStarted;
    case 'still':
      return was === 'still' ? null : a11yText.listeningStopped;
    case 'between':
      return null;
  }
}
