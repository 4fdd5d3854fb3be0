import { describe, expect, it } from 'vitest';
import { createPartClient } from '../client.ts';
import { managementCalls } from './managementCalls.ts';

const user = { id: 7, username: 'sara', revision: 4 };
const discount = { id: 'd-1', revision: 2, code: 'NOWRUZ', is_active: false };
const message = { id: 'm-1', revision: 3, audience: { kind: 'ALL' }, state: 'SENT' };

/** The client of a server that gives every call this answer. */
function makeClient(status: number, body: string | null) {
  return createPartClient(managementCalls, {
    host: 'https://api.nevisa.test',
    readToken: () => 'admin-token-0001',
    fetch: () => Promise.resolve(new Response(body, { status })),
  });
}

type Client = ReturnType<typeof makeClient>;

const reason = 'spam';
const changes: [string, object, (client: Client) => Promise<unknown>][] = [
  ['updateUser', user, (client) => client.updateUser({ id: 7, revision: 3, email: null })],
  ['setUserActive', user, (client) => client.setUserActive({ id: 7, is_active: false, reason })],
  ['setUserStaff', user, (client) => client.setUserStaff({ id: 7, is_staff: true })],
  [
    'grantUserUsage',
    user,
    (client) => client.grantUserUsage({ id: 7, usage_amount: 60_000, reason, client_id: 'one' }),
  ],
  [
    'assignUserService',
    user,
    (client) =>
      client.assignUserService({
        id: 7,
        service_id: 5,
        starts: 'NOW',
        reason,
        client_id: 'one',
      }),
  ],
  [
    'setDiscountActive',
    discount,
    (client) => client.setDiscountActive({ id: 'd-1', is_active: false }),
  ],
  [
    'sendAdminMessage',
    message,
    (client) =>
      client.sendAdminMessage({
        id: 'm-1',
        revision: 3,
        client_id: 'one',
        expected_recipients: 5,
      }),
  ],
  ['cancelAdminMessage', message, (client) => client.cancelAdminMessage({ id: 'm-1' })],
  ['retractAdminMessage', message, (client) => client.retractAdminMessage({ id: 'm-1' })],
];

describe('a change whose answer the contract does not show', () => {
  it.each(changes)('X-260: %s is done with any answer of success', async (_, record, change) => {
    const answers = [
      await change(makeClient(204, null)),
      await change(makeClient(200, '')),
      await change(makeClient(201, '{"message":"done"}')),
      await change(makeClient(200, '{"id":')),
    ];
    expect(answers).toEqual(answers.map(() => ({ ok: true, answer: null })));
    expect(await change(makeClient(200, JSON.stringify(record)))).toMatchObject({
      ok: true,
      answer: record,
    });
  });

  it.each(changes)(
    'X-260: %s is not done with the page of another server',
    async (_, __, change) => {
      expect(await change(makeClient(200, '<!doctype html><title>Wi-Fi</title>'))).toEqual({
        ok: false,
        failure: { kind: 'network' },
      });
    },
  );
});
