import { readSpeed } from '@nevisa/machines';
import { createObservable, type Observable } from '../../../../shared/observable.ts';
import type { BrowserStorage } from '../../../../shared/storage/browserStorage.ts';

const key = 'playback';

/** What a person has chosen for the sound of all texts. */
export interface PlaybackChoice {
  /** From 0.5 to 3. */
  readonly speed: number;
  readonly skipsSilence: boolean;
  /** The sound rests while the person types. */
  readonly waitsForTyping: boolean;
  /** The key plays while it is held down, as a pedal does. */
  readonly playsWhileHeld: boolean;
}

export interface PlaybackChoices extends Pick<Observable<PlaybackChoice>, 'read' | 'subscribe'> {
  choose: (change: Partial<PlaybackChoice>) => void;
}

/** The choices of a person in this browser; what cannot be read is the default. */
export function createPlaybackChoices(
  storage: Pick<BrowserStorage, 'read' | 'write'>,
): PlaybackChoices {
  const choice = createObservable(readStored(storage.read(key)));
  return {
    read: choice.read,
    subscribe: choice.subscribe,
    choose: (change) => {
      const next = { ...choice.read(), ...change };
      storage.write(key, JSON.stringify(next));
      choice.write(next);
    },
  };
}

function readStored(text: string | null): PlaybackChoice {
  const stored = parse(text);
  return {
    speed: readSpeed(Number(stored['speed'] ?? 1)),
    skipsSilence: stored['skipsSilence'] === true,
    waitsForTyping: stored['waitsForTyping'] === true,
    playsWhileHeld: stored['playsWhileHeld'] === true,
  };
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
