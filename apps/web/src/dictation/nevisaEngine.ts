import type { Client } from '@nevisa/api';
import type { Engine } from '@nevisa/api/types';
import { default as ownWorkerUrl } from './live.worker.ts?worker&url';
import { startListening } from './startListening.ts';
import { createWorkerHolder } from './workerHolder.ts';

export interface NevisaEngineOptions {
  createLiveSession: Client['createLiveSession'];
  /**
   * The API host, against which a relative `ws_url` is read; empty means the
   * page's own origin.
   * @default ''
   */
  apiHost?: string;
  /**
   * Address of the Worker that owns the socket.
   * @default the one of this build
   */
  workerUrl?: string;
}

/**
 * The speech engine of the Nevisa service.
 *
 * Audio goes from a worklet straight to a Worker that owns the socket, so a
 * busy page neither loses nor delays it. The Worker starts with the first
 * `listen`, lives as long as the page and keeps the audio that the service has
 * not acknowledged. The microphone stays the caller's: it is not closed here.
 */
export function createNevisaEngine({
  createLiveSession,
  apiHost = '',
  workerUrl = ownWorkerUrl,
}: NevisaEngineOptions): Engine {
  const worker = createWorkerHolder(workerUrl);
  return {
    listen({ documentId, microphone: { stream }, report }) {
      if (stream === null) {
        throw new TypeError('This engine hears a stream: open a real microphone for it.');
      }
      const base = new URL(apiHost, location.href).href;
      return startListening({ createLiveSession, base, documentId, stream, report, worker });
    },
  };
}
