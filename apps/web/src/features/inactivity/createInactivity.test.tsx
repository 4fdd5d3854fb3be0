import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MemberScope } from '../../app/userScope.ts';
import { createObservable } from '../../shared/observable.ts';
import { lastActKey } from '../../shared/storage/lastAct.ts';
import { createSharedStorage } from '../../testing/memoryStorage.ts';
import { createInactivity, type InactivityPorts } from './createInactivity.ts';

const minute = 60_000;
const begin = Date.UTC(2026, 10, 21);
const disposers: (() => void)[] = [];

beforeEach(() => void vi.useFakeTimers({ now: begin }));
afterEach(() => {
  disposers.splice(0).forEach((dispose) => dispose());
  vi.useRealTimers();
});

/** Opens a page of a person whose browser has stored these values, with a limit of 30 minutes. */
function openPage(stored: Readonly<Record<string, string>> = {}) {
  const shared = createSharedStorage(stored);
  const { values, storage } = shared;
  const write = vi.spyOn(storage, 'write');
  const recording = createObservable<ReturnType<InactivityPorts['recording']['read']>>(null);
  const send = vi.fn<InactivityPorts['authStore']['send']>();
  const ports = {
    config: { inactivityLimit: 30 * minute },
    authStore: { send },
    storage,
    recording,
  };
  const onDispose = (dispose: () => void) => void disposers.push(dispose);
  const inactivity = createInactivity(ports, { onDispose } as unknown as MemberScope);
  return {
    values,
    write,
    send,
    change: (key: string, value: string) => shared.change(key, value),
    recording,
    isWarned: () => inactivity.getSnapshot().hasTag('warned'),
  };
}

const press = () => window.dispatchEvent(new KeyboardEvent('keydown'));

it('X-328: a first page begins the time and each press begins it anew', async () => {
  const { isWarned } = openPage();
  await vi.advanceTimersByTimeAsync(20 * minute);
  press();
  await vi.advanceTimersByTimeAsync(28 * minute);
  expect(isWarned()).toBe(false);
  await vi.advanceTimersByTimeAsync(minute);
  expect(isWarned()).toBe(true);
});

it('X-328: the end of the limit ends the session once, as an expired one', async () => {
  const { send } = openPage();
  await vi.advanceTimersByTimeAsync(30 * minute);
  expect(send.mock.calls).toEqual([[{ type: 'session.ended' }]]);
});

it('X-328: the time of an earlier page counts, and that of a clock that was set back does not prolong it', async () => {
  const earlier = openPage({ [lastActKey]: String(begin - 29 * minute) });
  expect(earlier.isWarned()).toBe(true);
  const later = openPage({ [lastActKey]: String(begin + 60 * minute) });
  await vi.advanceTimersByTimeAsync(29 * minute);
  expect(later.isWarned()).toBe(true);
});

it('X-328: the acts of another tab count', async () => {
  const { change, isWarned } = openPage();
  await vi.advanceTimersByTimeAsync(29 * minute);
  expect(isWarned()).toBe(true);
  change(lastActKey, String(Date.now()));
  expect(isWarned()).toBe(false);
});

it('X-328: an act of another tab counts before the browser reports it to a page that was frozen', async () => {
  const { values, send } = openPage();
  vi.setSystemTime(begin + 60 * minute);
  values.set(lastActKey, String(begin + 59 * minute));
  press();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(send).not.toHaveBeenCalled();
});

it('X-328: acts are stored for the other tabs at most every five seconds', async () => {
  const { write, values } = openPage();
  for (let second = 1; second <= 12; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    press();
  }
  expect(write).toHaveBeenCalledTimes(3);
  expect(values.get(lastActKey)).toBe(String(begin + 10_000));
});

it('X-328: a recording that runs holds the session, and one that is paused does not', async () => {
  const { recording, isWarned } = openPage();
  recording.write({ paused: false, stop: () => undefined });
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(isWarned()).toBe(false);
  recording.write({ paused: true, stop: () => undefined });
  await vi.advanceTimersByTimeAsync(29 * minute);
  expect(isWarned()).toBe(true);
});

it('X-328: the time leaves the browser with the person', () => {
  const { values } = openPage();
  expect(values.has(lastActKey)).toBe(true);
  disposers.splice(0).forEach((dispose) => dispose());
  expect(values.has(lastActKey)).toBe(false);
});
