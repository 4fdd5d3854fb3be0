import type { Conversation } from '@nevisa/api/types';
import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { makeRestingAddress } from '../../../shared/lists/address/listAddress.ts';
import { createObservable } from '../../../shared/observable.ts';
import { historyAddress } from '../data/historyAddress.ts';
import type { HistoryItem } from '../data/historyItems.ts';
import type { History } from '../data/useHistory.ts';
import { useRowsInSteps } from '../../../shared/lists/table/useRowsInSteps.ts';
import { useShownRows } from './useShownRows.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';

const resting = makeRestingAddress(historyAddress);
const starred = { ...resting, filters: { ...resting.filters, is_starred: true } };

const makeItems = (name: string, count: number) =>
  Array.from({ length: count }, (_, at): HistoryItem => ({
    key: `${name} ${at}`,
    server: { id: `${name} ${at}` } as Conversation,
    device: null,
  }));

interface Shown {
  address: typeof resting;
  items: readonly HistoryItem[];
  outdated?: boolean;
}

/** Renders the rows of a list at an address that changes, and writes down what happens in which order. */
function openList(first: Shown, isReturn = false, lowestRow = 52) {
  const steps: string[] = [];
  const list = {} as { show: (next: Shown) => void };
  const member = { serverTime: createObservable<number | null>(1) } as History['member'];
  function List() {
    const [{ address, items, outdated = false }, setShown] = useState(first);
    const history = { list: { address }, page: { outdated }, member } as History;
    const shown = useShownRows(history, items);
    const rows = useRowsInSteps(shown.items, { isReturn, lowestRow, leastAbove: 250 });
    const step = `${rows.length} ${rows[0]?.key.split(' ')[0] ?? 'no'} rows of ${describeFilters(shown.address)}`;
    useLayoutEffect(() => {
      list.show = (next) => flushSync(() => setShown(next));
      steps.push(step);
    }, [step]);
    useEffect(() => {
      steps.push(`a request for ${describeFilters(address)}`);
    }, [address]);
    return null;
  }
  renderInPage(<List />);
  return { steps, show: (next: Shown) => list.show(next) };
}

function countRows(step = ''): number {
  return Number.parseInt(step, 10);
}

function describeFilters({ filters }: typeof resting): string {
  return filters.is_starred ? 'the starred' : 'all';
}

const hundred = makeItems('first', 100);

describe('the rows that a list shows', () => {
  it('are the first ones until those are painted, then all of them', async () => {
    const { steps } = openList({ address: resting, items: hundred });
    expect(countRows(steps[0])).toBeLessThan(hundred.length / 2);
    expect(countRows(steps[0]) * 52).toBeGreaterThanOrEqual(window.innerHeight - 250);
    await vi.waitFor(() => expect(steps.at(-1)).toBe('100 first rows of all'));
  });

  it('are the fewer at first, the higher they are', () => {
    const [low, high] = [52, 4 * 52].map((height) => {
      const { steps } = openList({ address: resting, items: hundred }, false, height);
      return countRows(steps[0]);
    });
    expect(high).toBeLessThanOrEqual(Math.ceil((low ?? 0) / 3));
  });

  it('X-100: are all of them at once on the way back to their place', () => {
    const { steps } = openList({ address: resting, items: hundred }, true);
    expect(steps[0]).toBe('100 first rows of all');
  });

  it('stay until the request of another filter is sent, also where its rows are known', async () => {
    const { steps, show } = openList({ address: resting, items: hundred }, true);
    steps.length = 0;
    show({ address: starred, items: makeItems('starred', 30) });
    await vi.waitFor(() => expect(steps.at(-1)).toBe('30 starred rows of the starred'));
    expect(steps).toEqual(['a request for the starred', '30 starred rows of the starred']);
  });

  it('keep the address of their page while the next one is loaded', async () => {
    const { steps, show } = openList({ address: resting, items: hundred }, true);
    show({ address: starred, items: hundred, outdated: true });
    expect(steps.at(-1)).toBe('a request for the starred');
    show({ address: starred, items: makeItems('starred', 30) });
    await vi.waitFor(() => expect(steps.at(-1)).toBe('30 starred rows of the starred'));
  });

  it('X-104: change at once where their list stays', () => {
    const { steps, show } = openList({ address: resting, items: hundred }, true);
    show({ address: resting, items: hundred.slice(1) });
    expect(steps.at(-1)).toBe('99 first rows of all');
  });
});
