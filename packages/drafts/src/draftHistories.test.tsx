import { weigh } from '@nevisa/testing/steps';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { createDrafts } from './createDrafts.ts';
import type { Draft, Drafts } from './drafts.ts';
import { deleteDrafts } from './testing/rawDatabase.ts';

afterEach(deleteDrafts);

const samplesPerFrame = 640;

type Step =
  | { do: 'append'; entries: readonly unknown[] }
  | { do: 'compact' | 'appendAudio'; value: number }
  | { do: 'hear'; count: number; skipped: number }
  | { do: 'drop'; back: number }
  | { do: 'read'; back: number; count: number }
  | { do: 'entries' | 'audio' | 'range' | 'list' | 'remove' | 'reopen' };

const small = fc.nat(40);
const step: fc.Arbitrary<Step> = fc.oneof(
  weigh(3, 'append', { entries: fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 3 }) }),
  weigh(2, ['compact', 'appendAudio'], { value: small }),
  weigh(4, 'hear', { count: small, skipped: fc.constantFrom(0, 0, 0, 2) }),
  weigh(3, 'drop', { back: small }),
  weigh(3, 'read', { back: small, count: small }),
  weigh(3, ['entries', 'audio', 'range', 'list', 'remove', 'reopen']),
);

/** What a draft is, in a few lines. */
class Model {
  entries: unknown[] = [];
  audio: number[] = [];
  frames: number[] = [];
  next = 0;

  hear(count: number, skipped: number): number[] {
    this.next += skipped;
    const heard = Array.from({ length: count }, (_, index) => this.next + index);
    this.next += count;
    this.frames.push(...heard);
    return heard;
  }

  summary() {
    const isEmpty = this.entries.length + this.audio.length + this.frames.length === 0;
    return isEmpty
      ? []
      : [{ audioDuration: this.audio.length * 250, unsentDuration: this.frames.length * 40 }];
  }
}

const makeFrames = (seqs: readonly number[]) =>
  seqs.map((seq) => ({ seq, samples: new Int16Array(samplesPerFrame).fill(seq) }));

/** Does one step to both; the promise compares what they say of it. */
function take(each: Step, model: Model, draft: Draft, drafts: Drafts): Promise<void> {
  switch (each.do) {
    case 'append':
      model.entries.push(...each.entries);
      return draft.append(each.entries);
    case 'compact':
      model.entries = [each.value];
      return draft.compact(each.value);
    case 'appendAudio':
      model.audio.push(each.value);
      return draft.appendAudio({
        recordingId: 'one',
        index: model.audio.length,
        bytes: new Uint8Array([each.value]).buffer,
        mimeType: 'audio/webm',
        duration: 250,
      });
    case 'hear':
      return draft.unsent.append(makeFrames(model.hear(each.count, each.skipped)));
    case 'drop': {
      const to = model.next - each.back;
      model.frames = model.frames.filter((seq) => seq > to);
      return draft.unsent.dropUpTo(to);
    }
    case 'read': {
      const from = model.next - each.back;
      const expected = makeFrames(model.frames.filter((seq) => seq >= from).slice(0, each.count));
      return draft.unsent.read(from, each.count).then((read) => expect(read).toEqual(expected));
    }
    case 'entries': {
      const expected = [...model.entries];
      return draft.entries().then((entries) => expect(entries).toEqual(expected));
    }
    case 'audio': {
      const expected = [...model.audio];
      return draft.audio().then(async ([blob]) => {
        const stored = Array.from(new Uint8Array((await blob?.arrayBuffer()) ?? []));
        expect(stored).toEqual(expected);
      });
    }
    case 'range': {
      const [first] = model.frames;
      const expected = first === undefined ? null : { first, last: model.frames.at(-1) };
      return draft.unsent.range().then((range) => expect(range).toEqual(expected));
    }
    case 'list': {
      const expected = model.summary().map((summary) => expect.objectContaining(summary));
      return drafts.list().then((listed) => expect(listed).toEqual(expected));
    }
    case 'remove':
      model.entries = [];
      model.audio = [];
      model.frames = [];
      return draft.remove();
    case 'reopen':
      return Promise.resolve();
  }
}

describe('any sequence of calls', () => {
  it('D05, D07, D08: matches an in-memory model, with sequential and concurrent calls', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ step, waits: fc.boolean() }), { maxLength: 25 }),
        async (history) => {
          const owner = crypto.randomUUID();
          const model = new Model();
          let drafts = createDrafts(owner);
          let draft = drafts.open('one');
          let pending: Promise<void>[] = [];
          for (const { step: each, waits } of history) {
            pending.push(take(each, model, draft, drafts));
            if (waits || each.do === 'reopen') {
              await Promise.all(pending);
              pending = [];
            }
            if (each.do === 'reopen') {
              drafts = createDrafts(owner);
              draft = drafts.open('one');
            }
          }
          await Promise.all(pending);
          for (const last of ['entries', 'audio', 'range', 'list'] as const) {
            await take({ do: last }, model, draft, drafts);
          }
        },
      ),
      { numRuns: 200 },
    );
  }, 60_000);
});
