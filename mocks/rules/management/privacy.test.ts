import { type CallTable, createPartClient } from '@nevisa/api';
import { managementCalls } from '@nevisa/api/management';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accounts } from '../../fixtures/accounts.ts';
import { makeConversation } from '../../fixtures/history/conversations.ts';
import { host, welcome } from '../../testing/welcomePayloads.ts';
import { serveEachTest } from '../../testing/serveEachTest.ts';

const canary = 'قناری‌محرمانه';
const names = Object.keys(managementCalls) as (keyof typeof managementCalls)[];
/** Questions that are too long for an address; they change nothing. */
const questions: ReadonlySet<string> = new Set([
  'countAudience',
  'findRecipients',
  'checkMessageCode',
]);
const writes = names.filter(
  (name) => managementCalls[name].method !== 'GET' && !questions.has(name),
);

const mocks = serveEachTest();
afterEach(() => {
  vi.restoreAllMocks();
});

async function ask(name: string, payload: unknown = welcome[name as keyof typeof welcome][1]) {
  const calls: CallTable = managementCalls;
  const client = createPartClient(calls, { host, readToken: () => accounts.admin.token });
  return (client[name] as (payload: unknown) => Promise<{ ok: boolean }>)(payload);
}

/** Puts the canary, and secrets, wherever a person has texts of their own. */
function fillWithCanary(): string[] {
  const reza = mocks.backend.account('reza');
  const saved = makeConversation({ id: 'c1', subject: 'note', seed: 1, words: 30, minutesAgo: 9 });
  const speakers = [{ id: 's1', name: `${canary} گوینده` }];
  const title = `${canary} عنوان`;
  reza.conversations = [Object.assign(saved, { title, text: `${canary} متن`, speakers })];
  reza.messages = structuredClone(mocks.backend.account('sara').messages);
  for (const message of reza.messages) {
    Object.assign(message, { title, text: canary });
  }
  mocks.backend.setConfig(reza, {
    preferences: {
      vocabulary: [{ word: `${canary} کلمه` }],
      snippets: [{ phrase: canary, text: `${canary} متن آماده` }],
    },
  });
  mocks.backend.assignUserService(mocks.backend.account('admin'), {
    id: reza.id,
    service_id: mocks.backend.getServices()[1]?.id ?? '',
    starts: 'NOW',
    reason: 'آزمایش',
    client_id: 'canary',
  });
  const key = reza.nevisa_service_account.current_service_record?.key ?? '';
  expect(key).not.toBe('');
  return [canary, reza.token, reza.password, key];
}

describe('what administration can read of a person', () => {
  it('X-266: no answer of administration has a text, a title, own words, a key or a token of a person', async () => {
    const secrets = fillWithCanary();
    const bodies: string[] = [];
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      const answer = await send(...request);
      bodies.push(await answer.clone().text());
      return answer;
    });
    const reza = mocks.backend.account('reza');
    const { revision } = reza;
    const payloads: Partial<Record<string, unknown>> = {
      listUsers: { search: 'reza' },
      updateUser: { id: reza.id, revision, profile: { last_name: 'کریم' } },
      listAudit: { object_id: reza.id },
    };
    const ordered = [...names.filter((name) => name !== 'deleteUser'), 'deleteUser'];
    for (const name of ordered) {
      expect(
        await ask(name, payloads[name] ?? welcome[name as keyof typeof welcome][1]),
      ).toMatchObject({ ok: true });
    }
    expect(bodies).toHaveLength(names.length);
    expect(bodies.join('\n')).toContain('reza');
    for (const secret of secrets) {
      expect(bodies.filter((body) => body.includes(secret))).toEqual([]);
    }
  });
});

describe('the audit list', () => {
  it.each(writes)('X-298: %s writes exactly one row, which names its actor', async (name) => {
    const before = mocks.backend.audit.written().length;
    expect(await ask(name)).toMatchObject({ ok: true });
    const rows = mocks.backend.audit.written();
    expect(rows.length - before).toBe(1);
    expect(rows[0]?.actor).toEqual({ id: accounts.admin.id, name: 'مریم احمدی' });
  });

  it.each(names.filter((name) => !writes.includes(name) && !name.startsWith('export')))(
    'X-298: %s, which only reads, writes none',
    async (name) => {
      await ask(name);
      expect(mocks.backend.audit.written()).toEqual([]);
    },
  );

  it('X-298: no call changes or removes a row', () => {
    const paths = names.map((name) => managementCalls[name].path);
    const audit = names.filter((name) => managementCalls[name].path.includes('/audit/'));
    expect(paths.length).toBeGreaterThan(10);
    expect(audit.map((name) => managementCalls[name].method)).toEqual(audit.map(() => 'GET'));
  });
});
