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

describe('the place of the page that listens', () => {
  it('X-29, S08: is had by one page; another hears that it is taken', async () => {
    const first = page();
    await vi.waitFor(() => expect(first.said).toEqual(['tab.held']));
    const second = page();
    await vi.waitFor(() => expect(second.said).toEqual(['tab.taken']));
    expect(first.said).toEqual(['tab.held']);
  });

  it('X-29, S08: can be taken over, and who had it hears of it', async () => {
    const first = page();
    await vi.waitFor(() => expect(first.said).toEqual(['tab.held']));
    const second = page(true);
    await vi.waitFor(() => expect(second.said).toEqual(['tab.held']));
    await vi.waitFor(() => expect(first.said).toEqual(['tab.held', 'tab.stolen']));
  });

  it('X-25: is had again at once by the page that gave it back', async () => {
    const first = page();
    await vi.waitFor(() => expect(first.said).toEqual(['tab.held']));
    first.end();
    const again = page();
    await vi.waitFor(() => expect(again.said).not.toEqual([]));
    expect([first.said, again.said]).toEqual([['tab.held'], ['tab.held']]);
  });

  it('given back before it was had, it is not kept', async () => {
    const { said, end } = page();
    end();
    const next = page();
    await vi.waitFor(() => expect(next.said).toEqual(['tab.held']));
    expect(said).toEqual([]);
  });
});
