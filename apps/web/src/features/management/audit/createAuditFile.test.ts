import type { AuditRow } from '@nevisa/api/types';
import { describe, expect, it, vi } from 'vitest';
import type { StaffClient } from '../staffClient.ts';
import { auditFileColumns, createAuditFile } from './createAuditFile.ts';

const row = {
  at: '2026-11-21T10:35:00Z',
  actor: { id: 1, name: 'مریم' },
  action: 'BLOCK_USER',
  object: { kind: 'USER', id: 7, name: 'سارا' },
  reason: 'هرزنامه',
  changes: [{ field: 'is_active', before: true, after: false }],
} as unknown as AuditRow;

/** The texts of a row in the file, without its time. */
const write = (change: Partial<AuditRow> = {}) => {
  const { columns } = createAuditFile({} as StaffClient, () => 0);
  return auditFileColumns
    .slice(1)
    .flatMap((name) => columns[name] ?? [])
    .map(({ read }) => read({ ...row, ...change }));
};

describe('the file of the audit list', () => {
  it('X-298: the file has the actor, the action, its object, the reason, and each value before and after', () => {
    expect(write()).toEqual(['مریم', 'مسدود کردن', 'کاربر', 'سارا', 'هرزنامه', 'فعال: بله ← خیر']);
  });

  it('X-298: the file of the server has the filters of the list, and not its page', async () => {
    const exportAudit = vi.fn(() => Promise.resolve({ ok: true, answer: '' }));
    const file = createAuditFile({ exportAudit } as unknown as StaffClient, () => 0);
    const { signal } = new AbortController();
    const query = { page: 2, page_size: 25, ordering: '', action: 'BLOCK_USER', actor: '1' };
    await file.readFile?.({ query } as never, signal);
    expect(exportAudit.mock.calls).toEqual([[{ action: 'BLOCK_USER', actor: '1' }, { signal }]]);
  });
});
