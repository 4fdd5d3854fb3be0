import { closeCodes, decodeAudioFrame, type ClientMessage, type ServerMessage } from '@nevisa/api';
import { type FatalLiveError, fatalLiveErrors, type PassingLiveError } from '@nevisa/api/refusals';
import { type AudioReceiver, createAudioReceiver } from './audioReceiver.ts';
import { getDuration, type Conversation } from './conversation.ts';
import { isSpent } from './credit.ts';
import type { LiveFaults } from './liveFaults.ts';
import type { RecogniserListener } from './liveRecogniser.ts';
import { readClientMessage } from './readClientMessage.ts';
import { createReorder } from './reorder.ts';

/** Longest audio frame that the service accepts, in ms. */
const longestFrame = 100;

/** Time before the end of a session at which the client is warned, in ms; at most a quarter of the session. */
const warnAhead = 10_000;

/** Close code of a lost connection (RFC 6455 §7.4.1). */
export const connectionLost = 1006;

/** The server's end of a socket. */
export interface ClientSocket {
  send(message: ServerMessage): void;
  close(code: number): void;
}

/** The live session of a ticket. */
export interface LiveSession {
  readonly id: string;
  readonly resumeToken: string;
  readonly conversation: Conversation;
  /** Duration of the conversation at which the session ends, in ms. */
  readonly endsAt: number;
}

/** The server's side of one socket. */
export interface LiveConnection {
  receive(data: unknown): void;
  /** Call when the client has closed the socket. */
  lost(): void;
  /** Closes the socket with this code. */
  end(code: number): void;
  /** Closes the socket because the credit is spent. */
  endCredit(): void;
}

interface ConnectionParts {
  readonly session: LiveSession;
  readonly socket: ClientSocket;
  readonly faults: LiveFaults;
  readonly onEnd: () => void;
}

type Start = Extract<ClientMessage, { type: 'start' }>;

/** Serves the live protocol over one socket, from `start` to `stopped`. */
export function createLiveConnection(parts: ConnectionParts): LiveConnection {
  const connection = new ProtocolConnection(parts);
  return {
    receive: (data) => connection.receive(data),
    lost: () => connection.lost(),
    end: (code) => connection.end(code),
    endCredit: () => connection.endCredit(),
  };
}

class ProtocolConnection implements LiveConnection {
  readonly #session: LiveSession;
  readonly #socket: ClientSocket;
  readonly #faults: LiveFaults;
  readonly #onEnd: () => void;
  readonly #audio: AudioReceiver;
  readonly #reorder = createReorder();
  /** Duration of the conversation at the start, in ms. */
  readonly #startedAt: number;
  #phase: 'waiting' | 'receiving' | 'paused' | 'over' = 'waiting';
  #finalsSent = 0;
  #isWarned = false;
  #listener: RecogniserListener | null = null;

  constructor({ session, socket, faults, onEnd }: ConnectionParts) {
    this.#session = session;
    this.#socket = socket;
    this.#faults = faults;
    this.#onEnd = onEnd;
    this.#audio = createAudioReceiver(session.conversation);
    this.#startedAt = getDuration(session.conversation);
  }

  receive(data: unknown): void {
    if (this.#phase === 'over') {
      return;
    }
    if (data instanceof ArrayBuffer) {
      this.#receiveFrame(data);
      return;
    }
    const message = readClientMessage(data);
    if (message === null) {
      this.#reportError('bad_message', 'این پیام خوانده نشد.');
    } else if ((message.type === 'start') !== (this.#phase === 'waiting')) {
      this.#reportError('bad_order', 'این پیام در این هنگام پذیرفته نیست.');
    } else if (message.type === 'start') {
      this.#start(message);
    } else if (message.type === 'configure') {
      this.#session.conversation.configuration = message.configuration;
    } else {
      this.#runCommand(message.type);
    }
  }

  lost(): void {
    this.#phase = 'over';
    if (this.#listener !== null) {
      this.#session.conversation.recogniser.close(this.#listener);
    }
    this.#onEnd();
  }

  end(code: number): void {
    if (this.#phase !== 'over') {
      this.lost();
      this.#socket.close(code);
    }
  }

  endCredit(): void {
    this.#flush(() => this.#fail('no_usage_remained', 'اعتبار شما به پایان رسید.'));
  }

  #start(message: Start): void {
    const { id, resumeToken, conversation } = this.#session;
    const { session_id, resume_token = resumeToken } = message;
    if (session_id !== id || resume_token !== resumeToken) {
      this.#fail('bad_session', 'این نشست شناخته نشد.');
      return;
    }
    this.#listener = {
      ready: () => this.#beReady(message),
      recognised: (results) => this.#send(this.#audio.toMessages(results)),
      failed: () => {
        const detail = 'تشخیص گفتار در دسترس نیست.';
        this.#fail('recogniser_unavailable', detail);
      },
    };
    conversation.recogniser.open(this.#listener);
  }

