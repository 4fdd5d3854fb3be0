import { serveSounds } from './serveSounds.ts';
import type { SoundRequest } from './soundMessages.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<SoundRequest>) => {
  serveSounds(data).then(
    (answer) => globalThis.postMessage(answer),
    (error: unknown) => reportError(error),
  );
});
