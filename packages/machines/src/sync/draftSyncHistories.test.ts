import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Failure } from '@nevisa/api/types';
import {
  type QueuedRevision,
  type SavedPlace,
  separateEntries,
  addRevisions,
} from './saveQueue.ts';
import type { SaveOutcome } from './draftSyncTypes.ts';
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
type Fate = 'done' | 'lost' | 'network' | 'server' | 'refused' | 'tooMany' | 'broken';

type Step =
  | { do: 'add' | 'elsewhere'; document: number }
  | { do: 'answer'; fate: Fate }
  | { do: 'forget' | 'kill' | 'network' | 'sync' }
  | { do: 'pass'; ms: number }
  | { do: 'resolve'; how: 'both' | 'replace' }
  | { do: 'retry' };

const fate = fc.constantFrom<Fate>(
  'done',
  'done',
  'done',
  'lost',
  'network',
  'server',
  'refused',
  'tooMany',
  'broken',
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
    ),
  },
);

const failures: Record<'network' | 'server' | 'refused' | 'tooMany', Failure> = {
  network: { kind: 'network' },
  server: { kind: 'server', status: 500 },
  refused: refusal(400).failure,
  tooMany: { ...refusal(429).failure, retryAfter: 7_000 },
};

class History {
  readonly server = new Server();
  /** The revisions on the device, in order. */
  device: QueuedRevision[] = [];
  /** All added texts in order, each with the document to which it finally belongs. */
  readonly added: { readonly id: string; readonly document: string; readonly text: string }[] = [];
  readonly refused = new Set<string>();
  sync = startSync();
  private copies = 0;

  async start() {
    this.sync = startSync();
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
    if (how === 'refused') {
      this.refused.add(call.input.id);
    }
    const outcome = how === 'done' || how === 'lost' ? this.server.save(call.input) : null;
    if (how === 'broken') {
      await call.reject('a broken port');
    } else {
      const failure = how === 'lost' || how === 'done' ? failures.network : failures[how];
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
      case 'kill':
        this.sync.actor.stop();
        await this.start();
    }
  }

  /** Answers every call successfully, resolves every conflict and retries every refused revision. */
  async calmDown() {
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
  it('X-25: saves every revision once and in order, deletes it only afterwards and has one call in flight', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const history = new History();
        await history.start();
        for (const each of steps) {
          const before = new Set(history.device.map(({ id }) => id));
          const texts = new Map(history.device.map(({ id, text }) => [id, text]));
          await history.take(each);

          expect(history.sync.inFlight(), 'calls in flight').toBeLessThanOrEqual(1);
          const now = new Set(history.device.map(({ id }) => id));
          const gone = [...before].filter((id) => !now.has(id) && !history.refused.has(id));
          expect(
            gone.filter((id) => !history.server.taken.includes(texts.get(id) ?? '')),
            'deleted before the server saved it',
          ).toEqual([]);
        }
        await history.calmDown();
        const { taken } = history.server;
        const all = history.added.map(({ text }) => text);
        const unrefused = history.added.filter(({ id }) => !history.refused.has(id));
        expect(history.device, 'left on the device').toEqual([]);
        const untouched = !steps.some((each) => each.do === 'resolve' || each.do === 'elsewhere');
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
