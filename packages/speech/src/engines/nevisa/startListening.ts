import type { Client } from '@nevisa/api';
import type { EngineEvent, Listening, ListenOptions } from '../../engine.ts';
import { keepCapturing, type Hearing } from '../../capture/keepCapturing.ts';
import type { ControlMessage, LiveProtocol, WorkerMessage } from './liveMessages.ts';
import type { SessionTicket } from '../../worker/liveSocket.ts';
import { sessionFailureEvent } from './sessionFailure.ts';
import type { WorkerHolder } from './workerHolder.ts';

/** Where a stretch of listening is to be had, or why not. */
export type Place =
  | { readonly ok: true; readonly address: string; readonly session: SessionTicket }
  | Extract<Awaited<ReturnType<Client['createLiveSession']>>, { ok: false }>;

export interface ListeningParts extends Omit<ListenOptions, 'microphone'> {
  ownerId: string;
  protocol: LiveProtocol;
  findPlace: (takeOver: boolean, signal: AbortSignal) => Promise<Place>;
  /** Null: nothing is heard, only what was recorded before is sent. */
  stream: MediaStream | null;
  worker: WorkerHolder;
}

/**
 * One stretch of listening, seen from the page: it captures at once and goes on
 * until the end, whatever the line does, and gives the socket's address to the
 * Worker each time it has one.
 */
export function startListening(parts: ListeningParts): Listening {
  const { ownerId, documentId, protocol, stream, worker, report } = parts;
  const ending = new AbortController();
  const { signal } = ending;
  let { takeOver } = parts;
  let wish: 'hear' | 'pause' | 'stop' = 'hear';
  let control: MessagePort | null = null;
  let hearing: Hearing | null = null;
  let attempt = new AbortController();

  function say(message: ControlMessage, transfer: Transferable[] = []): void {
    control?.postMessage(message, transfer);
  }

  function close(): void {
    if (!signal.aborted) {
      ending.abort();
      attempt.abort();
      say({ type: 'close' });
    }
  }

  function endWith(event: EngineEvent): void {
    if (!signal.aborted) {
      close();
      report(event);
    }
  }

  function tell(event: EngineEvent): void {
    if (event.type === 'engine.ready') {
      takeOver = false;
    }
    if (isEnd(event)) {
      endWith(event);
    } else if (!signal.aborted) {
      report(event);
    }
  }

  /** Hands the stretch to a Worker, at first or after one whose script did not load. */
  function handOver(): void {
    const channel = new MessageChannel();
    control = channel.port1;
    channel.port1.addEventListener(
      'message',
      ({ data }: MessageEvent<WorkerMessage>) => {
        worker.confirm();
        receive(data);
      },
      { signal },
    );
    channel.port1.start();
    worker.listen({ ownerId, documentId, protocol, control: channel.port2 }, signal, (stretch) => {
      if (control === channel.port1 && stretch === 'gone') {
        control = null;
        hearing?.end();
        hearing = null;
      }
      tell(lost);
    });
    if (stream !== null && wish !== 'stop') {
      hearing = keepCapturing({
        stream,
        signal,
        hand: (audio) => say({ type: 'hear', audio }, [audio]),
        onDeaf: () => endWith({ type: 'engine.deaf' }),
      });
    }
    if (wish !== 'hear') {
      say({ type: wish });
    }
  }

  function receive(message: WorkerMessage): void {
    if (message.type === 'session.needed') {
      void connect((event) => say({ type: 'refuse', event }));
    } else if (message.type === 'audio.missing') {
      hearing?.audioMissing(message.seconds);
    } else {
      tell(message);
    }
  }

  async function connect(onRefused: (event: EngineEvent) => void): Promise<void> {
    attempt.abort();
    attempt = new AbortController();
    const { signal: current } = attempt;
    const place = await parts.findPlace(takeOver, current).catch((): null => null);
    if (current.aborted) {
      return;
    }
    if (place === null) {
      onRefused(lost);
    } else if (place.ok) {
      say({ type: 'connect', address: place.address, session: place.session });
    } else {
      onRefused(sessionFailureEvent(place.failure));
    }
  }

  handOver();
  void connect(tell);

  return {
    pause() {
      if (wish === 'hear') {
        wish = 'pause';
        say({ type: 'pause' });
      }
    },
    resume() {
      if (wish === 'pause') {
        wish = 'hear';
        say({ type: 'resume' });
      }
    },
    finalize: () => say({ type: 'finalize' }),
    stop() {
      wish = 'stop';
      hearing?.finish();
      say({ type: 'stop' });
    },
    reconnect() {
      if (!signal.aborted) {
        if (control === null) {
          handOver();
        }
        void connect(tell);
      }
    },
    close,
  };
}

const lost: EngineEvent = { type: 'engine.lost', retryAfter: null };

const ends: ReadonlySet<EngineEvent['type']> = new Set([
  'engine.stopped',
  'engine.idled',
  'engine.deaf',
  'engine.refused',
]);

function isEnd({ type }: EngineEvent): boolean {
  return ends.has(type);
}
