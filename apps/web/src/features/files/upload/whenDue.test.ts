import { describe, expect, it, vi } from 'vitest';
import { createEmitter } from '../../../shared/createEmitter.ts';
import { createWhenDue } from './whenDue.ts';
import { fakeTimers } from '@nevisa/testing/timers';

fakeTimers();

function start({ hidden = false, signedIn = true } = {}) {
  const seen: { visibilityState: DocumentVisibilityState } = {
    visibilityState: hidden ? 'hidden' : 'visible',
  };
  const page = Object.assign(new EventTarget(), seen);
  const session = { isIn: signedIn };
  const { subscribe, emit } = createEmitter();
  const whenDue = createWhenDue({
    isSignedIn: () => session.isIn,
    subscribe,
    page,
  });
  const ending = new AbortController();
  let isDue = false;
  void whenDue(ending.signal).then(() => {
    isDue = true;
  });
  const check = async (ms = 0) => {
    await vi.advanceTimersByTimeAsync(ms);
    return isDue;
  };
  return { page, session, emit, ending, check };
}

describe('a question about a conversion', () => {
  it('X-191: is due at once in a page that is seen', async () => {
    expect(await start().check()).toBe(true);
  });

  it('X-191: waits 20 s longer in a hidden page, or until it is seen', async () => {
    const hidden = start({ hidden: true });
    expect([await hidden.check(19_900), await hidden.check(100)]).toEqual([false, true]);
    const shown = start({ hidden: true });
    expect(await shown.check(5_000)).toBe(false);
    shown.page.visibilityState = 'visible';
    shown.page.dispatchEvent(new Event('visibilitychange'));
    expect(await shown.check()).toBe(true);
  });

  it('X-185: waits for the sign-in after the end of the session', async () => {
    const { session, emit, check } = start({ signedIn: false });
    emit();
    expect(await check(60_000)).toBe(false);
    session.isIn = true;
    emit();
    expect(await check()).toBe(true);
  });

  it('ends when it is not wanted any more', async () => {
    const { ending, check } = start({ signedIn: false, hidden: true });
    ending.abort();
    expect(await check()).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
