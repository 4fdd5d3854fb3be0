import { createEmitter } from '../../../shared/createEmitter.ts';

/** What would be lost if the page were closed. */
export interface DictationStatus {
  /** A recording runs, or its last sentence is awaited. */
  readonly recording: boolean;
  /** The device has not stored the newest text. */
  readonly unkept: boolean;
}

/** The state of dictation for the pages around it. It exists before the code of dictation is loaded. */
export interface DictationStatusStore {
  read: () => DictationStatus;
  subscribe: (listener: () => void) => () => void;
  write: (status: DictationStatus) => void;
}

export const restingStatus: DictationStatus = { recording: false, unkept: false };

export function createDictationStatus(): DictationStatusStore {
  const changes = createEmitter();
  let status = restingStatus;
  return {
    read: () => status,
    subscribe: changes.subscribe,
    write(next) {
      if (next.recording !== status.recording || next.unkept !== status.unkept) {
        status = next;
        changes.emit();
      }
    },
  };
}
