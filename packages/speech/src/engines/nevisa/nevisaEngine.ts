import type { Client } from '@nevisa/api';
import type { LiveSessionAnswer } from '@nevisa/api/types';
import { loadWorklet } from '../../capture/loadWorklet.ts';
import type { Engine } from '../../engine.ts';
import { toLegacyAddress, type LegacyHost } from '../legacy/toLegacyAddress.ts';
import { default as ownWorkerUrl } from '../../worker/recording.worker.ts?worker&url';
import { toSocketAddress } from './toSocketAddress.ts';
import { createRecordingClient, type LiveSettings } from './recordingClient.ts';
import type { SessionOutcome } from './sessionRequester.ts';
import { createWorkerConnection } from './workerConnection.ts';

export interface NevisaEngineOptions {
  createLiveSession: Client['createLiveSession'];
  /** The device stores audio for this person alone (S10). */
  ownerId: string;
  /**
   * API host that resolves a relative `ws_url`; empty: the page's origin.
   * @default ''
   */
  apiHost?: string;
  /**
   * Speaks the documented older protocol with this host, read for each
   * connection, instead of creating a session.
   * @default null
   */
  legacy?: (() => LegacyHost) | null;
  /**
   * Settings that the service applies to a recording.
   * @default those of the account
   */
  configuration?: LiveSettings | null;
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
 * Audio passes from a worklet straight to a Worker that owns the socket, so a
 * busy page neither loses nor delays it. The Worker starts with `load` or the
 * first recording, lives as long as the page and buffers the unacknowledged audio.
 * The caller owns the microphone: it is not closed here.
 */
export function createNevisaEngine({
  createLiveSession,
  ownerId,
  apiHost = '',
  legacy = null,
  configuration = null,
  workerUrl = ownWorkerUrl,
  trustScriptUrl = (url) => url,
}: NevisaEngineOptions): Engine {
  const worker = createWorkerConnection(workerUrl, trustScriptUrl);

  async function requestSession(
    documentId: string,
    takeOver: boolean,
    signal: AbortSignal,
  ): Promise<SessionOutcome> {
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
    return outcome.ok ? toSessionOutcome(outcome.answer, apiHost) : outcome;
  }

  return {
    async load() {
      const [lacksWorker, lacksWorklet] = await Promise.all([worker.load(), loadWorklet()]);
      return lacksWorker ?? lacksWorklet;
    },
    record({ documentId, microphone, takeOver, report }) {
      if (microphone?.stream === null) {
        throw new TypeError('This engine needs a stream: open a real microphone for it.');
      }
      return createRecordingClient({
        ownerId,
        documentId,
        protocol: legacy === null ? 'nevisa' : 'legacy',
        takeOver,
        stream: microphone?.stream ?? null,
        report,
        worker,
        configuration,
        requestSession: (takesOver, signal) =>
          legacy === null
            ? requestSession(documentId, takesOver, signal)
            : Promise.resolve(toLegacyAddress(legacy())),
      });
    },
  };
}

function toSessionOutcome(
  { ws_url, ticket, ...session }: LiveSessionAnswer,
  apiHost: string,
): SessionOutcome {
  const address = toSocketAddress(ws_url, new URL(apiHost, location.href).href, ticket);
  if (address === null) {
    const issue = `ws_url ${ws_url}: not the address of a WebSocket`;
    return { ok: false, failure: { kind: 'schema', issue } };
  }
  const { session_id, resume_token, usage_remained, max_session_ms } = session;
  return {
    ok: true,
    address,
    session: { session_id, resume_token, usage_remained, max_session_ms },
  };
}
