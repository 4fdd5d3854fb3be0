import type { Conversation } from '@nevisa/api/types';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it } from 'vitest';
import { createObservable } from '../../../shared/observable.ts';
import type { HistoryItem } from '../data/historyItems.ts';
import type { HistoryMember, ListVisit } from '../data/historyMember.ts';
import type { History } from '../data/useHistory.ts';
import { useListPlace, useOpenedRow } from './useListPlace.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';

const ids = Array.from({ length: 40 }, (_, at) => `c-${at + 1}`);
const items = ids.map((id): HistoryItem => ({
  key: `key of ${id}`,
  server: { id } as Conversation,
  device: null,
}));

interface Address {
  list: string;
  page: number;
  record: string | null;
  /** The rows are on the page. @default true */
  hasRows?: boolean;
}

function Rows({ history }: { history: Pick<History, 'member' | 'shown'> }) {
  const box = useRef<HTMLDivElement>(null);
  const remember = useListPlace(box, history, items);
  return (
    <div ref={box}>
      {items.map((item, at) => (
        <div key={item.key} aria-posinset={at + 1} style={{ blockSize: 100 }}>
          <article>
            <h2>
              <a
                href={`#${ids[at]}`}
                onClick={(event) => {
                  event.preventDefault();
                  remember(item);
                }}
              >
                {ids[at]}
              </a>
            </h2>
          </article>
        </div>
      ))}
    </div>
  );
}

/** The list of the history, or the page of an opened record, at an address that changes. */
function openHistory(first: Address) {
  const page = {} as { show: (next: Address) => void };
  const member = { place: createObservable<ListVisit | null>(null) } as HistoryMember;
  function Page() {
    const [address, setAddress] = useState(first);
    const history = { member, shown: { list: address.list, page: address.page, ids } };
    useOpenedRow(history, address.record);
    useLayoutEffect(() => {
      page.show = (next) => flushSync(() => setAddress(next));
    });
    return address.record === null && address.hasRows !== false ? (
      <Rows history={history} />
    ) : (
      <p>{address.record}</p>
    );
  }
  const { host } = renderInPage(<Page />);
  return {
    /** Shows another address, for a frame at least. */
    show: async (next: Address) => {
      page.show(next);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    },
    press: (id: string) => host.querySelector<HTMLElement>(`a[href='#${id}']`)?.click(),
    focused: () =>
      document.activeElement === document.body ? null : document.activeElement?.textContent,
  };
}

const searched = { list: '{"search":"فروش"}', page: 2, record: null };
const opened = { ...searched, record: 'c-20' };

describe('the way back to the list', () => {
  it('X-100: a row that was opened in a searched list has the focus again, where the list was scrolled', async () => {
    const { show, press, focused } = openHistory(searched);
    window.scrollTo(0, 1500);
    press('c-20');
    await show(opened);
    window.scrollTo(0, 0);
    await show(searched);
    expect([focused(), window.scrollY]).toEqual(['c-20', 1500]);
  });

  it('X-100: a step forward and back again leads to the same row', async () => {
    const { show, press, focused } = openHistory(searched);
    window.scrollTo(0, 1500);
    press('c-20');
    for (let time = 0; time < 2; time += 1) {
      await show(opened);
      await show(searched);
    }
    expect([focused(), window.scrollY]).toEqual(['c-20', 1500]);
  });

  it('X-100: a record that an address opened leads to its row, in sight', async () => {
    const { show, focused } = openHistory({ ...searched, record: 'c-40' });
    await show(searched);
    expect(focused()).toBe('c-40');
    const { top = -1, bottom = Infinity } = document.activeElement?.getBoundingClientRect() ?? {};
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  });

  it('X-100: another page of the list restores nothing', async () => {
    const { show, press, focused } = openHistory(searched);
    press('c-20');
    await show(opened);
    await show({ ...searched, page: 1 });
    expect(focused()).toBeNull();
  });

  it('X-100: rows that a search brings back later take no focus', async () => {
    const { show, press, focused } = openHistory(searched);
    press('c-20');
    await show(opened);
    await show(searched);
    (document.activeElement as HTMLElement).blur();
    await show({ ...searched, list: 'nothing', hasRows: false });
    await show(searched);
    expect(focused()).toBeNull();
  });
});
