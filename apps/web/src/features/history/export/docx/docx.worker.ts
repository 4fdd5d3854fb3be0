import type { DocxRequest } from './docxMessages.ts';
import { serveDocx } from './serveDocx.ts';

const serve = serveDocx();

globalThis.addEventListener('message', ({ data }: MessageEvent<DocxRequest>) => {
  serve(data).then(
    (answer) => globalThis.postMessage(answer),
    (error: unknown) => reportError(error),
  );
});
