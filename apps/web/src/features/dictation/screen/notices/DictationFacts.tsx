import type { User } from '@nevisa/api/types';
import { Facts, formatDuration, Ltr } from '@nevisa/ui';
import { toPersianDigits } from '@nevisa/writing';
import { readCredit } from '../../../../shared/shell/credit.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { liveText } from '../../../../shared/text/liveText.ts';
import { isBilled, type LiveDictation } from '../hooks/useDictation.ts';
import { useElapsed } from '../hooks/useElapsed.ts';
import { useRemaining } from '../hooks/useRemaining.ts';
import { useWordCount } from '../hooks/useWordCount.ts';

export interface DictationFactsProps {
  dictation: LiveDictation;
  user: User;
}

/** The elapsed time, the word count and, during a recording, the remaining credit. */
export function DictationFacts({ dictation, user }: DictationFactsProps) {
  const { usage, heard } = dictation;
  const elapsed = useElapsed(dictation);
  const words = useWordCount(dictation);
  const remaining = useRemaining(usage, isBilled(heard));
  const credit = readCredit(user, remaining);
  return (
    <Facts
      facts={[
        {
          label: liveText.elapsed,
          value: <Ltr>{formatDuration(elapsed / 1_000)}</Ltr>,
          quiet: true,
        },
        {
          label: liveText.words.replace('{n}', '').trim(),
          value: fill(liveText.words, { n: toPersianDigits(words) }),
          quiet: true,
        },
        ...(heard === null
          ? []
          : [
              {
                label: liveText.remaining,
                value: credit?.text ?? '',
                quiet: true,
                optional: true,
              },
            ]),
      ]}
    />
  );
}
