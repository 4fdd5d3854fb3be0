import type { TabEvent } from '@nevisa/machines';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdTab } from './tabLock.ts';

const endings: (() => void)[] = [];

/** One page that asks; the lock does not tell pages from frames or from asking twice. */
function page(takeOver = false) {
  const said: TabEvent['type'][] = [];
  const end = holdTab(takeOver, ({ type }) => said.push(type));
  endings.push(end);
  return { said, end };
}

afterEach(async () => {
  for (const end of endings.splice(0)) {
    end();
  }
  await vi.waitFor(async () => {
    expect((await navigator.locks.query()).held).toEqual([]);
  });
});

describe('the tab lock', () => {
  it('X-29, S08: grants the lock to one tab only', async () => {
    const first = page();
    await vi.waitFor(() => expect(first.said).toEqual(['tab.held']));
    const second = page();
    await vi.waitFor(() => expect(second.said).toEqual(['tab.taken']));
    expect(first.said).toEqual(['tab.held']);
  });

  it('X-29, S08: notifies the tab whose lock is taken over', async () => {
    const first = page();
    await vi.waitFor(() => expect(first.said).toEqual(['tab.held']));
    const second = page(true);
    await vi.waitFor(() => expect(second.said).toEqual(['tab.held']));
    await vi.waitFor(() => expect(first.said).toEqual(['tab.held', 'tab.stolen']));
  });

  it('X-25: grants the lock again to the tab that has released it', async () => {
    const first = page();
    await vi.waitFor(() => expect(first.said).toEqual(['tab.held']));
    first.end();
    const again = page();
    await vi.waitFor(() => expect(again.said).not.toEqual([]));
    expect([first.said, again.said]).toEqual([['tab.held'], ['tab.held']]);
  });

  it('does not hold a lock that was released before it was granted', async () => {
    const { said, end } = page();
    end();
    const next = page();
    await vi.waitFor(() => expect(next.said).toEqual(['tab.held']));
    expect(said).toEqual([]);
  });
});
