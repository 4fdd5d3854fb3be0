import type { ClientOf } from '@nevisa/api';
import { isUnreachable } from '@nevisa/api/failures';
import type { fileCalls } from '@nevisa/api/files';
import type { Failure } from '@nevisa/api/types';
import type { ReceivedPart, SendingInput, UploadEvent } from '@nevisa/machines';
import { beginFlight, type Flight } from './partFlight.ts';
import {
  computeSizeAfterLoss,
  computeSizeAfterPart,
  firstPartSize,
  type PartSize,
} from './partSize.ts';
import type { ProgressStore } from './progressStore.ts';
import { readPlace } from './receivedPart.ts';
import { isReadable } from './sampleFile.ts';
import type { UploadFiles } from './uploadFiles.ts';

/** The line on which all files of a page are sent. */
export interface UploadLine {
  /** Changes with each part. */
  partSize: PartSize;
}

export const createUploadLine = (): UploadLine => ({ partSize: firstPartSize });

export interface SendingPorts {
  readonly calls: Pick<ClientOf<typeof fileCalls>, 'sendFilePart'>;
  readonly files: Pick<UploadFiles, 'get' | 'renew'>;
  readonly line: UploadLine;
  readonly progress: Pick<ProgressStore, 'begin' | 'note' | 'end'>;
  /** Resolves when the device has the queue: a file of which it knows nothing would get a second conversion. */
  readonly whenKept: () => Promise<void>;
  /** In ms, of a clock that never goes back. */
  readonly now: () => number;
}

/** A server that does not take a part at its place, or forgets again and again, is asked later. */
const notTaken = { kind: 'schema', issue: 'A part at its place was not taken.' } as const;

/**
 * Sends the parts of one file in order, from the byte that the server has named. At most
 * two parts are on their way, and the second one only where the answers take a long time.
 */
export class FileSender {
  readonly #ports: SendingPorts;
  readonly #input: SendingInput;
  readonly #report: (event: UploadEvent) => void;
  readonly #ending = new AbortController();
  /** In order; the first one is answered first. */
  #flights: Flight[] = [];
  #received: number;
  /** Where the next part begins, in bytes. */
  #next: number;
  /** How often the server had less than it had said. */
  #falls = 0;

  constructor(ports: SendingPorts, input: SendingInput, report: (event: UploadEvent) => void) {
    this.#ports = ports;
    this.#input = input;
    this.#report = report;
    this.#received = input.from;
    this.#next = input.from;
  }

  async run(): Promise<void> {
    const { id, file, from } = this.#input;
    this.#ports.progress.begin(id, file.size, from);
    await this.#ports.whenKept();
    while (this.#isRunning) {
      await (this.#mayBegin() ? this.#beginPart() : this.#awaitPart());
    }
  }

  /** Ends the sending at once; the parts on their way are lost. */
  stop(): void {
    this.#ending.abort();
    this.#dropFlights();
    this.#ports.progress.end(this.#input.id, this.#received);
  }

  get #isRunning(): boolean {
    return !this.#ending.signal.aborted;
  }

  #mayBegin(): boolean {
    const last = this.#flights.at(-1);
    return (
      last === undefined ||
      (this.#flights.length === 1 &&
        this.#ports.line.partSize.overlaps &&
        last.isHanded &&
        !last.isLast)
    );
  }

  async #beginPart(): Promise<void> {
    const { id, file } = this.#input;
    const source = await this.#readSource();
    if (source === null || !this.#isRunning) {
      return;
    }
    const { calls, line, progress, now } = this.#ports;
    const offset = this.#next;
    const end = Math.min(offset + line.partSize.size, file.size);
    const flight = beginFlight({
      calls,
      now,
      input: this.#input,
      blob: source.slice(offset, end),
      offset,
      onSent: (position) => progress.note(id, position),
    });
    this.#flights.push(flight);
    this.#next = flight.end;
  }

  /** The file, when it still gives its bytes; otherwise the machine gets a report. */
  async #readSource(): Promise<File | null> {
    const { id, file } = this.#input;
    const at = Math.min(this.#next, file.size - 1);
    const held = this.#ports.files.get(id);
    if (held !== undefined && (await isReadable(held, at))) {
      return held;
    }
    const renewed = await this.#ports.files.renew(id, file);
    if (typeof renewed === 'string') {
      this.#fail({ type: 'file.unreadable', hasChanged: renewed === 'changed' });
      return null;
    }
    return renewed;
  }

  /** Waits for the first part, or until the next one may begin beside it. */
  async #awaitPart(): Promise<void> {
    const [first] = this.#flights;
    if (first === undefined) {
      return;
    }
    const mayOverlap =
      this.#flights.length === 1 && this.#ports.line.partSize.overlaps && !first.isLast;
    await Promise.race([first.answered, ...(mayOverlap ? [first.handed] : [])]);
    if (this.#isRunning && first.outcome !== null) {
      this.#flights.shift();
      await this.#take(first, first.outcome);
    }
  }

  async #take(flight: Flight, outcome: NonNullable<Flight['outcome']>): Promise<void> {
    const place = readPlace(outcome);
    if (place !== null) {
      this.#settle(flight, place);
      return;
    }
    const failure = outcome.ok ? notTaken : outcome.failure;
    if (isUnreachable(failure)) {
      this.#ports.line.partSize = computeSizeAfterLoss(this.#ports.line.partSize);
      // A file that cannot be read looks like a lost network.
      if ((await this.#readSource()) === null) {
        return;
      }
    }
    this.#failPart(failure);
  }

  #settle(flight: Flight, place: ReceivedPart): void {
    const { job } = place;
    const received = Math.min(place.received, this.#input.file.size);
    const isTaken = received === flight.end;
    this.#falls += received < flight.offset ? 1 : 0;
    if (
      (received === flight.offset && !(isTaken && flight.isLast && job !== null)) ||
      this.#falls > 1
    ) {
      this.#failPart(notTaken);
      return;
    }
    if (isTaken) {
      const { line } = this.#ports;
      line.partSize = computeSizeAfterPart(line.partSize, flight.times());
    } else {
      this.#dropFlights();
      this.#next = received;
    }
    this.#received = received;
    this.#ports.progress.note(this.#input.id, received);
    if (job !== null && received === this.#input.file.size) {
      this.stop();
    }
    this.#report({ type: 'part.settled', received, job });
  }

  #failPart(failure: Failure): void {
    this.#fail({ type: 'part.failed', failure });
  }

  #fail(event: UploadEvent): void {
    if (this.#isRunning) {
      this.stop();
      this.#report(event);
    }
  }

  #dropFlights(): void {
    this.#flights.forEach((flight) => flight.abort());
    this.#flights = [];
  }
}
