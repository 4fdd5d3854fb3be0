import type { StaffServiceRecord, StaffUser } from '@nevisa/api/types';
import { makeRestingAddress } from '../../../../shared/lists/address/listAddress.ts';
import { writeSort } from '../../../../shared/lists/table/createColumnSorting.ts';
import { createElement, Fragment } from 'react';
import { describe, expect, it } from 'vitest';
import { renderWords } from '../../../../testing/renderMarkup.ts';
import { userAddress } from '../data/userAddress.ts';
import { sortFields } from './userColumnNames.ts';
import { createColumns } from './userColumns.tsx';

const order = ['user', 'contact', 'package', 'remaining', 'joined', 'login', 'status'];
const columns = createColumns(
  { order, hidden: [], density: 'comfortable' },
  { address: makeRestingAddress(userAddress), self: 1, serverTime: null },
);

/** What a cell shows of the credit of a user. */
function show(id: string, credit: Partial<StaffUser['nevisa_service_account']>) {
  const column = columns.find((one) => one.id === id);
  const row = { nevisa_service_account: credit } as StaffUser;
  return column !== undefined && 'cell' in column ? column.cell(row) : undefined;
}

const record = (name: string) =>
  ({ service: { id: 1, name }, end_time: null }) as StaffServiceRecord;

describe('the columns of the users', () => {
  it('X-256: the columns are named and in order, and the last one has the menu', () => {
    expect(columns.map(({ header }) => header)).toEqual([
      'کاربر',
      'تماس',
      'بسته',
      'اعتبار',
      'عضویت',
      'آخرین ورود',
      'وضعیت',
      'کارها',
    ]);
  });

  it('X-256: the columns are sorted by name, credit, joining and the last sign-in', () => {
    expect(columns.filter((one) => 'sortable' in one && one.sortable).map(({ id }) => id)).toEqual([
      'user',
      'remaining',
      'joined',
      'login',
    ]);
    expect(writeSort(sortFields, { column: 'login', direction: 'descending' })).toBe('-last_login');
  });

  it('X-256: the columns show the package in use, and credit without a limit as such', () => {
    const both = {
      has_service: true,
      current_service_record: record('پایه'),
      reserved_service_record: record('ویژه'),
    };
    expect(show('package', both)).toBe('پایه');
    expect(show('remaining', { is_usage_infinite: true, usage_remained: 60_000 })).toBe('نامحدود');
    expect(show('remaining', { is_usage_infinite: false, usage_remained: 60_000 })).toBe(
      '۱\u{A0}دقیقه',
    );
  });

  it('X-256: the record of an ended package is no package in use', () => {
    const ended = { has_service: false, current_service_record: record('پایه') };
    expect(renderWords(createElement(Fragment, {}, show('package', ended)))).toBe('بدون بسته');
  });
});
