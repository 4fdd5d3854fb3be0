import type { Failure } from '@nevisa/api/types';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { makeUserPartKey, readAfterFailure } from './userCache.ts';

const refuse = (status: number): Failure => ({
  kind: 'refused',
  status,
  texts: [],
  code: null,
  retryAfter: null,
});

it.each<[string, Failure, boolean]>([
  ['whose answer was lost', { kind: 'network' }, true],
  ['that the server has failed in', { kind: 'server', status: 502 }, true],
  ['on a user who is gone', refuse(404), true],
  ['that another one has overtaken', refuse(409), true],
  ['that was refused', refuse(400), false],
  ['that has to wait', refuse(429), false],
])('X-103: an action %s reads the users again: %j is %j', (_, failure, isRead) => {
  const queries = new QueryClient();
  const key = makeUserPartKey(7, 'record');
  queries.setQueryData(key, { id: 7 });
  readAfterFailure(queries, { ok: false, failure });
  expect(queries.getQueryState(key)?.isInvalidated).toBe(isRead);
});
