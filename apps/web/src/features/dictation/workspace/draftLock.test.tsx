import { describe, expect, it, vi } from 'vitest';
import { lockDraft, lockedDrafts } from './draftLock.ts';

describe('the lock of a draft', () => {
  it('X-27, S08: is visible to every page until it is released', async () => {
    const free = lockDraft('one');
    const freeAgain = lockDraft('one');
    await vi.waitFor(async () => expect([...(await lockedDrafts())]).toEqual(['one']));
    free();
    await vi.waitFor(async () => expect((await lockedDrafts()).size).toBe(1));
    freeAgain();
    await vi.waitFor(async () => expect((await lockedDrafts()).size).toBe(0));
  });

  it('differs from other locks', async () => {
    let end: () => void = () => undefined;
    void navigator.locks.request(
      'nevisa-live',
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    await vi.waitFor(async () => expect((await navigator.locks.query()).held).toHaveLength(1));
    expect((await lockedDrafts()).size).toBe(0);
    end();
  });
});
