import type { BrowserStorage } from '../../../shared/storage/browserStorage.ts';
import { type EngineId, engineIds } from './dictationPorts.ts';

const keys = {
  microphone: 'nevisa.microphone',
  engine: 'nevisa.engine',
  text: 'nevisa.liveText',
  announced: 'nevisa.announceText',
} as const;

/** Words while they are spoken, or only when the dictation has ended. */
export type TextTime = 'live' | 'end';

export interface ListeningChoice {
  /** Null: the device's own choice. */
  readonly microphoneId: string | null;
  readonly engine: EngineId;
  readonly text: TextTime;
  /** Finished sentences are read out to readers of screens. */
  readonly announced: boolean;
}

/** How the person wants to be heard; kept in the browser. */
export interface ListeningSettings {
  /** The same object until something is chosen. */
  read: () => ListeningChoice;
  choose: (choice: Partial<ListeningChoice>) => void;
  /** Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

export function createListeningSettings(storage: BrowserStorage): ListeningSettings {
  const listeners = new Set<() => void>();
  let choice = readFrom(storage);
  return {
    read: () => choice,
    choose(changes) {
      choice = { ...choice, ...changes };
      write(storage, keys.microphone, choice.microphoneId);
      write(storage, keys.engine, choice.engine === 'service' ? null : choice.engine);
      write(storage, keys.text, choice.text === 'live' ? null : choice.text);
      write(storage, keys.announced, choice.announced ? null : 'off');
      for (const listener of listeners) {
        listener();
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function readFrom(storage: BrowserStorage): ListeningChoice {
  const engine = storage.read(keys.engine);
  return {
    microphoneId: storage.read(keys.microphone),
    engine: engineIds.find((id) => id === engine) ?? 'service',
    text: storage.read(keys.text) === 'end' ? 'end' : 'live',
    announced: storage.read(keys.announced) !== 'off',
  };
}

function write(storage: BrowserStorage, key: string, value: string | null): void {
  if (value === null) {
    storage.remove(key);
  } else {
    storage.write(key, value);
  }
}
