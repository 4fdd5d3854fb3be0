import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderCell, renderWords } from '../../../../testing/renderMarkup.ts';
import { readRecord } from '../data/messageAddress.ts';
import type { AdminMessages } from '../data/useMessages.ts';
import { makeAdminMessage } from '../testing/makeAdminMessage.ts';
import { createColumns } from './columns.tsx';
import { listKinds, useMessageCommands } from './useMessageCommands.ts';

const order = ['title', 'type', 'state', 'audience', 'time', 'recipients', 'read', 'deleted'];
const columns = createColumns({ order, hidden: [], density: 'comfortable' }, () => '/');

const row = makeAdminMessage({
  state: 'SENT',
  audience: { kind: 'USERS', user_ids: [1, 2] },
  sent_at: '2026-11-21T10:35:00Z',
  updated_at: '2026-11-25T10:35:00Z',
  recipients: 40,
  seen_count: 10,
  deleted_count: 3,
});

const show = (id: string) => renderCell(columns, id, row);

describe('the columns of the messages', () => {
  it('X-285: the columns show the recipients, and the share of those who have read', () => {
    expect(show('recipients')).toBe(40);
    expect(show('read')).toMatch(/۲۵٪/u);
    expect(show('deleted')).toBe(3);
  });

  it('X-285: the columns show the audience, and when the message was sent', () => {
    expect(show('audience')).toBe('۲ کاربر منتخب');
    expect(show('time')).toBe('۱۴۰۵/۰۸/۳۰');
  });
});

it.each([
  ['SENT', ['retract']],
  ['SCHEDULED', ['cancel']],
  ['DRAFT', ['delete']],
  ['RETRACTED', []],
  [null, []],
] as const)('X-285, X-290: the actions of a message in the state %s are %j', (state, kinds) => {
  expect(listKinds({ state })).toEqual(kinds);
});

it('X-290: taking back asks first', () => {
  const sent: unknown[] = [];
  const messages = { list: {}, member: { bulk: { send: (event: unknown) => sent.push(event) } } };
  function Commands() {
    useMessageCommands(messages as unknown as AdminMessages).carryOut('retract', ['m-1']);
    return null;
  }
  renderWords(createElement(Commands));
  const action = { kind: 'retract', ids: ['m-1'], asks: true };
  expect(sent).toEqual([{ type: 'bulk.requested', action }]);
});

it('X-290: a similar message is a new one that is like the row', () => {
  const opened: string[] = [];
  const messages = { list: { open: (record: string) => opened.push(record) } };
  function Commands() {
    useMessageCommands(messages as unknown as AdminMessages).similar(row);
    return null;
  }
  renderWords(createElement(Commands));
  expect(opened.map(readRecord)).toEqual([{ kind: 'new', to: [], like: 'm-1' }]);
});
