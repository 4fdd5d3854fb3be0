import { serveSounds } from './serveSounds.ts';
import type { SoundRequest } from './soundMessages.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<SoundRequest>) => {
  serveSounds(data, (progress) => globalThis.postMessage(progress)).then(
    (answer) => globalThis.postMessage(answer),
    (error: unknown) => reportError(error),
  );
});
