import type { Microphone, MicrophoneRefusal } from '@nevisa/api/types';

export type MicrophoneOutcome =
  | { readonly ok: true; readonly microphone: Microphone }
  | { readonly ok: false; readonly reason: MicrophoneRefusal };

/** Filters on: a fan, the room and the reader's own voice out of the loudspeaker are not dictation. */
const constraints: MediaTrackConstraints = {
  channelCount: { ideal: 1 },
  echoCancellation: { ideal: true },
  noiseSuppression: { ideal: true },
  autoGainControl: { ideal: true },
};

/** Asks for the microphone. It never rejects: a refusal is a value with its reason. */
export async function openMicrophone(): Promise<MicrophoneOutcome> {
  const missing = missingSupport();
  if (missing !== null) {
    return { ok: false, reason: missing };
  }
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: constraints });
    return { ok: true, microphone: microphoneOf(stream) };
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
  return {
    label: stream.getAudioTracks()[0]?.label ?? '',
    stream,
    close() {
      for (const track of stream.getTracks()) {
        track.stop();
      }
    },
  };
}

function reasonOf(error: unknown): MicrophoneRefusal {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'unsupported';
  }
}
