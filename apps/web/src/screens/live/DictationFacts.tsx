import type { User } from '@nevisa/api/types';
import { Facts, Ltr, toPersianDigits } from '@nevisa/ui';
import { useMemo } from 'react';
import { creditOf } from '../../shell/credit.ts';
import { fill } from '../../text/fill.ts';
import { liveText } from '../../text/liveText.ts';
import { countWords } from './countWords.ts';
import type { LiveDictation } from './useDictation.ts';
import { useElapsed } from './useElapsed.ts';

export interface DictationFactsProps {
  dictation: LiveDictation;
  user: User;
}

/** Elapsed time, words, and what is left of the credit. */
export function DictationFacts({ dictation, user }: DictationFactsProps) {
  const { segments, usageRemained } = dictation;
  const elapsed = useElapsed(dictation);
  const words = useMemo(
    () => segments.reduce((sum, { text }) => sum + countWords(text), 0),
    [segments],
  );
  const credit = creditOf(user, usageRemained);
  return (
    <Facts
      facts={[
        { label: liveText.elapsed, value: <Ltr>{clockText(elapsed)}</Ltr>, quiet: true },
        {
          label: liveText.words.replace('{n}', '').trim(),
          value: fill(liveText.words, { n: toPersianDigits(words) }),
          quiet: true,
        },
        {
          label: liveText.remaining,
          value: credit?.text ?? '',
          quiet: true,
          optional: true,
        },
      ]}
    />
  );
}

/** Milliseconds as a clock: «۰۲:۰۵», with hours when there are any. */
function clockText(duration: number): string {
  const seconds = Math.floor(duration / 1_000);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return toPersianDigits(shown.map((part) => String(part).padStart(2, '0')).join(':'));
}
