import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { makeListQuery } from './listQueries.ts';

it('R-184: a list stays in the state for hours in which no page shows it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queries = new QueryClient();
  const list = makeListQuery('services', () =>
    Promise.resolve({ ok: true as const, answer: ['gold'] }),
  );
  const leave = new QueryObserver(queries, list).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  leave();
  await vi.advanceTimersByTimeAsync(7_200_000);
  expect(queries.getQueryData(['services'])).toEqual(['gold']);
});
