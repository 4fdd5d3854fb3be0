import { createEmitter } from '../../../shared/createEmitter.ts';
import { createOnFirstUse } from '../../../shared/late/createOnFirstUse.ts';
import type { BrowserStorage } from '../../../shared/storage/browserStorage.ts';
import { type EngineId, engineIds } from './dictationPorts.ts';

const keys = {
  microphone: 'nevisa.microphone',
  engine: 'nevisa.engine',
  text: 'nevisa.liveText',
  announced: 'nevisa.announceText',
} as const;

/** `live`: text is inserted while it is spoken; `end`: after the recording. */
export type TextTime = 'live' | 'end';

export interface ListeningChoice {
  /** Null: the default microphone. */
  readonly microphoneId: string | null;
  readonly engine: EngineId;
  readonly text: TextTime;
  /** Segments are announced to screen readers. */
  readonly announced: boolean;
}

/** A person's settings of a recording, stored in the browser. */
export interface ListeningSettings {
  /** The same object until a change. */
  read: () => ListeningChoice;
  choose: (choice: Partial<ListeningChoice>) => void;
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/** The settings of the recordings of this browser. */
export const getListeningSettings = createOnFirstUse(
  ({ storage }: { readonly storage: BrowserStorage }) => createListeningSettings(storage),
);

export function createListeningSettings(storage: BrowserStorage): ListeningSettings {
  const emitter = createEmitter();
  let choice = readFrom(storage);
  return {
    read: () => choice,
    choose(changes) {
      choice = { ...choice, ...changes };
      write(storage, keys.microphone, choice.microphoneId);
      write(storage, keys.engine, choice.engine === 'service' ? null : choice.engine);
      write(storage, keys.text, choice.text === 'live' ? null : choice.text);
      write(storage, keys.announced, choice.announced ? null : 'off');
      emitter.emit();
    },
    subscribe: emitter.subscribe,
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
