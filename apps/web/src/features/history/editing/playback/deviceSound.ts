import type { Id } from '@nevisa/api/types';
import type { StoredRecording } from '@nevisa/drafts';
import { createEmitter } from '../../../../shared/createEmitter.ts';
import { createStretchTimeline, type StretchTimeline } from './stretchTimeline.ts';

/** One recording of a sound. Times in seconds. */
export interface SoundStretch {
  /** The begin on the timeline. */
  readonly start: number;
  /** The length that was measured while it was recorded; its file has none (T-36). */
  readonly duration: number;
  readonly mimeType: string;
  /** It could not be played: its part of the timeline is skipped. */
  readonly failed: boolean;
  /** The address of the recording, made when it is first asked for; it ends with `close`. */
  readonly url: () => string;
  readonly blob: Blob;
}

/**
 * The recordings of a conversation on this device, as one sound. The player uses
 * it before the sound of the server, which needs a connection.
 */
export interface DeviceSound extends StretchTimeline {
  /** In the order of the timeline; another array after `markFailed`. */
  readonly stretches: () => readonly SoundStretch[];
  /** The recording did not decode. */
  readonly markFailed: (stretch: number) => void;
  /** No recording can be played: the sound of the server is the only one. */
  readonly hasFailed: () => boolean;
  /** Calls after a recording was marked. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes back all addresses: the recordings may be let go of. */
  readonly close: () => void;
}

/** Finds the recordings of a conversation; `documentId` is its `client_id`. */
export interface RecordingSource {
  find: (
    conversationId: Id,
    documentId: string | null,
  ) => Promise<readonly StoredRecording[] | null>;
}

/**
 * Opens the sound that this device has of a conversation.
 *
 * @returns null where it has none: the sound of the server is asked for
 */
export async function openDeviceSound(
  source: RecordingSource,
  { id, client_id: documentId }: { readonly id: Id; readonly client_id: string | null },
): Promise<DeviceSound | null> {
  const recordings = await source.find(id, documentId);
  const played = (recordings ?? []).filter(({ blob, duration }) => blob.size > 0 && duration > 0);
  return played.length === 0 ? null : createDeviceSound(played);
}

/** @param recordings with their measured lengths, in order; at least one */
export function createDeviceSound(recordings: readonly StoredRecording[]): DeviceSound {
  const changes = createEmitter();
  const urls = new Map<number, string>();
  let isClosed = false;
  let failed: ReadonlySet<number> = new Set();

  const openUrl = (place: number, blob: Blob): string => {
    if (isClosed) {
      throw new Error('The sound of this device is closed: open it again to play it.');
    }
    const url = urls.get(place) ?? URL.createObjectURL(blob);
    urls.set(place, url);
    return url;
  };
  const seconds = recordings.map(({ duration }) => duration / 1_000);
  const timeline = createStretchTimeline(seconds, (place) => failed.has(place));
  const describe = () =>
    recordings.map(({ blob }, place): SoundStretch => ({
      start: timeline.getStart(place),
      duration: seconds[place] ?? 0,
      mimeType: blob.type,
      failed: failed.has(place),
      url: () => openUrl(place, blob),
      blob,
    }));
  let stretches = describe();

  return {
    ...timeline,
    stretches: () => stretches,
    markFailed(place) {
      if (!failed.has(place)) {
        failed = new Set([...failed, place]);
        stretches = describe();
        changes.emit();
      }
    },
    hasFailed: () => failed.size === recordings.length,
    subscribe: changes.subscribe,
    close() {
      isClosed = true;
      urls.forEach((url) => URL.revokeObjectURL(url));
      urls.clear();
    },
  };
}
