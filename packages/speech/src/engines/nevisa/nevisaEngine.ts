import type { Client } from '@nevisa/api';
import type { Engine } from '../../engine.ts';
import { legacyAddress, type LegacyPlace } from '../legacy/legacyAddress.ts';
import { default as ownWorkerUrl } from '../../worker/live.worker.ts?worker&url';
import { socketAddress } from './socketAddress.ts';
import { startListening, type Place } from './startListening.ts';
import { createWorkerHolder } from './workerHolder.ts';

export interface NevisaEngineOptions {
  createLiveSession: Client['createLiveSession'];
  /** Whose speech it is: what the device keeps of it can be read by nobody else (S10). */
  ownerId: string;
  /**
   * The API host, against which a relative `ws_url` is read; empty means the
   * page's own origin.
   * @default ''
   */
  apiHost?: string;
  /**
   * Speaks the documented older protocol at this place, asked for at each
   * connection, instead of making a session.
   * @default null
   */
  legacy?: (() => LegacyPlace) | null;
  /**
   * Address of the Worker that owns the socket.
   * @default the one of this build
   */
  workerUrl?: string;
  /**
   * Passes the Worker's address through the page's Trusted Types policy.
   * @default the address as it is
   */
  trustScriptUrl?: (url: string) => string;
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
  ownerId,
  apiHost = '',
  legacy = null,
  workerUrl = ownWorkerUrl,
  trustScriptUrl = (url) => url,
}: NevisaEngineOptions): Engine {
  const worker = createWorkerHolder(workerUrl, trustScriptUrl);

  async function makeSession(
    documentId: string,
    takeOver: boolean,
    signal: AbortSignal,
  ): Promise<Place> {
    const outcome = await createLiveSession(
      {
        client_id: documentId,
        engine: 'nevisa',
        mode: 'stream',
        encoding: 'pcm_s16le',
        ...(takeOver && { take_over: true }),
      },
      { signal },
    );
    if (!outcome.ok) {
      return outcome;
    }
    const { ws_url, ticket, session_id, resume_token, usage_remained, max_session_ms } =
      outcome.answer;
    const address = socketAddress(ws_url, new URL(apiHost, location.href).href, ticket);
    if (address === null) {
      const issue = `ws_url ${ws_url}: not the address of a WebSocket`;
      return { ok: false, failure: { kind: 'schema', issue } };
    }
    return {
      ok: true,
      address,
      session: { session_id, resume_token, usage_remained, max_session_ms },
    };
  }

  return {
    listen({ documentId, microphone, takeOver, report }) {
      if (microphone?.stream === null) {
        throw new TypeError('This engine hears a stream: open a real microphone for it.');
      }
      const stream = microphone?.stream ?? null;
      return startListening({
        ownerId,
        documentId,
        protocol: legacy === null ? 'nevisa' : 'legacy',
        takeOver,
        stream,
        report,
        worker,
        findPlace: (takesOver, signal) =>
          legacy === null
            ? makeSession(documentId, takesOver, signal)
            : Promise.resolve(legacyAddress(legacy())),
      });
    },
  };
}
