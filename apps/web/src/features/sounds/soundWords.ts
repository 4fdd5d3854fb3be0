import { formatPercent } from '@nevisa/ui';
import { soundText } from '../../shared/text/soundText.ts';
import { fill } from '../../shared/text/fill.ts';
import type { SoundStatus } from './soundFacts.ts';

/** What becomes of a sound, as a sentence. */
export function describeSound(status: SoundStatus): string {
  switch (status.kind) {
    case 'sending': {
      const text = status.isRepeated ? soundText.soundRepeated : soundText.soundSending;
      return fill(text, { n: formatPercent(status.part) });
    }
    case 'waiting':
      return waiting[status.why];
    case 'refused':
      return refused[status.why];
  }
}

const waiting = {
  offline: soundText.soundOffline,
  server: soundText.soundBusy,
  full: soundText.soundFull,
  forbidden: soundText.soundBusy,
} as const;

const refused = {
  tooLarge: soundText.soundTooLarge,
  format: soundText.soundFormat,
  gone: soundText.soundGone,
  differs: soundText.soundRefused,
  refused: soundText.soundRefused,
} as const;
