import { isPermanent } from '@nevisa/api/failures';
import type { Failure, QueuedRevision, SavedPlace, SaveOutcome } from '@nevisa/api/types';
import { makeRefusal } from '../testing/fixtures.ts';
import { createRevision, startSync } from './draftSyncTesting.ts';
import { addRevisions, separateEntries } from './saveQueue.ts';

interface Kept {
  readonly first: { readonly text: string; readonly place: SavedPlace };
  text: string;
  place: SavedPlace;
}

/** A model of the history on the server and of the port that saves to it. */
class Server {
  readonly documents = new Map<string, Kept>();
  /** The saved texts, in order. */
  readonly taken: string[] = [];

  save({ documentId, text, historyId, revision }: QueuedRevision): SaveOutcome {
    const kept = this.documents.get(documentId);
    if (kept === undefined) {
      const place = { historyId: `history of ${documentId}`, revision: 1 };
      this.documents.set(documentId, { first: { text, place }, text, place });
      this.taken.push(text);
      return { ok: true, answer: place };
    }
    // A repeated creating call gets its first answer; later revisions change that version.
    if (historyId === null && kept.first.text === text) {
      return { ok: true, answer: kept.first.place };
    }
    const from = historyId === null ? kept.first.place.revision : revision;
    if (from !== kept.place.revision) {
      return kept.text === text
        ? { ok: true, answer: kept.place }
        : { ...makeRefusal(409), current: kept.place };
    }
    this.change(kept, text);
    this.taken.push(text);
    return { ok: true, answer: kept.place };
  }

  change(kept: Kept, text: string) {
    kept.text = text;
    kept.place = { ...kept.place, revision: kept.place.revision + 1 };
  }
}

/** `lost`: the server saved the revision, and its answer was lost. */
export type Fate = 'done' | 'lost' | 'network' | 'broken' | (typeof statuses)[number];

/** Every kind of status with which a server or a proxy refuses a text. */
export const statuses = [
  400, 402, 403, 404, 408, 413, 422, 429, 431, 500, 502, 503, 504, 507,
] as const;

/** What can happen to the queue. */
export type Step =
  | { do: 'add' | 'elsewhere'; document: number }
  | { do: 'answer'; fate: Fate }
  | { do: 'forget' | 'kill' | 'network' | 'sync' }
  | { do: 'pass'; ms: number }
  | { do: 'resolve'; how: 'both' | 'replace' }
  | { do: 'retry' | 'discard' }
  | { do: 'allow'; allowed: boolean };

function toFailure(status: (typeof statuses)[number]): Failure {
  if (status >= 500) {
    return { kind: 'server', status };
  }
  const { failure } = makeRefusal(status);
  return status === 429 ? { ...failure, retryAfter: 7_000 } : failure;
}

/** A run of the machine with a model of the device and of the server. */
export class History {
  readonly server = new Server();
  /** The revisions on the device, in order. */
  device: QueuedRevision[] = [];
  /** All added texts in order, each with the document to which it finally belongs. */
  readonly added: { readonly id: string; readonly document: string; readonly text: string }[] = [];
  readonly refused = new Set<string>();
  readonly discarded = new Set<string>();
  allowed = true;
  sync = startSync();
  private copies = 0;

  async start() {
    this.sync = startSync(undefined, undefined, this.allowed);
    await this.sync.load.last().answer(structuredClone(this.device));
  }

  add(number: number) {
    const id = `revision ${this.added.length}`;
    const revision = createRevision(id, { documentId: `document ${number}` });
    this.added.push({ id, document: revision.documentId, text: revision.text });
    this.device.push(revision);
    this.sync.add(revision);
  }

  async answer(how: Fate) {
    const call = this.sync.save.calls.find(({ inFlight }) => inFlight);
    if (call === undefined) {
      return;
    }
    const failure: Failure = typeof how === 'number' ? toFailure(how) : { kind: 'network' };
    if (isPermanent(failure)) {
      this.refused.add(call.input.id);
    }
    const outcome = how === 'done' || how === 'lost' ? this.server.save(call.input) : null;
    if (how === 'broken') {
      await call.reject('a broken port');
    } else {
      await call.answer(how === 'done' && outcome !== null ? outcome : { ok: false, failure });
    }
  }

  async forget() {
    const call = this.sync.forget.calls.find(({ inFlight }) => inFlight);
    if (call !== undefined) {
      this.device = this.device.filter(({ id }) => !call.input.ids.includes(id));
      await call.answer();
    }
  }

  resolve(how: 'both' | 'replace') {
    const aside = this.sync.context().entries.find((each) => each.aside?.kind === 'conflict');
    if (aside === undefined) {
      return;
    }
    const { id } = aside.revision;
    if (how === 'replace') {
      this.sync.send({ type: 'conflict.replaced', id });
      return;
    }
    this.copies += 1;
    const documentId = `copy ${this.copies}`;
    this.device = separateEntries(addRevisions([], this.device), id, documentId).map(
      ({ revision }) => revision,
    );
    this.sync.send({ type: 'conflict.keptBoth', id, documentId });
  }

  /** Deletes a refused revision, as its owner may. */
  discard() {
    const aside = this.sync.context().entries.find((each) => each.aside?.kind === 'refused');
    if (aside !== undefined) {
      const { id } = aside.revision;
      this.discarded.add(id);
      this.device = this.device.filter((revision) => revision.id !== id);
      this.sync.send({ type: 'revision.discarded', id });
    }
  }

  allow(allowed: boolean) {
    this.allowed = allowed;
    this.sync.send({ type: 'sending.allowed', allowed });
  }

  /** Whether the server has this text, or one that was added later to the same document. */
  isCovered(id: string, text: string): boolean {
    const from = this.added.findIndex((each) => each.id === id);
    const document = this.added[from]?.document;
    return (
      this.server.taken.includes(text) ||
      this.added
        .slice(from + 1)
        .some((each) => each.document === document && this.server.taken.includes(each.text))
    );
  }

  retry() {
    const aside = this.sync.context().entries.find((each) => each.aside?.kind === 'refused');
    if (aside !== undefined) {
      this.sync.send({ type: 'revision.retried', id: aside.revision.id });
    }
  }

  async take(each: Step) {
    switch (each.do) {
      case 'add':
        this.add(each.document);
        return;
      case 'elsewhere': {
        const kept = this.server.documents.get(`document ${each.document}`);
        if (kept !== undefined) {
          this.server.change(kept, `elsewhere ${kept.place.revision}`);
        }
        return;
      }
      case 'answer':
        await this.answer(each.fate);
        return;
      case 'forget':
        await this.forget();
        return;
      case 'network':
        this.sync.networkReturns();
        return;
      case 'sync':
        this.sync.send({ type: 'sync.requested' });
        return;
      case 'pass':
        this.sync.pass(each.ms);
        return;
      case 'resolve':
        this.resolve(each.how);
        return;
      case 'retry':
        this.retry();
        return;
      case 'discard':
        this.discard();
        return;
      case 'allow':
        this.allow(each.allowed);
        return;
      case 'kill':
        this.sync.actor.stop();
        await this.start();
    }
  }

  /** Answers every call successfully, resolves every conflict and retries every refused revision. */
  async calmDown() {
    this.allow(true);
    for (let round = 0; round < 200 && this.device.length > 0; round += 1) {
      this.sync.send({ type: 'sync.requested' });
      await this.answer('done');
      await this.forget();
      this.resolve('both');
      this.retry();
    }
  }
}
