import type { AuditRow } from '@nevisa/api/types';
import { createElement, Fragment } from 'react';
import { describe, expect, it } from 'vitest';
import { renderCell, renderMarkup } from '../../../testing/renderMarkup.ts';
import { makeAuditColumns } from './makeAuditColumns.tsx';

const columns = makeAuditColumns({ filter: () => undefined });
const row: AuditRow = {
  id: 1,
  at: '2026-11-21T10:35:00Z',
  actor: { id: 1, name: 'مریم' },
  action: 'BLOCK_USER',
  object: { kind: 'USER', id: 7, name: 'سارا' },
  reason: 'هرزنامه',
  changes: [
    { field: 'email', before: 'old@nevisa.test', after: 'new@nevisa.test' },
    { field: 'password', before: null, after: null },
  ],
};
const show = (id: string, change: Partial<AuditRow> = {}) =>
  renderCell(columns, id, { ...row, ...change });

describe('a row of the audit list', () => {
  it('X-298: says what was done and when, by which administrator and why', () => {
    expect(show('action')).toMatch(/^مسدود کردن .*۱۴:۰۵/u);
    expect(show('actor')).toBe('مریم');
    expect(show('reason')).toBe('هرزنامه');
    expect(show('reason', { reason: null })).toBe('—');
  });

  it('X-298: has each value before and after, in this order, and says which one is not kept', () => {
    expect(show('changes')).toMatch(
      /پیش از آن old@nevisa\.test پس از آن new@nevisa\.test .*نگهداری نمی/u,
    );
    expect(show('changes', { changes: [] })).toBe('—');
  });

  it('X-298: leads to its user while there is one', () => {
    const hasLink = (change: Partial<AuditRow>) => {
      const column = columns.find(({ id }) => id === 'object');
      const cell = column && 'cell' in column && column.cell({ ...row, ...change });
      return renderMarkup(createElement(Fragment, null, cell)).includes('?user=7"');
    };
    expect(hasLink({})).toBe(true);
    expect(hasLink({ action: 'DELETE_USER' })).toBe(false);
    expect(hasLink({ object: { ...row.object, kind: 'DISCOUNT' } })).toBe(false);
  });
});
