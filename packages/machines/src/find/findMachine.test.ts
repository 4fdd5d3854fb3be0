import { describe, expect, it } from 'vitest';
import { generatePaths } from '../testing/generatePaths.ts';
import { pretendPort } from '../testing/pretendPort.ts';
import { type Inspect, startMachine } from '../testing/startMachine.ts';
import { makeAnswered, makeBroken, takeStep } from '../testing/takeStep.ts';
import { createTransitionLog } from '../testing/createTransitionLog.ts';
import { findMachine } from './findMachine.ts';
import type { FindEvent, FoundForm, FoundPlaces, ReplaceInput, Search } from './findTypes.ts';

const forms: readonly FoundForm[] = [
  { text: 'کتاب‌ها', count: 12 },
  { text: 'كتابها', count: 1 },
];

function start(inspect?: Inspect) {
  const find = pretendPort<FoundPlaces, Search>();
  const list = pretendPort<readonly FoundForm[], Search>();
  const replace = pretendPort<number, ReplaceInput>();
  const machine = findMachine.provide({
    actors: { findPlaces: find.logic, listForms: list.logic, replaceForms: replace.logic },
  });
  return { ...startMachine(machine, { inspect }), find, list, replace };
}

async function startFound(places: FoundPlaces = { count: 13, at: 0 }, query = 'کتابها') {
  const panel = start();
  panel.send({ type: 'find.opened', query });
  await panel.find.last().answer(places);
  return panel;
}

async function startPreviewing() {
  const panel = await startFound();
  panel.send({ type: 'replace.requested' });
  await panel.list.last().answer(forms);
  return panel;
}

describe('findMachine', () => {
  it('X-144: searches for the query and counts its hits', async () => {
    const { find, context, tags, send } = start();
    send({ type: 'find.opened' });
    expect({ tags: tags(), calls: find.calls.length }).toEqual({ tags: ['open'], calls: 0 });
    send({ type: 'query.changed', query: 'کتاب' });
    expect(tags()).toEqual(['open', 'searching']);
    await find.last().answer({ count: 13, at: 4 });
    expect(context()).toMatchObject({ count: 13, at: 4 });
    send({ type: 'query.changed', query: ' ' });
    expect(context()).toMatchObject({ query: ' ', count: 0 });
  });

  it('X-144: shows the hits of the newest query only', async () => {
    const { find, context, send } = start();
    send({ type: 'find.opened', query: 'ک' });
    const first = find.last();
    send({ type: 'query.changed', query: 'کتاب' });
    expect(first.inFlight).toBe(false);
    await first.answer({ count: 900, at: 0 });
    await find.last().answer({ count: 2, at: 0 });
    expect(context().count).toBe(2);
  });

  it('X-144: goes from hit to hit, around both ends', async () => {
    const { context, send } = await startFound({ count: 3, at: 1 });
    const places = (['next', 'next', 'previous', 'previous'] as const).map((way) => {
      send({ type: `${way}.requested` });
      return context().at;
    });
    expect(places).toEqual([2, 0, 2, 1]);
  });

  it('X-144: stays where it is without a hit', async () => {
    const { context, send, tags } = await startFound({ count: 0, at: 0 });
    send({ type: 'next.requested' });
    send({ type: 'previous.requested' });
    send({ type: 'replace.requested' });
    expect({ at: context().at, tags: tags() }).toEqual({ at: 0, tags: ['open'] });
  });

  it('X-144: searches again after an edit and after another option, and keeps the panel open', async () => {
    const { find, context, send, tags } = await startFound();
    send({ type: 'document.changed' });
    expect(tags()).toEqual(['open', 'searching']);
    await find.last().answer({ count: 12, at: 3 });
    expect(context()).toMatchObject({ count: 12, at: 3 });
    send({ type: 'option.changed', choice: { wholeWord: true } });
    send({ type: 'option.changed', choice: { exactLetters: true } });
    expect(find.last().input).toEqual({ query: 'کتابها', wholeWord: true, exactLetters: true });
  });

  it('X-144: keeps the query and the replacement when the panel is closed', async () => {
    const { find, context, send, tags } = await startFound();
    send({ type: 'replacement.changed', replacement: 'دفترها' });
    send({ type: 'find.closed' });
    expect({ tags: tags(), context: context() }).toMatchObject({
      tags: [],
      context: { query: 'کتابها', replacement: 'دفترها', count: 0 },
    });
    send({ type: 'find.opened' });
    expect(find.calls).toHaveLength(2);
    expect(find.last().input).toMatchObject({ query: 'کتابها' });
  });

  it('X-145: lists the spellings, and replaces those that are left chosen', async () => {
    const { replace, find, context, send, tags } = await startPreviewing();
    expect({ tags: tags(), forms: context().forms }).toEqual({
      tags: ['open', 'previewing'],
      forms,
    });
    send({ type: 'replacement.changed', replacement: 'دفترها' });
    send({ type: 'form.toggled', text: 'کتاب‌ها' });
    send({ type: 'replace.confirmed' });
    expect(replace.last().input).toEqual({
      query: 'کتابها',
      wholeWord: false,
      exactLetters: false,
      forms: ['كتابها'],
      replacement: 'دفترها',
    });
    send({ type: 'document.changed' });
    expect(tags()).toEqual(['open', 'previewing', 'replacing']);
    await replace.last().answer(1);
    await find.last().answer({ count: 12, at: 0 });
    expect({ tags: tags(), context: context() }).toMatchObject({
      tags: ['open'],
      context: { replaced: 1, count: 12, forms: [] },
    });
  });

  it('X-145: the way back of a replacement ends with the next change of the text, which is the last step then', async () => {
    const { replace, find, context, send } = await startPreviewing();
    send({ type: 'replace.confirmed' });
    await replace.last().answer(2);
    await find.last().answer({ count: 11, at: 0 });
    expect(context().replaced).toBe(2);
    send({ type: 'document.changed' });
    expect(context().replaced).toBeNull();
  });

  it('X-145: replaces nothing while no spelling is chosen', async () => {
    const { replace, send, tags } = await startPreviewing();
    forms.forEach(({ text }) => send({ type: 'form.toggled', text }));
    send({ type: 'replace.confirmed' });
    expect({ tags: tags(), calls: replace.calls.length }).toEqual({
      tags: ['open', 'previewing'],
      calls: 0,
    });
    send({ type: 'form.toggled', text: 'كتابها' });
    send({ type: 'replace.confirmed' });
    expect(replace.last().input.forms).toEqual(['كتابها']);
  });

  it('X-145: a correction by hand lists the spellings again and keeps the choice', async () => {
    const { list, context, send, tags } = await startPreviewing();
    send({ type: 'form.toggled', text: 'كتابها' });
    send({ type: 'document.changed' });
    await list.last().answer(forms.slice(1));
    expect({ tags: tags(), left: context().left }).toEqual({
      tags: ['open', 'previewing'],
      left: ['كتابها'],
    });
    send({ type: 'replace.canceled' });
    expect(context()).toMatchObject({ forms: [], left: [] });
  });

  it('X-145: a text that changes while its spellings are listed is listed again', async () => {
    const { list, context, send, tags } = await startFound();
    send({ type: 'replace.requested' });
    send({ type: 'document.changed' });
    expect(list.calls.map(({ inFlight }) => inFlight)).toEqual([false, true]);
    await list.last().answer(forms);
    expect({ tags: tags(), forms: context().forms }).toEqual({
      tags: ['open', 'previewing'],
      forms,
    });
  });

  it.each([
    ['رود', null, true],
    ['رو د', null, true],
    ['رود', false, false],
    ['کتاب', null, false],
    ['کتاب', true, true],
  ])(
    'X-145: replaces whole words by «%s» with the choice %s: %s',
    async (query, choice, wholeWord) => {
      const { find, list, send } = await startFound(undefined, query);
      if (choice !== null) {
        send({ type: 'option.changed', choice: { wholeWord: choice } });
        await find.last().answer({ count: 13, at: 0 });
      }
      expect(find.last().input.wholeWord).toBe(choice ?? false);
      send({ type: 'replace.requested' });
      expect(list.last().input.wholeWord).toBe(wholeWord);
    },
  );

  it('X-145: still shows the spellings when the replacement fails', async () => {
    const { replace, context, send, tags } = await startPreviewing();
    send({ type: 'replace.confirmed' });
    await replace.last().reject('broken');
    expect({ tags: tags(), forms: context().forms, replaced: context().replaced }).toEqual({
      tags: ['open', 'previewing'],
      forms,
      replaced: null,
    });
  });
});

