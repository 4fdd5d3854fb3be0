import { openWorkerLine } from '../../../shared/workerLine.ts';
import { default as workerUrl } from './zip.worker.ts?worker&url';
import type { ZipAnswer, ZipRequest } from './zipMessages.ts';

/** Starts a Worker that writes one archive. */
export function openZip(signal: AbortSignal) {
  return openWorkerLine<ZipRequest, ZipAnswer>(workerUrl, 'nevisa-zip', signal);
}
