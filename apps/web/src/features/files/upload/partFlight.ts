import type { ClientOf, Outcome } from '@nevisa/api';
import type { fileCalls } from '@nevisa/api/files';
import type { SendingInput } from '@nevisa/machines';
import type { PartTimes } from './partSize.ts';
import type { ReceivedAnswer } from './receivedPart.ts';

/** A part on its way to the server. */
export interface Flight {
  /** Bytes before it, and up to its end. */
  readonly offset: number;
  readonly end: number;
  readonly isLast: boolean;
  /** All of its bytes were handed to the network. */
  readonly isHanded: boolean;
  readonly handed: Promise<void>;
  readonly answered: Promise<void>;
  /** Null before the answer. */
  readonly outcome: Outcome<ReceivedAnswer> | null;
  readonly times: () => PartTimes;
  readonly abort: () => void;
}

interface NewFlight {
  readonly calls: Pick<ClientOf<typeof fileCalls>, 'sendFilePart'>;
  readonly input: SendingInput;
  readonly blob: Blob;
  readonly offset: number;
  readonly now: () => number;
  /** Called with the byte up to which the file was handed to the network. */
  readonly onSent: (position: number) => void;
}

/** The longest name that the server takes. */
const longestName = 255;

/** Sends a part; nothing is reported any more after `abort` (T-60). */
export function beginFlight({ calls, input, blob, offset, now, onSent }: NewFlight): Flight {
  const ending = new AbortController();
  const began = now();
  const end = offset + blob.size;
  const isLast = end === input.file.size;
  let handedAt: number | null = null;
  let answeredAt = began;
  let outcome: Flight['outcome'] = null;
  let tellHanded: () => void = () => undefined;
  const handed = new Promise<void>((resolve) => {
    tellHanded = resolve;
  });
  const note = (bytes: number) => {
    if (ending.signal.aborted || outcome !== null) {
      return;
    }
    // The boundaries of the form are counted, too.
    onSent(offset + Math.min(bytes, blob.size));
    if (bytes >= blob.size && handedAt === null) {
      handedAt = now();
      tellHanded();
    }
  };
  const answered = calls
    .sendFilePart(toPart({ input, blob, offset, isLast }), { signal: ending.signal, onSent: note })
    .then((answer) => {
      outcome = answer;
      answeredAt = now();
    });
  return {
    offset,
    end,
    isLast,
    handed,
    answered,
    get isHanded() {
      return handedAt !== null;
    },
    get outcome() {
      return outcome;
    },
    times: () => ({ handed: (handedAt ?? answeredAt) - began, answered: answeredAt - began }),
    abort: () => ending.abort(),
  };
}

function toPart({
  input: { id, file, hash, options },
  blob,
  offset,
  isLast,
}: Pick<NewFlight, 'input' | 'blob' | 'offset'> & { isLast: boolean }) {
  return {
    client_id: id,
    file: blob,
    offset,
    is_last: isLast,
    size: file.size,
    name: shorten(file.name),
    sample_hash: hash,
    use_punctuations: options.punctuation,
    use_text_to_number: options.numbers,
    diarization: toDiarization(options.speakers),
  };
}

type Diarization = Parameters<NewFlight['calls']['sendFilePart']>[0]['diarization'];

function toDiarization(speakers: SendingInput['options']['speakers']): Diarization {
  if (speakers === 'automatic') {
    return 'automatic';
  }
  return speakers < 2 ? 'off' : (String(Math.min(Math.round(speakers), 8)) as Diarization);
}

/** A name that the server takes; the extension stays. */
function shorten(name: string): string {
  if (name.length <= longestName) {
    return name;
  }
  // A letter may be two units of the text, and is not cut.
  const letters = Array.from(name);
  return [...letters.slice(0, longestName / 2 - 20), ...letters.slice(-20)].join('');
}
