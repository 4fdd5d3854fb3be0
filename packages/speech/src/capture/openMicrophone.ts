import type { Microphone, MicrophoneEvent, MicrophoneRefusal } from '../engine.ts';

export type MicrophoneOutcome =
  /** `fellBack`: the chosen device is gone, this is the browser's own choice. */
  | { readonly ok: true; readonly microphone: Microphone; readonly fellBack: boolean }
  | { readonly ok: false; readonly reason: MicrophoneRefusal };

/** Filters on: a fan, the room and the reader's own voice out of the loudspeaker are not dictation. */
const constraints: MediaTrackConstraints = {
  channelCount: { ideal: 1 },
  echoCancellation: { ideal: true },
  noiseSuppression: { ideal: true },
  autoGainControl: { ideal: true },
};

/** The device is not there, or no longer: another one may be. */
const goneErrors = new Set(['NotFoundError', 'OverconstrainedError']);

/**
 * Asks for a microphone: the chosen one, or where that is gone the browser's
 * own choice. It never rejects: a refusal is a value with its reason.
 */
export async function openMicrophone(chosenId?: string): Promise<MicrophoneOutcome> {
  const missing = missingSupport();
  if (missing !== null) {
    return { ok: false, reason: missing };
  }
  if (chosenId === undefined || chosenId === '') {
    return open(constraints, false);
  }
  const chosen = await open({ ...constraints, deviceId: { exact: chosenId } }, false);
  return chosen.ok || chosen.reason !== 'missing' ? chosen : open(constraints, true);
}

async function open(audio: MediaTrackConstraints, fellBack: boolean): Promise<MicrophoneOutcome> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio });
    return { ok: true, microphone: microphoneOf(stream), fellBack };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
}

function missingSupport(): MicrophoneRefusal | null {
  if (!globalThis.isSecureContext) {
    return 'insecure';
  }
  const { mediaDevices } = navigator as { mediaDevices?: Partial<MediaDevices> };
  const isSupported =
    mediaDevices?.getUserMedia !== undefined && typeof AudioWorkletNode === 'function';
  return isSupported ? null : 'unsupported';
}

function microphoneOf(stream: MediaStream): Microphone {
  const [track] = stream.getAudioTracks();
  return {
    id: track?.getSettings().deviceId ?? '',
    label: track?.label ?? '',
    stream,
    watch: (report) => (track === undefined ? () => undefined : watchTrack(track, report)),
    close() {
      for (const open of stream.getTracks()) {
        open.stop();
      }
    },
  };
}

/** What ended or fell silent before anybody watched is told as well, a moment later. */
function watchTrack(track: MediaStreamTrack, report: (event: MicrophoneEvent) => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const tell = (type: MicrophoneEvent['type']) => () => {
    if (!signal.aborted) {
      report({ type });
    }
  };
  track.addEventListener('ended', tell('microphone.lost'), { signal });
  track.addEventListener('mute', tell('microphone.muted'), { signal });
  track.addEventListener('unmute', tell('microphone.unmuted'), { signal });
  if (track.readyState === 'ended') {
    queueMicrotask(tell('microphone.lost'));
  } else if (track.muted) {
    queueMicrotask(tell('microphone.muted'));
  }
  return () => watching.abort();
}

function reasonOf(error: unknown): MicrophoneRefusal {
  const name = error instanceof Error ? error.name : '';
  if (goneErrors.has(name)) {
    return 'missing';
  }
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'unsupported';
  }
}
