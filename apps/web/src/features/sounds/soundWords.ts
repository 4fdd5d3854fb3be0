import { formatPercent } from '@nevisa/ui';
import { addedText } from '../../shared/text/addedText.ts';
import { fill } from '../../shared/text/fill.ts';
import type { SoundStatus } from './soundFacts.ts';

/** What becomes of a sound, as a sentence. */
export function describeSound(status: SoundStatus): string {
  switch (status.kind) {
    case 'sending': {
      const text = status.isRepeated ? addedText.soundRepeated : addedText.soundSending;
      return fill(text, { n: formatPercent(status.part) });
    }
    case 'waiting':
      return waiting[status.why];
    case 'refused':
      return refused[status.why];
  }
}

const waiting = {
  offline: addedText.soundOffline,
  server: addedText.soundBusy,
  full: addedText.soundFull,
  forbidden: addedText.soundBusy,
} as const;

const refused = {
  tooLarge: addedText.soundTooLarge,
  format: addedText.soundFormat,
  gone: addedText.soundGone,
  differs: addedText.soundRefused,
  refused: addedText.soundRefused,
} as const;