/** What the person does in the panel and in the text. */
const requests: readonly FindEvent[] = [
  { type: 'find.opened', query: 'کتاب' },
  { type: 'find.closed' },
  { type: 'query.changed', query: '' },
  { type: 'option.changed', choice: { exactLetters: true } },
  { type: 'replacement.changed', replacement: 'دفتر' },
  { type: 'document.changed' },
  { type: 'next.requested' },
  { type: 'previous.requested' },
  { type: 'replace.requested' },
  { type: 'form.toggled', text: 'کتاب‌ها' },
  { type: 'replace.canceled' },
  { type: 'replace.confirmed' },
];

describe('every transition of findMachine', () => {
  it('reaches the expected state on every generated path and takes every transition', async () => {
    const log = createTransitionLog();
    const [searching, listing, replacing] = ['searching', 'listing', 'replacing'].map(
      (state) => `find.open.${state}`,
    ) as [string, string, string];
    const paths = generatePaths(findMachine, {
      events: [
        makeAnswered(searching, { count: 2, at: 0 }),
        makeAnswered(searching, { count: 0, at: 0 }),
        makeAnswered(listing, forms.slice(0, 1)),
        makeAnswered(replacing, 2),
        ...[searching, listing, replacing].map(makeBroken),
        ...requests,
      ],
    });
    for (const { events, lands } of paths) {
      const { actor, find, list, replace } = start(log.inspect);
      for (const event of events) {
        await takeStep(event, {
          actor,
          ports: { [searching]: find, [listing]: list, [replacing]: replace },
        });
      }
      expect(actor.getSnapshot().value).toEqual(lands);
    }
    expect(log.missing(findMachine)).toEqual([]);
  });
});
