import type { Client } from '@nevisa/api';
import type { Engine, EngineEvent, Listening, LiveSessionAnswer } from '@nevisa/api/types';
import type { ControlMessage } from './liveMessages.ts';
import { sessionFailureEvent } from './sessionFailure.ts';
import { socketAddress } from './socketAddress.ts';
import { startCapture, type Capture } from './startCapture.ts';
import type { WorkerHolder } from './workerHolder.ts';

export interface ListeningParts extends Pick<
  Parameters<Engine['listen']>[0],
  'documentId' | 'report'
> {
  createLiveSession: Client['createLiveSession'];
  /** Against what a relative `ws_url` is read, http(s). */
  base: string;
  stream: MediaStream;
  worker: WorkerHolder;
}

/**
 * One stretch of listening, seen from the page: it captures at once, so that
 * nothing said while the session is being made is missed, and gives the socket's
 * address to the Worker when it has one.
 */
export function startListening(parts: ListeningParts): Listening {
  const { documentId, stream, worker, report } = parts;
  const ending = new AbortController();
  const { signal } = ending;
  const control = new MessageChannel();
  const audio = new MessageChannel();
  const say = (message: ControlMessage) => control.port1.postMessage(message);
  let capture: Capture | null = null;
  let isStopping = false;

  function close(): void {
    if (!signal.aborted) {
      ending.abort();
      say({ type: 'close' });
    }
  }

  function endWith(event: EngineEvent): void {
    if (!signal.aborted) {
      close();
      report(event);
    }
  }

  function lose(): void {
    endWith({ type: 'engine.lost' });
  }

  async function hear(): Promise<void> {
    worker.listen({ documentId, control: control.port2, audio: audio.port2 }, signal, lose);
    watchTracks(stream, signal, lose);
    capture = await startCapture({ stream, audio: audio.port1, signal });
    if (isStopping) {
      capture.finish();
    }
  }

  async function connect(): Promise<void> {
    const outcome = await parts.createLiveSession(
      { client_id: documentId, engine: 'nevisa', mode: 'stream', encoding: 'pcm_s16le' },
      { signal },
    );
    if (!outcome.ok) {
      endWith(sessionFailureEvent(outcome.failure));
    } else if (!signal.aborted) {
      giveAddress(outcome.answer);
    }
  }

  function giveAddress(session: LiveSessionAnswer): void {
    const { ws_url, ticket, session_id, resume_token, usage_remained } = session;
    const address = socketAddress(ws_url, parts.base, ticket);
    if (address === null) {
      const issue = `ws_url ${ws_url}: not the address of a WebSocket`;
      endWith(sessionFailureEvent({ kind: 'schema', issue }));
    } else {
      say({ type: 'connect', address, session: { session_id, resume_token, usage_remained } });
    }
  }

  control.port1.addEventListener(
    'message',
    ({ data }: MessageEvent<EngineEvent>) => {
      worker.confirm();
      (isEnd(data) ? endWith : report)(data);
    },
    { signal },
  );
  control.port1.start();
  hear().catch(lose);
  connect().catch(lose);

  return {
    stop() {
      isStopping = true;
      capture?.finish();
      say({ type: 'stop' });
    },
    close,
  };
}

function isEnd({ type }: EngineEvent): boolean {
  return type === 'engine.stopped' || type === 'engine.lost' || type === 'engine.refused';
}

/** A microphone that is unplugged, or whose permission is taken back, ends its track. */
function watchTracks(stream: MediaStream, signal: AbortSignal, onEnd: () => void): void {
  for (const track of stream.getAudioTracks()) {
    if (track.readyState === 'ended') {
      throw new Error('The microphone has gone: open it again before listening.');
    }
    track.addEventListener('ended', onEnd, { signal });
  }
}
