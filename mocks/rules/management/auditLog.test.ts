import type { AuditRow } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../fixtures/accounts.ts';
import { createClock, toIsoTime } from '../clock.ts';
import { listChanges, createAuditLog } from './auditLog.ts';

const { admin, sara } = accounts;
const minute = 60_000;

const block = {
  actor: admin,
  action: 'BLOCK_USER',
  object: { kind: 'USER', id: sara.id, name: 'سارا محمدی' },
  reason: 'هرزنامه',
  changes: [{ field: 'is_active', before: true, after: false }],
} as const;
const create = {
  actor: admin,
  action: 'CREATE_DISCOUNT',
  object: { kind: 'DISCOUNT', id: 12, name: 'NOWRUZ' },
  changes: [],
} as const;

function start(older: readonly AuditRow[] = []) {
  const clock = createClock();
  return { clock, audit: createAuditLog({ clock, older: { rows: () => older } }) };
}

describe('the audit list of the mock server', () => {
  it('X-298: keeps the actor, the action, its object, the time, the reason, and each value before and after', () => {
    const { audit } = start();
    audit.record(block);
    expect(audit.list({})).toEqual({
      count: 1,
      next: null,
      previous: null,
      as_of: '2026-11-21T10:35:00.000Z',
      server_time: '2026-11-21T10:35:00.000Z',
      results: [
        {
          id: 'ad000000-0000-4000-8000-000000000001',
          at: '2026-11-21T10:35:00.000Z',
          actor: { id: admin.id, name: 'مریم احمدی' },
          action: 'BLOCK_USER',
          object: { kind: 'USER', id: sara.id, name: 'سارا محمدی' },
          reason: 'هرزنامه',
          changes: [{ field: 'is_active', before: true, after: false }],
        },
      ],
    });
  });

  it('X-298: a secret and a person’s text are never inside, only the name of their field', () => {
    const { audit } = start();
    const fields = ['password', 'token', 'otp', 'key', 'text', 'snippet', 'segments', 'vocabulary'];
    audit.record({
      ...block,
      changes: fields.map((field) => ({ field, before: 'canary', after: 'canary-2' })),
    });
    expect(JSON.stringify(audit.list({}))).not.toContain('canary');
    expect(audit.list({}).results[0]?.changes.map(({ field }) => field)).toEqual(fields);
  });

  it('X-298: no row can be changed through an answer or through what was recorded', () => {
    const { audit } = start();
    const changes = [{ field: 'is_active', before: true, after: false }];
    audit.record({ ...block, changes });
    const [row] = audit.list({}).results;
    changes.push({ field: 'is_staff', before: false, after: true });
    row?.changes.splice(0);
    expect(audit.list({}).results[0]?.changes).toEqual(block.changes);
  });

  it.each([
    [{ actor: admin.id }, 2],
    [{ actor: sara.id }, 0],
    [{ action: 'BLOCK_USER' }, 1],
    [{ object: 'DISCOUNT' }, 1],
    [{ object: 'DISCOUNT', object_id: '12' }, 1],
    [{ object: 'USER', object_id: '12' }, 0],
    [{ search: 'نوروز' }, 0],
    [{ search: 'محمدي' }, 1],
    [{ from: '2026-11-21T10:35:00Z', to: '2026-11-21T10:36:00Z' }, 1],
    [{ from: '2026-11-21T10:36:00Z' }, 1],
  ] as const)('X-298: the query %j finds %i of two rows', (query, count) => {
    const { audit, clock } = start();
    audit.record(block);
    clock.advance(minute);
    audit.record(create);
    expect(audit.list({ ...query }).count).toBe(count);
  });

  it('X-298: is newest first, in pages, and a new row does not shift the pages of one reading', () => {
    const { audit, clock } = start();
    for (let at = 0; at < 30; at += 1) {
      audit.record({ ...create, object: { ...create.object, id: at } });
      clock.advance(minute);
    }
    const first = audit.list({});
    audit.record(block);
    const second = audit.list({ page: 2, ...(first.as_of !== null && { as_of: first.as_of }) });
    expect(first.results.map(({ object }) => object.id).slice(0, 2)).toEqual([29, 28]);
    expect(second.results.map(({ object }) => object.id)).toEqual([4, 3, 2, 1, 0]);
    expect([first.next, second.next]).toEqual([
      '/management/audit/retrieve_all?as_of=2026-11-21T11%3A05%3A00.000Z&page=2',
      null,
    ]);
  });

  it('names the fields in which two states differ', () => {
    expect(
      listChanges({ email: 'a', phone: null, ids: ['1'] }, { email: 'b', phone: null, ids: ['1'] }),
    ).toEqual([{ field: 'email', before: 'a', after: 'b' }]);
  });

  it('X-298: lists the rows of earlier days after its own', () => {
    const at = toIsoTime(Date.parse('2026-11-20T10:00:00Z'));
    const { audit } = start([
      { ...block, id: 'old', at, actor: { id: '1', name: 'ن' }, changes: [] },
    ]);
    audit.record(create);
    expect(audit.list({}).results.map(({ action }) => action)).toEqual([
      'CREATE_DISCOUNT',
      'BLOCK_USER',
    ]);
  });
});
