import type { Account } from '../fixtures/accounts.ts';
import { script } from '../fixtures/script.ts';
import { audioSampleRate, closeCodes } from '@nevisa/api';
import type { LegacyServerMessage } from '@nevisa/api/types';
import { wavHeaderLength } from '@nevisa/api/wavHeader';
import { createRecogniser, type Recognition } from './recogniser.ts';

/** The server's end of a socket of the older protocol. */
export interface LegacyClientSocket {
  send(text: string): void;
  close(code: number): void;
}

/** The server's side of one socket of the older protocol. */
export interface LegacyConnection {
  receive(data: unknown): void;
}

/**
 * Serves one socket of the older protocol, from `INIT` to the close after
 * `EOES`. It receives complete WAV files and knows no earlier sockets.
 */
export function createLegacyConnection(
  account: Account,
  socket: LegacyClientSocket,
): LegacyConnection {
  return new ProtocolConnection(account, socket);
}

class ProtocolConnection implements LegacyConnection {
  readonly #account: Account;
  readonly #socket: LegacyClientSocket;
  readonly #recogniser = createRecogniser({
    sampleRate: audioSampleRate,
    script,
    createSegmentId: String,
  });
  #phase: 'init' | 'requested' | 'receiving' | 'over' = 'init';

  constructor(account: Account, socket: LegacyClientSocket) {
    this.#account = account;
    this.#socket = socket;
    this.#send({ message: 'INIT' });
  }

  receive(data: unknown): void {
    if (this.#phase === 'over') {
      return;
    }
    if (data instanceof ArrayBuffer) {
      this.#receiveFile(data);
    } else {
      this.#receiveMessage(readMessage(data));
    }
  }

  #receiveMessage(message: string): void {
    if (message === 'REQ' && this.#phase === 'init') {
      this.#phase = 'requested';
      this.#send({ message: 'REQ-RESPONSE' });
    } else if (message === 'SOES' && this.#phase === 'requested') {
      this.#phase = 'receiving';
      this.#send({ message: 'SOES-RESPONSE' });
    } else if (message === 'EOES' && this.#phase === 'receiving') {
      this.#sendResults(this.#recogniser.flush());
      this.#end();
    }
  }

  #receiveFile(file: ArrayBuffer): void {
    if (this.#phase !== 'receiving' || file.byteLength < wavHeaderLength) {
      return;
    }
    const samples = new Int16Array(file.slice(wavHeaderLength));
    this.#sendResults(this.#recogniser.receive(samples));
    const service = this.#account.nevisa_service_account;
    if (!service.is_usage_infinite) {
      const duration = (samples.length * 1_000) / audioSampleRate;
      service.usage_remained -= Math.min(service.usage_remained, duration);
      if (service.usage_remained === 0) {
        this.#send({ message: 'NO-USAGE-REMAINED' });
        this.#end();
      }
    }
  }

  #sendResults(recognitions: readonly Recognition[]): void {
    for (const { text, ...recognition } of recognitions) {
      const transcription =
        recognition.type === 'partial'
          ? { partial: text }
          : { text, result: [...recognition.words] };
      this.#send({ message: 'RESULT', transcription });
    }
  }

  #send(message: LegacyServerMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  #end(): void {
    this.#phase = 'over';
    this.#socket.close(closeCodes.normal);
  }
}

function readMessage(data: unknown): string {
  try {
    const { message } = JSON.parse(String(data)) as { message?: unknown };
    return typeof message === 'string' ? message : '';
  } catch {
    return '';
  }
}
