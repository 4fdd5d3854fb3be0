import { describe, expect, it } from 'vitest';
import { type FoundDraft, recoveryMachine, type RecoveryOutcome } from './recoveryMachine.ts';
import { pretendPort } from '../testing/pretendPort.ts';
import { type Inspect, startMachine } from '../testing/startMachine.ts';
import { createTransitionLog } from '../testing/createTransitionLog.ts';
import { generatePaths } from '../testing/generatePaths.ts';
import { makeAnswered, makeBroken, makeWaited, takeStep } from '../testing/takeStep.ts';

const draft: FoundDraft = {
  documentId: 'found',
  changedAt: 1_795_000_000_000,
  audioDuration: 8_000,
  unsentDuration: 400,
  words: 12,
};
const lookWait = 5_000;
const older: FoundDraft = { ...draft, documentId: 'older' };

function start(inspect?: Inspect, mayLookAgain = true) {
  const find = pretendPort<FoundDraft | null>();
  const goOn = pretendPort<RecoveryOutcome, FoundDraft>();
  const save = pretendPort<RecoveryOutcome, FoundDraft>();
  const remove = pretendPort<RecoveryOutcome, FoundDraft>();
  const machine = recoveryMachine.provide({
    guards: { mayLookAgain: () => mayLookAgain },
    actors: {
      findDraft: find.logic,
      continueDraft: goOn.logic,
      saveDraft: save.logic,
      removeDraft: remove.logic,
    },
  });
  return { ...startMachine(machine, { inspect }), find, goOn, save, remove };
}

async function startOffered() {
  const recovery = start();
  await recovery.find.last().answer(draft);
  return recovery;
}

describe('recoveryMachine', () => {
  it('ends without an offer when no draft is found', async () => {
    const { find, tags, context } = start();
    expect(tags()).toEqual([]);
    await find.last().answer(null);
    expect({ tags: tags(), draft: context().draft }).toEqual({ tags: ['done'], draft: null });
  });

  it('S01: ends without an offer when the device cannot be read twice', async () => {
    const { find, tags, pass } = start();
    await find.last().reject('forbidden');
    pass(lookWait);
    await find.last().reject('forbidden');
    expect({ tags: tags(), looks: find.calls.length }).toEqual({ tags: ['done'], looks: 2 });
  });

  it('X-27, S13: offers a draft that the device gives only at a second look', async () => {
    const { find, tags, context, pass } = start();
    await find.last().reject('forbidden');
    pass(lookWait - 1);
    expect(find.calls).toHaveLength(1);
    pass(1);
    await find.last().answer(draft);
    expect({ tags: tags(), draft: context().draft }).toEqual({ tags: ['offered'], draft });
  });

  it('X-27, D07: offers a draft and continues it on request', async () => {
    const { tags, context, actor, goOn } = await startOffered();
    expect({ tags: tags(), draft: context().draft }).toEqual({ tags: ['offered'], draft });
    actor.send({ type: 'draft.continued' });
    actor.send({ type: 'draft.continued' });
    expect({ tags: tags(), goOnInputs: goOn.calls.map(({ input }) => input) }).toEqual({
      tags: ['busy', 'offered'],
      goOnInputs: [draft],
    });
    await goOn.last().answer('done');
    expect(tags()).toEqual(['done']);
  });

  it('X-27: offers the next draft after one is saved', async () => {
    const { tags, context, actor, save, find } = await startOffered();
    actor.send({ type: 'draft.savedToHistory' });
    await save.last().answer('done');
    await find.last().answer(older);
    expect({ tags: tags(), draft: context().draft }).toEqual({ tags: ['offered'], draft: older });
  });

  it('X-27: discards a draft only after a confirmation', async () => {
    const { tags, actor, remove, find } = await startOffered();
    actor.send({ type: 'discard.requested' });
    expect({ tags: tags(), removeCalls: remove.calls.length }).toEqual({
      tags: ['confirming', 'offered'],
      removeCalls: 0,
    });
    actor.send({ type: 'discard.canceled' });
    expect(tags()).toEqual(['offered']);
    actor.send({ type: 'discard.requested' });
    actor.send({ type: 'discard.confirmed' });
    await remove.last().answer('done');
    await find.last().answer(null);
    expect(tags()).toEqual(['done']);
  });

  it('ends without a change of the draft when the user postpones the decision', async () => {
    const { tags, actor, remove, save } = await startOffered();
    actor.send({ type: 'recovery.postponed' });
    expect({
      tags: tags(),
      removeCalls: remove.calls.length,
      saveCalls: save.calls.length,
    }).toEqual({ tags: ['done'], removeCalls: 0, saveCalls: 0 });
  });

  it.each([
    ['continue', 'draft.continued', 'goOn'],
    ['save', 'draft.savedToHistory', 'save'],
    ['discard', 'discard.confirmed', 'remove'],
  ] as const)(
    'X-27, S03: still offers the draft after a failure to %s it and exposes the failure',
    async (failure, type, port) => {
      const recovery = await startOffered();
      recovery.actor.send({ type: 'discard.requested' });
      if (type !== 'discard.confirmed') {
        recovery.actor.send({ type: 'discard.canceled' });
      }
      recovery.actor.send({ type });
      await recovery[port].last().reject('full');
      expect({ tags: recovery.tags(), context: recovery.context() }).toEqual({
        tags: ['offered'],
        context: { draft, failure },
      });
    },
  );
});

