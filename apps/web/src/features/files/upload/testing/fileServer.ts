import type { CallOptions, ClientOf, Outcome } from '@nevisa/api';
import type { fileCalls } from '@nevisa/api/files';
import type { Failure } from '@nevisa/api/types';
import type { ReceivedAnswer } from '../receivedPart.ts';

type Calls = ClientOf<typeof fileCalls>;
type Part = Parameters<Calls['sendFilePart']>[0];

/** What becomes of a part. `lost`: the server took it, and its answer was lost. */
export type PartFate = 'done' | 'lost' | 'network' | 401 | 409 | 413 | 507;

/** What a server has of one file. */
export interface ServedFile {
  received: number;
  readonly size: number;
  readonly name: string;
  taskId: string | null;
  /** How often a conversion was begun. */
  jobs: number;
}

/** The calls of a server that takes bytes only at its own place, and begins one conversion for an id. */
export class FileServer {
  readonly files = new Map<string, ServedFile>();
  readonly parts: Pick<Part, 'client_id' | 'offset' | 'is_last'>[] = [];
  readonly sizes: number[] = [];
  /** How many bytes, and parts, came that it had already. */
  repeated = 0;
  repeatedParts = 0;
  /** How many parts began before the byte that the server had named. */
  misplaced = 0;
  readonly #named = new Map<string, number>();
  /** How many parts are on their way, and at most were. */
  open = 0;
  mostOpen = 0;
  fate: () => PartFate = () => 'done';
  /** Whether the server takes a part all the same, whose page has ended meanwhile. */
  takesAborted: () => boolean = () => false;
  /** Resolves when a part has passed the line. */
  line: (part: Part, options: CallOptions | undefined) => Promise<void> = () => Promise.resolve();
  /** Where the last byte is not enough for a conversion, until an empty part says it is the last. */
  needsEmptyEnd = false;
  known: string | null = null;

  get jobs(): number {
    return [...this.files.values()].reduce((sum, { jobs }) => sum + jobs, 0);
  }

  readonly calls: Calls = {
    sendFilePart: (part, options) => this.#send(part, options),
    retrieveReceivedFile: ({ client_id: id }) => answer(this.#name(id)),
    findKnownFile: () => answer({ conversation_id: this.known }),
    retrieveFileProgress: ({ task_id: id }) =>
      answer({
        state: 'SUCCESS',
        complete: true,
        success: true,
        progress: null,
        result: { conversation_id: `text of ${id}`, usage: 60_000, reason: null },
      }),
    terminateFileTask: () => answer({ usage: 0 }),
  };

  async #send(part: Part, options: CallOptions | undefined): Promise<Outcome<ServerAnswer>> {
    this.misplaced += part.offset < (this.#named.get(part.client_id) ?? 0) ? 1 : 0;
    this.open += 1;
    this.mostOpen = Math.max(this.mostOpen, this.open);
    await this.line(part, options);
    this.open -= 1;
    if (options?.signal?.aborted === true) {
      if (this.takesAborted()) {
        this.#take(part);
      }
      return { ok: false, failure: { kind: 'aborted' } };
    }
    return this.#answer(part, this.fate());
  }

  #answer(part: Part, fate: PartFate): Promise<Outcome<ServerAnswer>> {
    const { client_id: id, offset, is_last: isLast } = part;
    this.parts.push({ client_id: id, offset, is_last: isLast });
    this.sizes.push(part.file.size);
    if (fate === 'done' || fate === 'lost') {
      this.#take(part);
    }
    if (fate === 'done') {
      return answer(this.#name(id));
    }
    return Promise.resolve({ ok: false, failure: toFailure(fate, this.#place(id).received) });
  }

  #take({ client_id: id, file, offset, size, name, is_last: isLast }: Part): void {
    const served = this.files.get(id) ?? { received: 0, size, name, taskId: null, jobs: 0 };
    this.files.set(id, served);
    if (offset < served.received) {
      this.repeated += Math.min(served.received - offset, file.size);
      this.repeatedParts += 1;
    }
    if (offset !== served.received) {
      return;
    }
    served.received += file.size;
    const isWhole = isLast && served.received === size;
    if (isWhole && served.taskId === null && (!this.needsEmptyEnd || file.size === 0)) {
      served.taskId = `task ${id}`;
      served.jobs += 1;
    }
  }

  #name(id: string): ServerAnswer {
    const place = this.#place(id);
    this.#named.set(id, place.received);
    return place;
  }

  #place(id: string): ServerAnswer {
    const { received = 0, taskId = null } = this.files.get(id) ?? {};
    return {
      received,
      task_id: taskId,
      progress_url: null,
      conversation_id: taskId === null ? null : `text of ${taskId}`,
    };
  }
}

type ServerAnswer = ReceivedAnswer & { readonly progress_url: string | null };

function toFailure(fate: Exclude<PartFate, 'done'>, received: number): Failure {
  if (fate === 'lost' || fate === 'network') {
    return { kind: 'network' };
  }
  const refusal = {
    kind: 'refused',
    status: fate,
    texts: [],
    code: null,
    retryAfter: null,
  } as const;
  return fate === 409 ? { ...refusal, code: 'wrong_offset', details: { received } } : refusal;
}

function answer<Answer>(value: Answer): Promise<Outcome<Answer>> {
  return Promise.resolve({ ok: true, answer: value });
}
