import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { usePacedCount } from './usePacedCount.ts';

function Count({ count, question = '' }: { count: number | null; question?: string }) {
  return usePacedCount(count, question).count;
}

it('X-101: the number of results is announced at most once a second, and the newest one last', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const host = document.createElement('div');
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    vi.useRealTimers();
  });
  const heard: string[] = [];
  const seen = new MutationObserver(() => heard.push(host.textContent));
  seen.observe(host, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => seen.disconnect());
  for (const count of [null, 45, 45, 12, 7, 3, null, 3, 1]) {
    await act(async () => {
      root.render(<Count count={count} />);
    });
    await act(async () => vi.advanceTimersByTimeAsync(250));
  }
  await act(async () => vi.advanceTimersByTimeAsync(10_000));
  expect(heard).toEqual(['45', '7', '1']);
});
