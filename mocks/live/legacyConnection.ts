import { audioSampleRate } from '@nevisa/api';
import type { Account } from '../accounts.ts';
import { script } from '../script.ts';
import { createRecogniser, type Recognition } from './recogniser.ts';

const sampleRate = audioSampleRate;
const wavHeader = 44;

/** One end of a socket of the older protocol. */
export interface LegacyWire {
  send(text: string): void;
  close(code: number): void;
}

/**
 * The server's side of one socket of the older protocol, from `INIT` to the
 * close that follows `EOES`. It hears WAV files, each for itself whole, and
 * knows nothing of former sockets.
 */
export function createLegacyConnection(
  account: Account,
  wire: LegacyWire,
): { receive(data: unknown): void } {
  const recogniser = createRecogniser({ sampleRate, script, nameSegment: String });
  let phase: 'init' | 'requested' | 'listening' | 'over' = 'init';

  say({ message: 'INIT' });
  return {
    receive(data) {
      if (phase === 'over') {
        return;
      }
      if (data instanceof ArrayBuffer) {
        hear(data);
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

  function hear(file: ArrayBuffer): void {
    if (phase !== 'listening' || file.byteLength < wavHeader) {
      return;
    }
    const samples = new Int16Array(file.slice(wavHeader));
    recogniser.hear(samples).forEach(tell);
    const service = account.nevisa_service_account;
    if (!service.is_usage_infinite) {
      service.usage_remained -= Math.min(service.usage_remained, samples.length / 16);
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
    wire.send(JSON.stringify(message));
  }

  function end(): void {
    phase = 'over';
    wire.close(1000);
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
