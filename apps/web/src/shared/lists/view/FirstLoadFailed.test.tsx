import type { Failure } from '@nevisa/api/types';
import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { ListPart } from '../ListPart.tsx';
import { FirstLoadFailed } from './FirstLoadFailed.tsx';
import { OldRows } from './OldRows.tsx';

const busy: Failure = { kind: 'refused', status: 429, texts: [], code: null, retryAfter: 30_000 };

it.each<[string, Failure, boolean[]]>([
  ['waits as long as a busy server asks', busy, [true, true, false]],
  ['is there at once after another failure', { kind: 'network' }, [false, false, false]],
])(
  'X-106: the retry of a list that was not loaded %s, and keeps the focus',
  async (_, failure, expected) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    onTestFinished(() => {
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
      vi.useRealTimers();
    });
    const page = { failure, items: [], loadedAt: 1, loading: false, retry: () => undefined };
    const { show } = renderInPage(null);
    await act(async () =>
      show(
        <>
          <FirstLoadFailed heading="A" page={page} />
          <OldRows page={page} offline="" refreshFailed="B" />
          <ListPart list={{ ...page, items: null, retrying: false }} failed="C" empty="">
            {() => null}
          </ListPart>
        </>,
      ),
    );
    const buttons = [...document.querySelectorAll('button')];
    const areWaiting = () =>
      buttons.map((button) => {
        button.focus();
        return document.activeElement === button && button.ariaDisabled === 'true';
      });
    const seen = [areWaiting()];
    for (const time of [29_000, 1_000]) {
      await act(async () => vi.advanceTimersByTimeAsync(time));
      seen.push(areWaiting());
    }
    expect(seen).toEqual(expected.map((waits) => [waits, waits, waits]));
  },
);
