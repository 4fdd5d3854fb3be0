import { weigh } from '@nevisa/testing/steps';
import type { Failure } from '@nevisa/api/types';
import { createConversation, createRevision } from '@nevisa/drafts/testing';
import { readDraft } from '@nevisa/transcript';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createFakePorts } from '../../../testing/createFakePorts.ts';
import {
  makeConflict,
  type History,
  open,
  refusingHistory,
  settle,
  takingHistory,
} from './workspaceTesting.ts';

describe('a person who stores texts only on this device', () => {
  it('S11: sends nothing for a new document, a save or a recovery', async () => {
    const history = takingHistory();
    const { texts, workspace, type, states } = await open(history, { stored: false });
    type('نامهٔ یک');
    await workspace.save('نام');
    await texts.renew();
    type('نامهٔ دو');
    await texts.renew();
    const [last] = await texts.list();
    await expect(texts.save(last?.documentId ?? '')).rejects.toThrow('only on this device');
    await settle();
    expect(history.createHistory).not.toHaveBeenCalled();
    expect(history.updateHistory).not.toHaveBeenCalled();
    expect(new Map(await states())).toEqual(
      new Map([
        ['نامهٔ یک', 'kept'],
        ['نامهٔ دو', 'kept'],
      ]),
    );
  });

  it('S11: keeps a queue that was filled before, and sends it when the person allows it', async () => {
    const history = takingHistory();
    const queued = [createRevision('a', { text: 'پیش از این' })];
    const { states, choose } = await open(history, { stored: false, queued });
    await settle();
    expect([history.createHistory.mock.calls, await states()]).toEqual([
      [],
      [['پیش از این', 'held']],
    ]);
    choose(true);
    await vi.waitFor(() => expect(history.createHistory).toHaveBeenCalledOnce());
  });

  it('S11: sends nothing while the settings are unknown', async () => {
    const history = takingHistory();
    const { texts, type, choose } = await open(history, { stored: null });
    type('نامه');
    await texts.renew();
    await settle();
    expect(history.createHistory).not.toHaveBeenCalled();
    choose(false);
    await settle();
    expect(history.createHistory).not.toHaveBeenCalled();
  });
});

const failures: readonly Failure[] = [
  ...[400, 402, 403, 404, 409, 413, 415, 422, 429, 431].map((status): Failure => ({
    kind: 'refused',
    status,
    texts: [],
    code: null,
    retryAfter: null,
  })),
  ...[500, 502, 503, 504, 507].map((status): Failure => ({ kind: 'server', status })),
  { kind: 'network' },
  { kind: 'schema', issue: 'lost answer' },
];

describe('a text that the server does not take', () => {
  it.each(failures)(
    'S12: can be read and opened again after a new document: %o',
    async (failure) => {
      const { texts, type, sheet } = await open(refusingHistory(failure));
      type('تنها نسخهٔ این متن');
      await texts.renew();
      await settle();
      expect(sheet()).toBe('');
      const [found] = await texts.list();
      expect(found?.text).toBe('تنها نسخهٔ این متن');
      await texts.open(found?.documentId ?? '');
      await vi.waitFor(() => expect(sheet()).toBe('تنها نسخهٔ این متن'));
    },
  );

  it('S12: can be opened when only its queued revision is left, and is a draft again', async () => {
    const failure: Failure = {
      kind: 'refused',
      status: 413,
      texts: [],
      code: null,
      retryAfter: null,
    };
    const queued = [createRevision('a', { text: 'یک\nدو' })];
    const { texts, ports, sheet } = await open(refusingHistory(failure), { queued });
    await vi.waitFor(async () => expect((await texts.list())[0]?.state).toBe('refused'));
    await texts.open('document of a');
    await vi.waitFor(() => expect(sheet()).toBe('یک\nدو'));
    expect(await ports.drafts.list()).toMatchObject([{ documentId: 'document of a' }]);
  });

  it('S12: is deleted only by its owner', async () => {
    const failure: Failure = { kind: 'network' };
    const { texts, type, ports } = await open(refusingHistory(failure));
    type('متن');
    await texts.renew();
    const [found] = await texts.list();
    await texts.remove(found?.documentId ?? '');
    expect([await texts.list(), await ports.drafts.list(), await ports.saveQueue.list()]).toEqual([
      [],
      [],
      [],
    ]);
  });
});

