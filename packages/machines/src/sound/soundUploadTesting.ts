import type { Failure } from '@nevisa/api/types';
import type { expect } from 'vitest';
import { idleUpload, reduceSoundUpload } from './soundUpload.ts';
import type {
  SoundPart,
  SoundToSend,
  SoundUploadEffect,
  SoundUploadEvent,
  SoundUploadState,
} from './soundUploadTypes.ts';

/**
 * What becomes of a part: `lost` is taken and its answer does not arrive, `cut` is taken in
 * part, `forgotten` finds a server that has lost everything; the others are refused.
 */
export type Fate =
  | 'taken'
  | 'lost'
  | 'cut'
  | 'network'
  | 'broken'
  | 'forgotten'
  | 'busy'
  | 'full'
  | 'tooLarge'
  | 'gone'
  | 'format'
  | 'unauthorized'
  | 'off';

export type Step =
  | { do: 'record'; document: string; bytes: number }
  | { do: 'answer'; fate: Fate }
  /** The wait ends. */
  | { do: 'pass' }
  /** The browser is killed, and the page opens again. */
  | { do: 'kill' }
  | { do: 'network' }
  | { do: 'retry'; document: string }
  | { do: 'allow'; allowed: boolean }
  | { do: 'own'; isOwner: boolean };

interface DeviceSound {
  readonly ends: number[];
  received: number;
  isSent: boolean;
}

/** The bytes that the server has of one sound, as spans; and how often it was finished. */
interface ServerSound {
  received: number;
  isFinished: boolean;
}

const refusal = (status: number, code: string | null = null): Failure => ({
  kind: 'refused',
  status,
  texts: [],
  code,
  retryAfter: null,
});

const failures: Partial<Record<Fate, Failure>> = {
  lost: { kind: 'network' },
  cut: { kind: 'network' },
  network: { kind: 'network' },
  broken: { kind: 'server', status: 500 },
  busy: refusal(429),
  full: { kind: 'server', status: 507 },
  tooLarge: refusal(413),
  gone: refusal(404),
  format: refusal(415),
  unauthorized: refusal(401),
  off: refusal(403, 'saving_off'),
};

/** A device, its reducer and a server, and what must be true of them. */
export class UploadHistory {
  /** Parts that began before what the server had already. */
  sentAgain = 0;
  readonly #device = new Map<string, DeviceSound>();
  readonly #server = new Map<string, ServerSound>();
  #state: SoundUploadState = idleUpload;
  #allowed = true;
  #isOwner = true;
  #isWaiting = false;
  #flight: SoundPart | null = null;
  #sentForbidden = 0;
  #twoAtOnce = 0;

  constructor() {
    this.#open();
  }

  take(step: Step): void {
    switch (step.do) {
      case 'record':
        this.#record(step.document, step.bytes);
        return;
      case 'answer':
        this.#answer(step.fate);
        return;
      case 'pass':
        this.#pass();
        return;
      case 'kill':
        this.#open();
        return;
      case 'network':
        this.#dispatch({ type: 'network.returned' });
        return;
      case 'retry':
        this.#dispatch({ type: 'sound.retried', documentId: step.document });
        return;
      case 'allow':
        this.#allowed = step.allowed;
        this.#dispatch({ type: 'sending.allowed', allowed: step.allowed });
        return;
      case 'own':
        this.#isOwner = step.isOwner;
        this.#dispatch({ type: 'tab.changed', isOwner: step.isOwner });
    }
  }

  /** The server is correct from now on, and everything is tried. */
  settle(): void {
    this.take({ do: 'allow', allowed: false });
    this.take({ do: 'allow', allowed: true });
    this.take({ do: 'own', isOwner: true });
    for (let round = 0; round < 200 && this.missing().length > 0; round += 1) {
      [...this.#device.keys()].forEach((document) => this.take({ do: 'retry', document }));
      this.take({ do: 'pass' });
      this.take({ do: 'answer', fate: 'taken' });
    }
  }

  /** The documents of which the server lacks bytes. */
  missing(): string[] {
    return [...this.#device.entries()].flatMap(([documentId, sound]) => {
      const { received = 0, isFinished = false } = this.#server.get(documentId) ?? {};
      return received === getSize(sound) && isFinished && sound.isSent ? [] : [documentId];
    });
  }

