import { serveZip } from './serveZip.ts';
import type { ZipRequest } from './zipMessages.ts';

const serve = serveZip();

globalThis.addEventListener('message', ({ data }: MessageEvent<ZipRequest>) =>
  globalThis.postMessage(serve(data)),
);
