import type { Account } from '../fixtures/accounts.ts';
import { script } from '../fixtures/script.ts';
import { sampleRate } from './audioFormat.ts';
import { createRecogniser, type Recognition } from './recogniser.ts';

const wavHeader = 44;

/** The server's end of a socket of the older protocol. */
export interface LegacyClientSocket {
  send(text: string): void;
  close(code: number): void;
}

/**
 * The server's side of one socket of the older protocol, from `INIT` to the close after
 * `EOES`. It receives complete WAV files and keeps no state of
 * earlier sockets.
 */
export function createLegacyConnection(
  account: Account,
  socket: LegacyClientSocket,
): { receive(data: unknown): void } {
  const recogniser = createRecogniser({ sampleRate, script, createSegmentId: String });
  let phase: 'init' | 'requested' | 'listening' | 'over' = 'init';

  say({ message: 'INIT' });
  return {
    receive(data) {
      if (phase === 'over') {
        return;
      }
      if (data instanceof ArrayBuffer) {
        receive(data);
      } else {
        obey(messageIn(data));
      }
    },
  };

  function obey(message: string): void {
    if (message === 'REQ' && phase === 'init') {
      phase = 'requested';
      say({ message: 'REQ-RESPONSE' });
    } else if (message === 'SOES' && phase === 'requested') {
      phase = 'listening';
      say({ message: 'SOES-RESPONSE' });
    } else if (message === 'EOES' && phase === 'listening') {
      recogniser.flush().forEach(tell);
      end();
    }
  }

  function receive(file: ArrayBuffer): void {
    if (phase !== 'listening' || file.byteLength < wavHeader) {
      return;
    }
    const samples = new Int16Array(file.slice(wavHeader));
    recogniser.receive(samples).forEach(tell);
    const service = account.nevisa_service_account;
    if (!service.is_usage_infinite) {
      service.usage_remained -= Math.min(
        service.usage_remained,
        (samples.length * 1_000) / sampleRate,
      );
      if (service.usage_remained === 0) {
        say({ message: 'NO-USAGE-REMAINED' });
        end();
      }
    }
  }

  function tell(recognition: Recognition): void {
    const { text } = recognition;
    const transcription =
      recognition.type === 'partial' ? { partial: text } : { text, result: recognition.words };
    say({ message: 'RESULT', transcription });
  }

  function say(message: object): void {
    socket.send(JSON.stringify(message));
  }

  function end(): void {
    phase = 'over';
    socket.close(1000);
  }
}

function messageIn(data: unknown): string {
  try {
    const { message } = JSON.parse(String(data)) as { message?: unknown };
    return typeof message === 'string' ? message : '';
  } catch {
    return '';
  }
}
