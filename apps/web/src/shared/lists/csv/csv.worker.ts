import type { CsvRequest } from './csvMessages.ts';
import { serveCsv } from './serveCsv.ts';

const serve = serveCsv();

globalThis.addEventListener('message', ({ data }: MessageEvent<CsvRequest>) =>
  globalThis.postMessage(serve(data)),
);
