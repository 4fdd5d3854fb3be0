import { createEmitter } from '../../../shared/createEmitter.ts';
import {
  beginSending,
  endSending,
  type Measured,
  measureFrom,
  noteSent,
  readProgress,
  type UploadProgress,
} from './uploadProgress.ts';

/** How far each file is sent. It is no context of a machine, because it changes many times a second. */
export interface ProgressStore {
  /** Null for a file of which nothing was sent in this page. */
  read: (id: string) => UploadProgress | null;
  /** How much of the sound of a video is taken out, from 0 to 1; it never falls. Null while it is not known. */
  readExtracted: (id: string) => number | null;
  /** Reports once a second while a file is sent, and each further part of a sound. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** A sender begins at a byte. */
  begin: (id: string, size: number, position: number) => void;
  note: (id: string, position: number) => void;
  /** A sender has ended; the server has this many bytes. */
  end: (id: string, received: number) => void;
  /** @param share of the sound of a video that is taken out, from 0 to 1 */
  noteExtracted: (id: string, share: number) => void;
  forget: (id: string) => void;
  stop: () => void;
}

/** How often progress is reported, in ms. */
const tick = 1_000;

/** @param now in ms, of a clock that never goes back */
export function createProgressStore(now: () => number = () => performance.now()): ProgressStore {
  const measured = new Map<string, Measured>();
  const sending = new Set<string>();
  const extracted = new Map<string, number>();
  const { subscribe, emit } = createEmitter();
  let timer: ReturnType<typeof setInterval> | null = null;

  const follow = () => {
    if (sending.size > 0) {
      timer ??= setInterval(emit, tick);
    } else if (timer !== null) {
      clearInterval(timer);
      timer = null;
    }
    emit();
  };

  return {
    subscribe,
    read(id) {
      const found = measured.get(id);
      return found === undefined ? null : readProgress(found, now());
    },
    readExtracted: (id) => extracted.get(id) ?? null,
    begin(id, size, position) {
      const known = measured.get(id) ?? measureFrom(size, position);
      measured.set(id, beginSending(known, position, now()));
      sending.add(id);
      follow();
    },
    note(id, position) {
      const found = measured.get(id);
      if (found !== undefined && sending.has(id)) {
        measured.set(id, noteSent(found, position, now()));
      }
    },
    end(id, received) {
      const found = measured.get(id);
      if (found !== undefined && sending.delete(id)) {
        measured.set(id, endSending(found, received));
        follow();
      }
    },
    noteExtracted(id, share) {
      // A sound that is taken out anew begins again, and what is shown of it waits for it.
      if (share > (extracted.get(id) ?? -1)) {
        extracted.set(id, Math.min(1, share));
        emit();
      }
    },
    forget(id) {
      measured.delete(id);
      extracted.delete(id);
      sending.delete(id);
      follow();
    },
    stop() {
      sending.clear();
      follow();
    },
  };
}
