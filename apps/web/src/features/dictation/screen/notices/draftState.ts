import { addedText } from '../../../../shared/text/addedText.ts';
import { liveText } from '../../../../shared/text/liveText.ts';
import type { LiveDictation } from '../hooks/useDictation.ts';
import type { LiveNotice } from './notice.ts';

type EndFacts = Pick<LiveDictation, 'phase' | 'kept' | 'engineRefusal' | 'endsBySuspension'>;

/**
 * An end that says that the text is stored, or says nothing of it, while the device
 * refuses it: the text says so, and the download comes first.
 */
export function withDraftState(notice: LiveNotice | null, facts: EndFacts): LiveNotice | null {
  const end = facts.kept === 'not-kept' && notice !== null ? findUnkeptEnd(facts) : null;
  if (notice === null || end === null) {
    return notice;
  }
  return {
    ...notice,
    tone: 'danger',
    text: [end.before, addedText.notKeptEnd, end.after].filter(Boolean).join(' '),
    action: { label: liveText.download, kind: 'download' },
    ...(notice.action && { other: notice.action }),
  };
}

// The words around «the text is not stored»; null where a recording did not end.
function findUnkeptEnd(facts: EndFacts): { before?: string; after?: string } | null {
  const { phase, engineRefusal, endsBySuspension } = facts;
  if (phase === 'microphone-lost') {
    return { before: addedText.micLostShort };
  }
  if (phase === 'idled') {
    return { before: endsBySuspension ? addedText.endedSuspendedShort : liveText.idleTimeout };
  }
  return phase === 'engine-refused' && engineRefusal?.kind === 'no-credit'
    ? { after: addedText.buyToGoOn }
    : null;
}
