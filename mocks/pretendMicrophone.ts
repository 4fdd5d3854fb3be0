import type { Microphone, MicrophoneRefusal } from '@nevisa/api/types';

/** A microphone without a device; `open` tells whether the recording light would be on. */
export interface PretendMicrophone extends Microphone {
  readonly open: boolean;
}

export function createPretendMicrophone(label = 'میکروفون آزمایشی'): PretendMicrophone {
  let open = true;
  return {
    label,
    stream: null,
    get open() {
      return open;
    },
    close: () => {
      open = false;
    },
  };
}

/** What asking for it brings when the person agrees. */
export function allowMicrophone(microphone: Microphone = createPretendMicrophone()) {
  return { ok: true, microphone } as const;
}

/** What asking for it brings when there is none to have. */
export function refuseMicrophone(reason: MicrophoneRefusal) {
  return { ok: false, reason } as const;
}