  #beReady({ session_id, last_seq = -1 }: Start): void {
    this.#phase = 'receiving';
    const { sampleRate, nextSeq, finals } = this.#session.conversation;
    this.#send([
      { type: 'ready', session_id, sample_rate: sampleRate, next_seq: nextSeq },
      ...finals.filter(({ seq }) => seq > last_seq),
    ]);
  }

  /** Ends the current sentence and acknowledges all audio; `then` follows. */
  #flush(then: () => void = () => undefined): void {
    this.#session.conversation.recogniser.flush(() => {
      this.#send(this.#audio.acknowledge());
      then();
    });
  }

  #runCommand(command: Exclude<ClientMessage['type'], 'start' | 'configure'>): void {
    switch (command) {
      case 'keep_alive':
        break;
      case 'pause':
        this.#phase = 'paused';
        this.#flush();
        break;
      case 'resume':
        this.#phase = 'receiving';
        break;
      case 'finalize':
        this.#flush();
        break;
      case 'stop':
        this.#flush(() => this.#stop());
        break;
    }
  }

  #receiveFrame(data: ArrayBuffer): void {
    let frame: ReturnType<typeof decodeAudioFrame>;
    try {
      frame = decodeAudioFrame(data);
    } catch {
      this.#reportError('bad_frame', 'این صدا خوانده نشد.');
      return;
    }
    const { conversation } = this.#session;
    if (this.#phase === 'waiting') {
      this.#fail('not_ready', 'پیش از آمادگی سرور صدا فرستاده شد.');
    } else if (frame.samples.length > (conversation.sampleRate * longestFrame) / 1_000) {
      const detail = 'این تکهٔ صدا بیش از حد طولانی است.';
      this.#fail('frame_too_large', detail);
    } else {
      this.#send(this.#audio.take(frame, this.#phase === 'paused'));
      if (isSpent(conversation)) {
        this.endCredit();
      } else {
        this.#checkLimits(getDuration(conversation));
      }
    }
  }

  /** @param duration of the conversation, in ms */
  #checkLimits(duration: number): void {
    const faults = this.#faults;
    const { endsAt } = this.#session;
    const remaining_ms = endsAt - duration;
    if (!this.#isWarned && remaining_ms <= Math.min(warnAhead, (endsAt - this.#startedAt) / 4)) {
      this.#isWarned = true;
      this.#send([{ type: 'warning', code: 'session_limit', remaining_ms }]);
    }
    if (faults.dropAt !== null && duration >= faults.dropAt) {
      faults.dropAt = null;
      this.end(connectionLost);
    } else if (faults.slowDownAt !== null && duration >= faults.slowDownAt) {
      faults.slowDownAt = null;
      this.#fail('slow_down', 'درخواست‌ها بیش از اندازه است.');
    } else if (faults.idleAfter !== null && this.#getIdleTime() >= faults.idleAfter) {
      this.#fail('idle', 'مدتی است که چیزی شنیده نمی‌شود.');
    } else if (remaining_ms <= 0) {
      this.#runCommand('stop');
    }
  }

  #getIdleTime(): number {
    const { receivedSamples, recognisedSamples, sampleRate } = this.#session.conversation;
    return ((receivedSamples - recognisedSamples) * 1_000) / sampleRate;
  }

  #stop(): void {
    if (!this.#faults.neverStop) {
      const { conversation } = this.#session;
      const { id, complete, account } = conversation;
      const { usage_remained } = account.nevisa_service_account;
      const duration = getDuration(conversation);
      this.#send([{ type: 'stopped', conversation_id: id, duration, usage_remained, complete }]);
      this.end(closeCodes.normal);
    }
  }

  #send(messages: readonly ServerMessage[]): void {
    for (const message of this.#faults.reorder ? this.#reorder(messages) : messages) {
      if (this.#phase !== 'over' && !this.#faults.stall) {
        this.#socket.send(message);
        if (message.type === 'final') {
          this.#applyFinalFaults(message);
        }
      }
    }
  }

  #applyFinalFaults(final: ServerMessage): void {
    if (this.#faults.repeatFinals) {
      this.#socket.send(final);
    }
    this.#finalsSent += 1;
    if (this.#finalsSent === this.#faults.dropAfterFinals) {
      this.#faults.dropAfterFinals = null;
      this.end(connectionLost);
      this.#faults.onDrop();
    }
  }

  #reportError(code: PassingLiveError, detail: string): void {
    this.#send([{ type: 'error', code, detail, fatal: false }]);
  }

  #fail(code: FatalLiveError, detail: string): void {
    this.#send([{ type: 'error', code, detail, fatal: true }]);
    this.end(fatalLiveErrors[code][0]);
  }
}
