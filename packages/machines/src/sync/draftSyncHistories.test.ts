import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPermanent } from '@nevisa/api/failures';
import type { Failure, QueuedRevision, SavedPlace, SaveOutcome } from '@nevisa/api/types';
import { separateEntries, addRevisions } from './saveQueue.ts';
import { createRevision, startSync } from './draftSyncTesting.ts';
import { refusal } from '../testing/fixtures.ts';
import { fuzzRuns, fuzzTime } from '@nevisa/testing';

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
        : { ...refusal(409), current: kept.place };
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
type Fate = 'done' | 'lost' | 'network' | 'broken' | (typeof statuses)[number];

/** Every kind of status with which a server or a proxy refuses a text. */
const statuses = [400, 402, 403, 404, 408, 413, 422, 429, 431, 500, 502, 503, 504, 507] as const;

type Step =
  | { do: 'add' | 'elsewhere'; document: number }
  | { do: 'answer'; fate: Fate }
  | { do: 'forget' | 'kill' | 'network' | 'sync' }
  | { do: 'pass'; ms: number }
  | { do: 'resolve'; how: 'both' | 'replace' }
  | { do: 'retry' | 'discard' }
  | { do: 'allow'; allowed: boolean };

const fate = fc.constantFrom<Fate>(
  'done',
  'done',
  'done',
  'lost',
  'network',
  'broken',
  ...statuses,
);
const document = fc.nat(2);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: document.map((each): Step => ({ do: 'add', document: each })) },
  { weight: 1, arbitrary: document.map((each): Step => ({ do: 'elsewhere', document: each })) },
  { weight: 6, arbitrary: fate.map((each): Step => ({ do: 'answer', fate: each })) },
  { weight: 5, arbitrary: fc.constant<Step>({ do: 'forget' }) },
  { weight: 3, arbitrary: fc.nat(20_000).map((ms): Step => ({ do: 'pass', ms })) },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ do: 'network' }, { do: 'sync' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'kill' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Step>(
      { do: 'resolve', how: 'both' },
      { do: 'resolve', how: 'replace' },
      { do: 'retry' },
      { do: 'discard' },
      { do: 'allow', allowed: false },
      { do: 'allow', allowed: true },
    ),
  },
);

function toFailure(status: (typeof statuses)[number]): Failure {
  if (status >= 500) {
    return { kind: 'server', status };
  }
  const { failure } = refusal(status);
  return status === 429 ? { ...failure, retryAfter: 7_000 } : failure;
}

class History {
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

describe('draftSyncMachine in any history', { timeout: fuzzTime(1_000) }, () => {
  it('X-25: saves every revision once and in order, deletes it only afterwards and has one call in flight; S11, S12: a refused text stays until its owner deletes it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const history = new History();
        await history.start();
        for (const each of steps) {
          const before = new Set(history.device.map(({ id }) => id));
          const texts = new Map(history.device.map(({ id, text }) => [id, text]));
          const known = history.server.taken.length;
          await history.take(each);

          expect(history.sync.inFlight(), 'calls in flight').toBeLessThanOrEqual(1);
          const now = new Set(history.device.map(({ id }) => id));
          if (!history.allowed) {
            expect(history.sync.save.calls.filter(({ inFlight }) => inFlight)).toEqual([]);
            expect(history.server.taken.length, 'sent although it is forbidden').toBe(known);
          }
          const gone = [...before].filter((id) => !now.has(id) && !history.discarded.has(id));
          expect(
            gone.filter((id) => !history.isCovered(id, texts.get(id) ?? '')),
            'deleted before the server saved it, or a newer text of its document',
          ).toEqual([]);
        }
        await history.calmDown();
        const { taken } = history.server;
        const all = history.added.map(({ text }) => text);
        const unrefused = history.added.filter(({ id }) => !history.refused.has(id));
        expect(history.device, 'left on the device').toEqual([]);
        const untouched = !steps.some((each) =>
          ['resolve', 'elsewhere', 'discard'].includes(each.do),
        );
        // After a kill, a refused text on the device is sent again, together with the texts saved after it.
        if (history.refused.size === 0 || !steps.some((each) => each.do === 'kill')) {
          expect(new Set(taken).size, 'saved twice').toBe(taken.length);
        }
        if (untouched) {
          const newest = new Map(history.added.map(({ document, text }) => [document, text]));
          const stands = [...history.server.documents].map(([id, { text }]) => [id, text]);
          expect(new Map(stands as [string, string][]), 'the newest text of each document').toEqual(
            newest,
          );
        }
        expect(taken.filter((text) => !all.includes(text))).toEqual([]);
        expect(
          unrefused.filter(({ text }) => !taken.includes(text)),
          'not saved',
        ).toEqual([]);
        if (untouched && history.refused.size === 0) {
          expect(taken, 'out of order').toEqual(all);
        }
        history.sync.actor.stop();
      }),
      { numRuns: fuzzRuns(1_000) },
    );
  });
});
