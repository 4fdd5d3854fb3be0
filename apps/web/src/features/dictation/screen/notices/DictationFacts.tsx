import type { User } from '@nevisa/api/types';
import { formatDuration, Ltr, RecordingFacts } from '@nevisa/ui';
import { readCredit } from '../../../../shared/shell/credit.ts';
import { useRemaining } from '../../../../shared/shell/useRemaining.ts';
import { addedText } from '../../../../shared/text/addedText.ts';
import { liveText } from '../../../../shared/text/liveText.ts';
import type { LiveDictation } from '../hooks/useDictation.ts';
import { useElapsed } from '../hooks/useElapsed.ts';
import { useWordCount } from '../hooks/useWordCount.ts';
import { describeActivity } from './describeActivity.ts';

export interface DictationFactsProps {
  dictation: LiveDictation;
  user: User;
  /** The transcript has no text. */
  empty: boolean;
}

/**
 * The clock of the recording, or the state before one; below it the state, the word count and the
 * remaining credit. The engine is named only when it is not that of Nevisa. `Announcements`
 * announces the changes.
 */
export function DictationFacts({ dictation, user, empty }: DictationFactsProps) {
  const { heard, choice } = dictation;
  const credit = readCredit(user, useRemaining());
  const state = { label: liveText.title, value: describeActivity(dictation) };
  const hasClock = heard !== null || dictation.elapsed > 0;
  return (
    <RecordingFacts
      quiet={hasClock && (heard === null || heard === 'paused')}
      figure={
        hasClock
          ? { label: liveText.elapsed, value: <Clock dictation={dictation} />, ticking: true }
          : state
      }
      line={[
        ...(hasClock ? [state] : []),
        ...(choice.engine === 'service'
          ? []
          : [{ label: liveText.engine, value: liveText.engineBrowser }]),
        ...(heard === null && empty
          ? []
          : [{ label: addedText.factText, value: <WordCount dictation={dictation} /> }]),
        ...(credit === null ? [] : [{ label: addedText.factPackage, value: credit.text }]),
      ]}
    />
  );
}

function Clock({ dictation }: Pick<DictationFactsProps, 'dictation'>) {
  return <Ltr>{formatDuration(useElapsed(dictation) / 1_000)}</Ltr>;
}

function WordCount({ dictation }: Pick<DictationFactsProps, 'dictation'>) {
  return <span ref={useWordCount(dictation)} />;
}
