import type { ActionAttempt, ActionOutcome } from '@nevisa/machines';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createSharedStorage } from '../../../testing/memoryStorage.ts';
import { attemptsKey } from '../../../shared/storage/tabKeys.ts';
import { createOpenAttempts } from './openAttempts.ts';
import { provideAction } from './provideAction.ts';

const lost: ActionOutcome = { ok: false, failure: { kind: 'network' } };
const granted: ActionOutcome = { ok: true, answer: null };
const refuse = (status: number): ActionOutcome => ({
  ok: false,
  failure: { kind: 'refused', status, texts: [], code: null, retryAfter: null },
});
const refused = refuse(400);

/** The attempts of a tab; the tab may be loaded again. */
function openTab(tab = createSharedStorage(), userId = '1') {
  return { tab, attempts: createOpenAttempts(null, { userId }, tab.storage) };
}

/** Opens the question of a grant anew, and confirms it; answers the id with which it was called. */
async function grant(
  attempts: ReturnType<typeof createOpenAttempts>,
  outcome: ActionOutcome,
  { id = 7, minutes = 30 } = {},
): Promise<string> {
  const calls: ActionAttempt[] = [];
  const machine = provideAction((attempt) => {
    calls.push(attempt);
    return Promise.resolve(outcome);
  }, attempts);
  const actor = createActor(machine, { input: { self: 1, newId: () => crypto.randomUUID() } });
  actor.start();
  const target = { id, name: 'sara' };
  actor.send({ type: 'action.requested', action: { kind: 'grant', target, proof: 'reason' } });
  actor.send({ type: 'reason.typed', reason: 'هدیه' });
  actor.send({ type: 'confirmed', details: { minutes } });
  await expect.poll(() => actor.getSnapshot().hasTag('busy')).toBe(false);
  actor.stop();
  return calls[0]?.attemptId ?? '';
}

it('X-260: a grant whose answer was lost is the same attempt when its question is closed and asked again', async () => {
  const { attempts } = openTab();
  const first = await grant(attempts, lost);
  const other = await grant(attempts, lost, { id: 8 });
  expect(new Set([first, other, await grant(attempts, lost, { minutes: 60 })]).size).toBe(3);
  expect([await grant(attempts, lost), await grant(attempts, granted)]).toEqual([first, first]);
  expect(await grant(attempts, refused)).not.toBe(first);
  expect(await grant(attempts, granted, { id: 8 })).toBe(other);
});

it('X-260: a grant after one that was done or refused is a new attempt', async () => {
  const { attempts } = openTab();
  const ids = [
    await grant(attempts, refused),
    await grant(attempts, granted),
    await grant(attempts, granted),
  ];
  expect(new Set(ids).size).toBe(3);
});

it('X-260: a grant that a server has answered with a fault and a sentence is the same attempt, because it may be done', async () => {
  const { attempts } = openTab();
  const first = await grant(attempts, refuse(503));
  expect([await grant(attempts, refuse(408)), await grant(attempts, granted)]).toEqual([
    first,
    first,
  ]);
});

it('X-260: a grant whose answer was lost is the same attempt after the page was loaded again', async () => {
  const { tab, attempts } = openTab();
  const first = await grant(attempts, lost);
  expect([...tab.values.values()].join()).not.toContain('هدیه');
  const stored = tab.values.get(attemptsKey) ?? '';
  expect(await grant(openTab(tab, '2').attempts, granted)).not.toBe(first);
  tab.values.set(attemptsKey, stored);
  expect(await grant(openTab(tab).attempts, granted)).toBe(first);
  expect(await grant(openTab(tab).attempts, granted)).not.toBe(first);
});

it('X-260: an answer that comes after the sign-out writes nothing, and the same user finds the attempt', async () => {
  const { tab, attempts } = openTab();
  const first = await grant(attempts, lost);
  let answer: (outcome: ActionOutcome) => void = () => undefined;
  const late = new Promise<ActionOutcome>((resolve) => {
    answer = resolve;
  });
  const action = { kind: 'block', target: { id: 8, name: 'reza' }, proof: 'reason' } as const;
  const attempt = { action, reason: 'علت', details: {}, attemptId: 'b' };
  const answered = attempts.carryOut(attempt, () => late);
  tab.storage.remove(attemptsKey);
  answer(granted);
  await answered;
  expect([...tab.values]).toEqual([]);
  expect(await grant(attempts, lost)).toBe(first);
});

it('X-260: the tab reads nonsense as no attempt', async () => {
  const { tab, attempts } = openTab();
  const first = await grant(attempts, lost);
  expect([...tab.values.keys()]).toEqual([attemptsKey]);
  for (const text of ['{', '5', '{"userId":"1","ids":[["a"]]}']) {
    const broken = openTab(createSharedStorage({ [attemptsKey]: text }));
    expect(await grant(broken.attempts, granted)).not.toBe(first);
  }
});
