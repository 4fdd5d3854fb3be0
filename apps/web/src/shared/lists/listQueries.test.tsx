import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createUserScopes } from '../../app/userScope.ts';
import { createEmitter } from '../createEmitter.ts';
import { createListQueries, makeListQuery } from './listQueries.ts';

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

it('R-184: the lists of a user are gone after the sign-out', () => {
  const changes = createEmitter();
  let user: { id: number } | null = { id: 7 };
  const scopes = createUserScopes(
    { facts: () => ({ user, expired: false }), subscribe: changes.subscribe },
    () => ({}),
  );
  onTestFinished(() => scopes.dispose());
  const queries = scopes.open('7').get(createListQueries);
  queries.setQueryData(['services'], ['gold']);
  changes.emit();
  expect(queries.getQueryData(['services'])).toEqual(['gold']);
  user = null;
  changes.emit();
  expect(queries.getQueryData(['services'])).toBeUndefined();
});