  check(demand: typeof expect): void {
    demand(this.#sentForbidden, 'sent although it is forbidden').toBe(0);
    demand(this.#twoAtOnce, 'two parts under way').toBe(0);
    for (const [documentId, sound] of this.#device) {
      const { received = 0 } = this.#server.get(documentId) ?? {};
      demand(received, 'more than the device has').toBeLessThanOrEqual(getSize(sound));
    }
  }

  #record(documentId: string, bytes: number): void {
    const sound = this.#device.get(documentId) ?? { ends: [], received: 0, isSent: false };
    sound.ends.push(getSize(sound) + bytes);
    sound.isSent = false;
    this.#device.set(documentId, sound);
    this.#find();
  }

  #find(): void {
    const sounds = [...this.#device.entries()]
      .filter(([, sound]) => !sound.isSent)
      .map(([documentId, { ends, received }]): SoundToSend => ({
        documentId,
        conversationId: documentId,
        ends: [...ends],
        received,
      }));
    this.#dispatch({ type: 'sounds.found', sounds });
  }

  #open(): void {
    this.#drop();
    this.#state = idleUpload;
    this.#isWaiting = false;
    this.#dispatch({ type: 'tab.changed', isOwner: this.#isOwner });
    this.#dispatch({ type: 'sending.allowed', allowed: this.#allowed });
    this.#find();
  }

  /** The call ends without an answer, and the server takes the part all the same. */
  #drop(): void {
    if (this.#flight !== null) {
      this.#receive(this.#flight, this.#flight.end);
    }
    this.#flight = null;
  }

  #pass(): void {
    if (this.#isWaiting) {
      this.#isWaiting = false;
      this.#dispatch({ type: 'wait.ended' });
    }
  }

  #answer(fate: Fate): void {
    const part = this.#flight;
    if (part === null) {
      return;
    }
    this.#flight = null;
    const failure = failures[fate];
    if (fate === 'forgotten') {
      this.#server.delete(part.documentId);
      const sound = this.#device.get(part.documentId);
      if (sound !== undefined) {
        sound.isSent = false;
      }
    }
    const isTaken = fate === 'taken' || fate === 'lost' || fate === 'forgotten';
    if (isTaken || fate === 'cut') {
      this.#receive(part, isTaken ? part.end : Math.floor((part.offset + part.end) / 2));
    }
    const { received = 0 } = this.#server.get(part.documentId) ?? {};
    this.#dispatch(
      failure === undefined
        ? { type: 'part.answered', call: part.call, received }
        : { type: 'part.failed', call: part.call, failure, random: 0.5 },
    );
  }

  #receive({ documentId, offset, isLast, end }: SoundPart, upTo: number): void {
    const sound = this.#server.get(documentId) ?? { received: 0, isFinished: false };
    this.#server.set(documentId, sound);
    if (offset !== sound.received) {
      this.sentAgain += offset < sound.received ? 1 : 0;
      return;
    }
    sound.received = upTo;
    sound.isFinished = isLast && upTo === end;
  }

  #dispatch(event: SoundUploadEvent): void {
    const [next, effects] = reduceSoundUpload(this.#state, event);
    this.#state = next;
    effects.forEach((effect) => this.#run(effect));
  }

  #run(effect: SoundUploadEffect): void {
    switch (effect.do) {
      case 'send': {
        this.#sentForbidden += this.#allowed && this.#isOwner ? 0 : 1;
        this.#twoAtOnce += this.#flight === null ? 0 : 1;
        const { do: _do, ...part } = effect;
        this.#flight = part;
        return;
      }
      case 'abort':
        this.#drop();
        return;
      case 'remember': {
        const sound = this.#device.get(effect.documentId);
        if (sound !== undefined) {
          sound.received = effect.received;
          sound.isSent = effect.isSent && effect.received === getSize(sound);
        }
        return;
      }
      case 'wait':
        this.#isWaiting = true;
        return;
      case 'stopWaiting':
        this.#isWaiting = false;
    }
  }
}

function getSize({ ends }: DeviceSound): number {
  return ends.at(-1) ?? 0;
}
