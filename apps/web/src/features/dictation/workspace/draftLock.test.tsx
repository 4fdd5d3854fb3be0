import { describe, expect, it, vi } from 'vitest';
import { lockDraft, listLockedDrafts } from './draftLock.ts';

describe('the lock of a draft', () => {
  it('X-27, S08: is visible to every other page until it is released', async () => {
    const free = lockDraft('one', 'second page');
    const freeAgain = lockDraft('one', 'third page');
    await vi.waitFor(async () => expect([...(await listLockedDrafts())]).toEqual(['one']));
    free();
    await vi.waitFor(async () => expect((await listLockedDrafts()).size).toBe(1));
    freeAgain();
    await vi.waitFor(async () => expect((await listLockedDrafts()).size).toBe(0));
  });

  it('S15: hides no text from the page that holds it', async () => {
    const free = lockDraft('one');
    await vi.waitFor(async () => expect((await listLockedDrafts('another page')).size).toBe(1));
    expect((await listLockedDrafts()).size).toBe(0);
    free();
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
    expect((await listLockedDrafts()).size).toBe(0);
    end();
  });
});
