import { closeCodes, decodeAudioFrame, type ClientMessage, type ServerMessage } from '@nevisa/api';
import { durationOf, type Conversation } from './conversation.ts';
import { createListening } from './listening.ts';
import type { LiveFaults } from './liveFaults.ts';
import { createReorder } from './reorder.ts';
import { isSpent } from './meter.ts';
import { readClientMessage } from './readClientMessage.ts';

/** The end of a session is told so long before it, in ms, or a quarter of a short one. */
const warnAhead = 10_000;

/** The longest audio frame, in seconds. */
const longestFrame = 0.1;

/** The close code of a socket that was cut, and not closed by anybody (RFC 6455 §7.4.1). */
export const cut = 1006;

/** One end of a socket. */
export interface Wire {
  send(message: ServerMessage): void;
  close(code: number): void;
}

/** What a ticket opens. */
export interface LiveSession {
  readonly id: string;
  readonly resumeToken: string;
  readonly conversation: Conversation;
  /** The duration of the conversation at which a new session is needed, in ms. */
  readonly endsAt: number;
}

/** The server's side of one socket. */
export interface LiveConnection {
  receive(data: unknown): void;
  /** The other side is gone. */
  lost(): void;
  /** Ends it from here. */
  end(code: number): void;
  /** Ends it because nothing is left to listen with. */
  endCredit(): void;
}

type Start = Extract<ClientMessage, { type: 'start' }>;

/** Speaks the protocol of live dictation over one socket, from `start` to `stopped`. */
export function createLiveConnection({
  session,
  wire,
  faults,
  onEnd,
}: {
  session: LiveSession;
  wire: Wire;
  faults: LiveFaults;
  onEnd: () => void;
}): LiveConnection {
  const { conversation } = session;
  const listening = createListening(conversation);
  let phase: 'waiting' | 'listening' | 'paused' | 'over' = 'waiting';
  let finalsSent = 0;
  let isWarned = false;
  const exchange = createReorder();
  const begunAt = durationOf(conversation);

  return { receive, lost, end, endCredit };

  function receive(data: unknown): void {
    if (phase === 'over') {
      return;
    }
    if (data instanceof ArrayBuffer) {
      receiveFrame(data);
      return;
    }
    const message = readClientMessage(data);
    if (message === null) {
      complain('bad_message', 'این پیام خوانده نشد.');
    } else if ((message.type === 'start') !== (phase === 'waiting')) {
      complain('bad_order', 'این پیام در این هنگام پذیرفته نیست.');
    } else if (message.type === 'start') {
      start(message);
    } else {
      obey(message.type);
    }
  }

  function start({ session_id, resume_token = session.resumeToken, last_seq = -1 }: Start): void {
    if (session_id !== session.id || resume_token !== session.resumeToken) {
      fail('bad_session', 'این نشست شناخته نشد.', closeCodes.ticketBad);
      return;
    }
    phase = 'listening';
    const { sampleRate, nextSeq, finals } = conversation;
    send([
      { type: 'ready', session_id, sample_rate: sampleRate, next_seq: nextSeq },
      ...finals.filter(({ seq }) => seq > last_seq),
    ]);
  }

  function obey(command: Exclude<ClientMessage['type'], 'start'>): void {
    switch (command) {
      case 'keep_alive':
        break;
      case 'pause':
        phase = 'paused';
        send(listening.flush());
        break;
      case 'resume':
        phase = 'listening';
        break;
      case 'finalize':
        send(listening.flush());
        break;
      case 'stop':
        send(listening.flush());
        stop();
        break;
    }
  }

  function receiveFrame(data: ArrayBuffer): void {
    let frame: ReturnType<typeof decodeAudioFrame>;
    try {
      frame = decodeAudioFrame(data);
    } catch {
      complain('bad_frame', 'این صدا خوانده نشد.');
      return;
    }
    if (phase === 'waiting') {
      fail('not_ready', 'پیش از آمادگی سرور صدا فرستاده شد.', closeCodes.frameTooLarge);
    } else if (frame.samples.length > conversation.sampleRate * longestFrame) {
      fail('frame_too_large', 'این تکهٔ صدا بیش از اندازه بلند است.', closeCodes.frameTooLarge);
    } else {
      send(listening.take(frame, phase === 'paused'));
      if (isSpent(conversation)) {
        endCredit();
      } else {
        watchLimits(durationOf(conversation));
      }
    }
  }

  /** @param duration of the conversation, in ms */
  function watchLimits(duration: number): void {
    const remaining_ms = session.endsAt - duration;
    if (!isWarned && remaining_ms <= Math.min(warnAhead, (session.endsAt - begunAt) / 4)) {
      isWarned = true;
      send([{ type: 'warning', code: 'session_limit', remaining_ms }]);
    }
    if (faults.dropAt !== null && duration >= faults.dropAt) {
      faults.dropAt = null;
      end(cut);
    } else if (faults.slowDownAt !== null && duration >= faults.slowDownAt) {
      faults.slowDownAt = null;
      fail('slow_down', 'درخواست‌ها بیش از اندازه است.', closeCodes.slowDown);
    } else if (faults.idleAfter !== null && quietFor() >= faults.idleAfter) {
      fail('idle', 'مدتی است که چیزی شنیده نمی‌شود.', closeCodes.idle);
    } else if (remaining_ms <= 0) {
      obey('stop');
    }
  }

  function quietFor(): number {
    const { heard, understood, sampleRate } = conversation;
    return ((heard - understood) * 1_000) / sampleRate;
  }

  function stop(): void {
    if (!faults.neverStop) {
      const { usage_remained } = conversation.account.nevisa_service_account;
      const { id, complete } = conversation;
      const duration = durationOf(conversation);
      send([{ type: 'stopped', conversation_id: id, duration, usage_remained, complete }]);
      end(closeCodes.normal);
    }
  }

  function endCredit(): void {
    send(listening.flush());
    fail('no_usage_remained', 'اعتبار شما به پایان رسید.', closeCodes.noUsageRemained);
  }

  function send(messages: readonly ServerMessage[]): void {
    for (const message of faults.reorder ? exchange(messages) : messages) {
      if (phase !== 'over' && !faults.stall) {
        wire.send(message);
        if (message.type === 'final') {
          misbehaveAfter(message);
        }
      }
    }
  }

  function misbehaveAfter(final: ServerMessage): void {
    if (faults.repeatFinals) {
      wire.send(final);
    }
    finalsSent += 1;
    if (finalsSent === faults.dropAfterFinals) {
      faults.dropAfterFinals = null;
      end(cut);
    }
  }

  function complain(code: string, detail: string): void {
    send([{ type: 'error', code, detail, fatal: false }]);
  }

  function fail(code: string, detail: string, closeCode: number): void {
    send([{ type: 'error', code, detail, fatal: true }]);
    end(closeCode);
  }

  function end(code: number): void {
    if (phase !== 'over') {
      lost();
      wire.close(code);
    }
  }

  function lost(): void {
    phase = 'over';
    onEnd();
  }
}