describe('texts of this device', () => {
  it('S12: a saved text stays on the device and can be opened again', async () => {
    const { texts, type, sheet, states } = await open(takingHistory());
    type('نامهٔ ذخیره‌شده');
    await texts.renew();
    await vi.waitFor(async () => expect(await states()).toEqual([['نامهٔ ذخیره‌شده', 'saved']]));
    const id = texts.previous();
    expect(id).not.toBeNull();
    await texts.open(id ?? '');
    await vi.waitFor(() => expect(sheet()).toBe('نامهٔ ذخیره‌شده'));
    expect(texts.previous()).toBeNull();
  });

  it('S12: a text that was put away before the server had it is changed where it was saved', async () => {
    const history = takingHistory();
    const ports = createFakePorts({ history });
    const before = await open(history, {}, ports);
    let answer: () => void = () => undefined;
    history.createHistory.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = () => resolve({ ok: true, answer: createConversation({ text: 'یک' }) });
      }),
    );
    before.type('یک');
    await before.texts.renew();
    answer();
    const id = before.texts.previous() ?? '';
    await vi.waitFor(async () => {
      const { saved, queuedAs } = readDraft(await ports.drafts.open(id).entries());
      expect([saved === null, queuedAs === null]).toEqual([false, false]);
    });
    await before.workspace.stop();

    const { texts, type, workspace } = await open(history, {}, ports);
    await texts.open(id);
    type(' دو');
    const calls = history.createHistory.mock.calls.length;
    await workspace.save('نام');
    await vi.waitFor(() => expect(history.updateHistory.mock.lastCall?.[0].text).toBe('یک دو'));
    expect(history.createHistory).toHaveBeenCalledTimes(calls);
  });

  it('X-26: a later save and the sheet know that the end was not confirmed', async () => {
    const segment = { id: 'a', text: 'یک', start: 0, end: 1, words: [], confirmed: true };
    const entries = [
      { kind: 'segment', segment },
      { kind: 'end', complete: false },
    ];
    const history = takingHistory();
    const kept = [{ documentId: 'a', changedAt: 1, entries }];
    const { texts, workspace } = await open(history, { kept });
    await texts.save('a');
    await vi.waitFor(() => expect(history.createHistory).toHaveBeenCalledOnce());
    expect(history.createHistory.mock.calls[0]?.[0].title).toMatch(/\(ناقص\)$/);
    await texts.open('a');
    expect(workspace.dictation.getSnapshot().context).toMatchObject({ unsent: 0, complete: false });
  });

  it('X-27: a text of a recording that a crash ended is saved with the length of its sound', async () => {
    const segment = { id: 'a', text: 'یک', start: 0, end: 1, words: [], confirmed: true };
    const entries = [{ kind: 'segment', segment }];
    const history = takingHistory();
    const kept = [{ documentId: 'a', changedAt: 1, entries, audioDuration: 9_000 }];
    const { texts } = await open(history, { kept });
    await texts.save('a');
    await vi.waitFor(() => expect(history.createHistory).toHaveBeenCalledOnce());
    expect(history.createHistory.mock.calls[0]?.[0].duration).toBe(9_000);
  });

  it('X-27: a copy that keeps the text of a conflict has its recording and its unsent sound', async () => {
    const { current, failure } = makeConflict();
    const history = takingHistory();
    history.createHistory.mockResolvedValueOnce({ ok: true, answer: current });
    history.updateHistory.mockResolvedValueOnce({ ok: false, failure });
    const { texts, type, ports, workspace, sheet } = await open(history);
    const { documentId } = workspace.dictation.getSnapshot().context;
    const bytes = new Uint8Array([1, 2, 3]).buffer;
    const slice = { recordingId: 'r', index: 0, bytes, mimeType: 'audio/webm', duration: 250 };
    await ports.drafts.open(documentId).appendAudio(slice);
    await ports.drafts.open(documentId).unsent.append([{ seq: 1, samples: new Int16Array(640) }]);
    type('متن من');
    await workspace.save('نام');
    await vi.waitFor(() => expect(workspace.dictation.getSnapshot().hasTag('conflict')).toBe(true));
    type(' با دنباله');
    await workspace.resolveConflict('both');
    const copy = workspace.dictation.getSnapshot().context.documentId;
    expect([sheet(), copy === documentId]).toEqual(['متن من با دنباله', false]);
    // Before any further change.
    const { text } = readDraft(await ports.drafts.open(copy).entries());
    expect(JSON.stringify(text)).toContain('متن من با دنباله');
    expect((await texts.readSound(copy)).map(({ size }) => size)).toEqual([3]);
    expect(await ports.drafts.open(copy).unsent.range()).toEqual({ first: 1, last: 1 });
    expect((await ports.drafts.list()).map((each) => each.documentId)).toEqual([copy]);
  });

  it('X-33: a text that the device cannot store stays on the sheet', async () => {
    for (const stored of [true, false]) {
      const { texts, type, sheet } = await open(takingHistory(), { stored, refuses: 'full' });
      type('تنها در حافظه');
      if (!stored) {
        await expect(texts.renew()).rejects.toThrow('no room');
        expect(sheet()).toBe('تنها در حافظه');
      }
    }
  });

  type Step =
    | { do: 'type' | 'renew' | 'reload' }
    | { do: 'open' | 'choose'; at: number }
    | { do: 'fail'; failure: Failure | null };
  const step: fc.Arbitrary<Step> = fc.oneof(
    weigh(4, 'type'),
    weigh(3, 'renew'),
    weigh(2, 'open', { at: fc.nat(3) }),
    weigh(1, 'choose', { at: fc.nat(1) }),
    weigh(1, 'reload'),
    weigh(3, 'fail', { failure: fc.constantFrom(null, ...failures) }),
  );

  it('S12: any sequence of refusals, visits and settings loses no typed word', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        let failure: Failure | null = null;
        const answer = ({
          title,
          text,
        }: {
          title?: string | undefined;
          text?: string | undefined;
        }) =>
          Promise.resolve(
            failure === null
              ? {
                  ok: true as const,
                  answer: createConversation({ title: title ?? '', text: text ?? '' }),
                }
              : { ok: false as const, failure },
          );
        const history: History = { createHistory: answer, updateHistory: answer };
        const ports = createFakePorts({ history });
        let visit = await open(history, {}, ports);
        const words: string[] = [];
        for (const each of steps) {
          if (each.do === 'type') {
            words.push(`w${words.length}`);
            visit.type(`${words.at(-1)} `);
          } else if (each.do === 'renew') {
            await visit.texts.renew();
          } else if (each.do === 'open') {
            const list = await visit.texts.list();
            const found = list[each.at % Math.max(1, list.length)];
            await (found && visit.texts.open(found.documentId));
          } else if (each.do === 'choose') {
            visit.choose(each.at === 1);
          } else if (each.do === 'fail') {
            failure = each.failure;
          } else {
            await visit.workspace.stop();
            visit = await open(history, {}, ports);
          }
        }
        const all = (await visit.texts.list()).map(({ text }) => text).join(' ');
        expect(words.filter((word) => !all.split(/\s+/u).includes(word))).toEqual([]);
        await visit.workspace.stop();
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});
