import type { Microphone, MicrophoneEvent, MicrophoneRefusal } from '@nevisa/speech/types';

/** A microphone without a device; `open` tells whether the recording light would be on. */
export interface PretendMicrophone extends Microphone {
  readonly open: boolean;
  /** It is unplugged, or its permission is taken back. */
  lose(): void;
  /** The system, or a key on the headset, silences it. */
  mute(): void;
  unmute(): void;
}

export function createPretendMicrophone(
  label = 'میکروفون آزمایشی',
  id = 'pretend',
): PretendMicrophone {
  const watchers = new Set<(event: MicrophoneEvent) => void>();
  const tell = (type: MicrophoneEvent['type']) => {
    if (open) {
      [...watchers].forEach((report) => report({ type }));
    }
  };
  let open = true;
  return {
    id,
    label,
    stream: null,
    get open() {
      return open;
    },
    watch(report) {
      watchers.add(report);
      return () => watchers.delete(report);
    },
    close: () => {
      open = false;
    },
    lose: () => tell('microphone.lost'),
    mute: () => tell('microphone.muted'),
    unmute: () => tell('microphone.unmuted'),
  };
}

/** What asking for it brings when the person agrees; `fellBack` when the chosen one was gone. */
export function allowMicrophone(
  microphone: Microphone = createPretendMicrophone(),
  { fellBack = false }: { fellBack?: boolean } = {},
) {
  return { ok: true, microphone, fellBack } as const;
}

/** What asking for it brings when there is none to have. */
export function refuseMicrophone(reason: MicrophoneRefusal) {
  return { ok: false, reason } as const;
}
