import type { StaffUser } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import type { StaffClient } from '../../staffClient.ts';
import {
  makeUserAction,
  makeManyUsersAction,
  carryOutUserAction,
  userActionKinds,
} from './userActions.ts';

const sara = { id: 7, username: 'sara', is_staff: true, is_last_admin: true } as StaffUser;

/** A client that records its calls; each call answers with this outcome. */
function recording(outcome: unknown = { ok: true, answer: {} }) {
  const calls: [name: string, payload: unknown][] = [];
  const client = new Proxy(
    {},
    {
      get: (_, name: string) => (payload: unknown) => {
        calls.push([name, payload]);
        return Promise.resolve(
          typeof outcome === 'function'
            ? (outcome as (at: number) => unknown)(calls.length)
            : outcome,
        );
      },
    },
  ) as StaffClient;
  return { client, calls };
}

const attempt = (kind: Parameters<typeof makeUserAction>[0], details = {}) => ({
  action: makeUserAction(kind, sara),
  reason: 'هرزنامه',
  details,
  attemptId: 'attempt-1',
});

describe('the actions on a user', () => {
  it('X-259: a block and its end have their reason', async () => {
    const { client, calls } = recording();
    await carryOutUserAction(client, attempt('block'));
    await carryOutUserAction(client, attempt('unblock'));
    expect(calls).toEqual([
      ['setUserActive', { id: 7, is_active: false, reason: 'هرزنامه' }],
      ['setUserActive', { id: 7, is_active: true, reason: 'هرزنامه' }],
    ]);
  });

  it('X-265: a reset code is sent to the user by the id', async () => {
    const { client, calls } = recording();
    await carryOutUserAction(client, attempt('reset'));
    expect(calls).toEqual([['sendUserResetCode', { id: 7 }]]);
  });

  it('X-260, T-88: minutes are sent as ms, with the id of the attempt', async () => {
    const { client, calls } = recording();
    await carryOutUserAction(client, attempt('grant', { minutes: 30 }));
    expect(calls).toEqual([
      [
        'grantUserUsage',
        { id: 7, usage_amount: 1_800_000, reason: 'هرزنامه', client_id: 'attempt-1' },
      ],
    ]);
  });

  it('X-261: a package is given from the chosen moment on', async () => {
    const { client, calls } = recording();
    await carryOutUserAction(client, attempt('assign', { service: 5, starts: 'AFTER_CURRENT' }));
    expect(calls[0]?.[1]).toMatchObject({ service_id: 5, starts: 'AFTER_CURRENT' });
  });

  it('X-262: what harms an account is forbidden on the own one', () => {
    const forbidden = userActionKinds.filter(
      (kind) => makeUserAction(kind, sara).forbidsSelf === true,
    );
    expect(forbidden).toEqual(['block', 'removeAdmin', 'delete']);
    expect(makeUserAction('delete', sara)).toMatchObject({
      forbidsSelf: true,
      takesAdmin: true,
      target: { isLastAdmin: true },
    });
  });

  it('X-263: the role of an administrator needs a second question both ways', () => {
    expect([
      makeUserAction('makeAdmin', sara).proof,
      makeUserAction('removeAdmin', sara).proof,
    ]).toEqual(['question', 'question']);
  });

  it('X-264: a deletion names the user by the username', async () => {
    const { client, calls } = recording();
    expect(makeUserAction('delete', sara).proof).toBe('name');
    await carryOutUserAction(client, attempt('delete'));
    expect(calls).toEqual([['deleteUser', { id: 7, username: 'sara' }]]);
  });

  it('X-103: of a bulk in two calls, the rows of a failed one are not done', async () => {
    const ids = Array.from({ length: 1_500 }, (_, at) => at);
    const { client, calls } = recording((at: number) =>
      at === 1
        ? { ok: true, answer: { done: ids.slice(0, 1_000), failed: [] } }
        : { ok: false, failure: { kind: 'network' } },
    );
    const outcome = await carryOutUserAction(client, {
      ...attempt('block'),
      action: makeManyUsersAction('blockMany'),
      details: { ids },
    });
    expect(calls).toHaveLength(2);
    const { done, failed } = (outcome as { answer: { done: number[]; failed: object[] } }).answer;
    expect([done.length, failed.length]).toEqual([1_000, 500]);
    expect(failed[0]).toEqual({ id: 1_000, code: 'unanswered' });
  });

  it('X-103: a bulk whose first call fails has failed as a whole', async () => {
    const failed = { ok: false, failure: { kind: 'network' } };
    const { client } = recording(failed);
    const many = {
      ...attempt('block'),
      action: makeManyUsersAction('blockMany'),
      details: { ids: [1] },
    };
    expect(await carryOutUserAction(client, many)).toEqual(failed);
  });
});