describe('a draft that was offered here, and on another page', () => {
  const wishes = [
    ['draft.continued', 'goOn'],
    ['draft.savedToHistory', 'save'],
    ['discard.confirmed', 'remove'],
  ] as const;

  async function ask(type: (typeof wishes)[number][0]) {
    const recovery = await startOffered();
    if (type === 'discard.confirmed') {
      recovery.send({ type: 'discard.requested' });
    }
    recovery.send({ type });
    return recovery;
  }

  it.each(wishes)('S08, X-27: is offered on while it is open there: %s', async (type, port) => {
    const recovery = await ask(type);
    await recovery[port].last().answer('elsewhere');
    expect([recovery.tags(), recovery.context()]).toEqual([
      ['offered'],
      { draft, failure: 'elsewhere' },
    ]);
  });

  it.each(wishes)(
    'S08, X-27: gives way to the next one when it is gone: %s',
    async (type, port) => {
      const recovery = await ask(type);
      await recovery[port].last().answer('gone');
      await recovery.find.last().answer(older);
      expect([recovery.tags(), recovery.context()]).toEqual([
        ['offered'],
        { draft: older, failure: null },
      ]);
    },
  );
});

describe('every transition of recoveryMachine', () => {
  it('reaches the expected state on every generated path and takes every transition', async () => {
    const log = createTransitionLog();
    const states = ['continuing', 'saving', 'discarding'].map((state) => `recovery.${state}`);
    const paths = generatePaths(recoveryMachine, {
      events: [
        makeAnswered('recovery.looking', draft),
        makeAnswered('recovery.looking', null),
        makeBroken('recovery.looking'),
        makeWaited('lookWait', 'recovery.waiting'),
        makeAnswered('recovery.lookingAgain', draft),
        makeAnswered('recovery.lookingAgain', null),
        makeBroken('recovery.lookingAgain'),
        ...states.flatMap((state) => [
          makeAnswered(state, 'done'),
          makeAnswered(state, 'elsewhere'),
          makeAnswered(state, 'gone'),
          makeBroken(state),
        ]),
        { type: 'draft.continued' },
        { type: 'draft.savedToHistory' },
        { type: 'discard.requested' },
        { type: 'discard.confirmed' },
        { type: 'discard.canceled' },
        { type: 'recovery.postponed' },
      ],
    });
    for (const { events, lands } of paths) {
      const { actor, pass, find, goOn, save, remove } = start(log.inspect);
      for (const event of events) {
        await takeStep(event, {
          actor,
          ports: {
            'recovery.looking': find,
            'recovery.lookingAgain': find,
            'recovery.continuing': goOn,
            'recovery.saving': save,
            'recovery.discarding': remove,
          },
          happen: { lookWait: () => pass(lookWait) },
        });
      }
      expect(actor.getSnapshot().value).toEqual(lands);
    }
    // A person has begun another text before the second look.
    const busy = start(log.inspect, false);
    await busy.find.last().reject('forbidden');
    busy.pass(lookWait);
    expect([busy.tags(), busy.find.calls.length]).toEqual([['done'], 1]);
    expect(log.missing(recoveryMachine)).toEqual([]);
  });
});
