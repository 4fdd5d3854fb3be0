import type { Microphone, MicrophoneEvent, MicrophoneRefusal } from '../engine.ts';

export type MicrophoneOutcome =
  /** `fellBack`: the chosen device is missing, this is the browser's default. */
  | { readonly ok: true; readonly microphone: Microphone; readonly fellBack: boolean }
  | { readonly ok: false; readonly reason: MicrophoneRefusal };

/** The filters remove noise and the loudspeaker's output, e.g. of a screen reader. */
const constraints: MediaTrackConstraints = {
  channelCount: { ideal: 1 },
  echoCancellation: { ideal: true },
  noiseSuppression: { ideal: true },
  autoGainControl: { ideal: true },
};

/** The chosen device is missing; another one may be present. */
const goneReasons: ReadonlySet<MicrophoneRefusal> = new Set(['missing', 'unsuitable']);

/**
 * Opens the chosen microphone, or the browser's default when it is missing. Never
 * rejects: a refusal is a value with its reason.
 */
export async function openMicrophone(chosenId?: string): Promise<MicrophoneOutcome> {
  const missing = findMissingSupport();
  if (missing !== null) {
    return { ok: false, reason: missing };
  }
  if (chosenId === undefined || chosenId === '') {
    return open(constraints, false);
  }
  const chosen = await open({ ...constraints, deviceId: { exact: chosenId } }, false);
  return chosen.ok || !goneReasons.has(chosen.reason) ? chosen : open(constraints, true);
}

async function open(audio: MediaTrackConstraints, fellBack: boolean): Promise<MicrophoneOutcome> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio });
    return { ok: true, microphone: toMicrophone(stream), fellBack };
  } catch (error) {
    return { ok: false, reason: toRefusal(error) };
  }
}

function findMissingSupport(): MicrophoneRefusal | null {
  if (!globalThis.isSecureContext) {
    return 'insecure';
  }
  const { mediaDevices } = navigator as { mediaDevices?: Partial<MediaDevices> };
  const isSupported =
    mediaDevices?.getUserMedia !== undefined && typeof AudioWorkletNode === 'function';
  return isSupported ? null : 'unsupported';
}

function toMicrophone(stream: MediaStream): Microphone {
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

/** A track that ended or was muted earlier is reported too, a moment later. */
function watchTrack(track: MediaStreamTrack, report: (event: MicrophoneEvent) => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const reporter = (type: MicrophoneEvent['type']) => () => {
    if (!signal.aborted) {
      report({ type });
    }
  };
  track.addEventListener('ended', reporter('microphone.lost'), { signal });
  track.addEventListener('mute', reporter('microphone.muted'), { signal });
  track.addEventListener('unmute', reporter('microphone.unmuted'), { signal });
  if (track.readyState === 'ended') {
    queueMicrotask(reporter('microphone.lost'));
  } else if (track.muted) {
    queueMicrotask(reporter('microphone.muted'));
  }
  return () => watching.abort();
}

function toRefusal(error: unknown): MicrophoneRefusal {
  switch (error instanceof Error ? error.name : '') {
    case 'NotFoundError':
      return 'missing';
    case 'OverconstrainedError':
      return 'unsuitable';
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
