import { decodeAudioFrame } from '@nevisa/api';
import type { ConnectionListener } from '../worker/transport.ts';

export type Service = ReturnType<typeof createService>;

/** A service that takes the next frame, ignores those it has, and records a fault for a gap. */
export function createService() {
  const transcribed: number[] = [];
  const faults: string[] = [];
  let nextSeq = 0;
  return {
    transcribed,
    faults,
    nextSeq: () => nextSeq,
    hear(message: ArrayBuffer) {
      const { seq, samples } = decodeAudioFrame(message);
      if (seq > nextSeq) {
        faults.push(`expected ${nextSeq}, got ${seq}`);
      }
      if (seq === nextSeq) {
        nextSeq += 1;
        transcribed.push(samples[0] ?? -1);
      }
    },
  };
}

/** A connection whose messages in transit are lost when it is cut. */
export function createLine(service: Service, listener: ConnectionListener) {
  const toService: (string | ArrayBuffer)[] = [];
  const toBrowser: string[] = [];
  const told: string[] = [];
  let state: 'new' | 'open' | 'cut' = 'new';

  const receive = createReceiver(service, say);

  function say(message: object): void {
    toBrowser.push(JSON.stringify(message));
  }

  function tell(message: string | undefined): void {
    if (message !== undefined && state === 'open') {
      told.push(message);
      listener.received(message);
    }
  }

  return {
    connection: {
      send: (message: string | ArrayBuffer) => state === 'open' && toService.push(message),
      close: () => {
        // Messages sent before a close still arrive.
        toService.splice(0).forEach(receive);
        state = 'cut';
      },
    },
    open() {
      if (state === 'new') {
        state = 'open';
        listener.opened();
      }
    },
    carry(count: number) {
      if (state === 'open') {
        toService.splice(0, count).forEach(receive);
      }
    },
    answer(how: 'answer' | 'answer-late' | 'answer-again') {
      if (how === 'answer-again') {
        tell(told.findLast((message) => !message.includes('stopped')));
      } else {
        tell(toBrowser.splice(how === 'answer' ? 0 : Math.floor(toBrowser.length / 2), 1)[0]);
      }
    },
    answerAll() {
      toBrowser.splice(0).forEach(tell);
    },
    drop() {
      if (state !== 'cut') {
        state = 'cut';
        listener.closed(1006);
      }
    },
    cut() {
      state = 'cut';
    },
  };
}

/** Answers the messages of one connection in their order. */
function createReceiver(service: Service, say: (message: object) => void) {
  let heardFrames = 0;
  let lastSeq = -1;
  return (message: string | ArrayBuffer): void => {
    if (typeof message !== 'string') {
      const { seq } = decodeAudioFrame(message);
      if (lastSeq !== -1 && seq !== lastSeq + 1) {
        service.faults.push(`over one line ${seq} came after ${lastSeq}`);
      }
      lastSeq = seq;
      service.hear(message);
      heardFrames += 1;
      if (heardFrames % 5 === 0) {
        say({ type: 'ack', seq: service.nextSeq() - 1 });
      }
      return;
    }
    const { type } = JSON.parse(message) as { type: string };
    if (type === 'start') {
      say({ type: 'ready', session_id: 's', sample_rate: 16_000, next_seq: service.nextSeq() });
    } else if (type === 'stop') {
      say({ type: 'ack', seq: service.nextSeq() - 1 });
      say({
        type: 'stopped',
        conversation_id: 'c',
        duration: 0,
        usage_remained: 0,
        complete: true,
      });
    }
  };
}
