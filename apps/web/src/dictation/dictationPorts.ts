import type { Engine, Microphone, MicrophoneRefusal } from '@nevisa/api/types';

/** What live dictation needs of the world: a microphone and an engine that listens. */
export interface DictationPorts {
  openMicrophone: () => Promise<
    { ok: true; microphone: Microphone } | { ok: false; reason: MicrophoneRefusal }
  >;
  engine: Engine;
}
