import type { Contract, PayloadOf } from '@nevisa/api';
import { describe, expect, it } from 'vitest';
import { createBackend } from '../../backend.ts';
import {
  writeTimeAhead,
  create,
  day,
  draft,
  countEveryone,
  findRefusal,
  listTitles,
  send,
} from '../../testing/writtenMessages.ts';

describe('a sent message', () => {
  it('X-290: leaves every message centre when it is taken back', () => {
    const backend = createBackend();
    const message = create(backend);
    send(backend, message);
    const { state } = backend.retractAdminMessage(backend.account('admin'), { id: message.id });
    expect(state).toBe('RETRACTED');
    expect(listTitles(backend, 'sara')).not.toContain('خبر');
    expect(backend.retrieveAccount(backend.account('sara')).new_messages_count).toBe(3);
  });

  it('X-290: leaves the message centres at the end of its display, without counting as deleted', () => {
    const backend = createBackend();
    const message = create(backend, { expires_at: writeTimeAhead(backend, day) });
    send(backend, message);
    backend.clock.advance(day);
    backend.messageStore.settle();
    expect(listTitles(backend, 'sara')).not.toContain('خبر');
    expect(backend.reportAdminMessage({ id: message.id })).toMatchObject({ deleted: 0 });
  });

  it('X-291: is reported with its readers and deletions by day of Tehran, late readers as well', () => {
    const backend = createBackend();
    const message = create(backend);
    send(backend, message);
    const { id } = message;
    const [sara, reza] = [backend.account('sara'), backend.account('reza')];
    const newcomer = backend.account('newcomer');
    backend.changeMessageStatus(sara, { id, status: 'SEEN' });
    backend.changeMessageStatus(sara, { id, status: 'DELETED' });
    // 23:59:59 and the midnight of Tehran.
    backend.clock.advance(Date.parse('2026-11-21T20:29:59Z') - backend.clock.now());
    backend.changeMessageStatus(reza, { id, status: 'SEEN' });
    backend.clock.advance(1_000);
    backend.changeMessageStatus(reza, { id, status: 'DELETED' });
    backend.clock.advance(20 * day);
    backend.changeMessageStatus(newcomer, { id, status: 'SEEN' });
    expect(backend.reportAdminMessage({ id })).toEqual({
      recipients: countEveryone(backend),
      seen: 3,
      deleted: 2,
      opened: null,
      by_day: [
        { date: '2026-11-21', seen: 2, deleted: 1 },
        { date: '2026-11-22', seen: 0, deleted: 1 },
        { date: '2026-12-12', seen: 1, deleted: 0 },
      ],
      server_time: '2026-12-11T20:30:00.000Z',
    });
  });

  it('X-291: a deletion that is undone does not count', () => {
    const backend = createBackend();
    const message = create(backend);
    send(backend, message);
    const sara = backend.account('sara');
    backend.changeMessageStatus(sara, { id: message.id, status: 'DELETED' });
    backend.changeMessageStatus(sara, { id: message.id, status: 'SEEN' });
    expect(backend.reportAdminMessage(message)).toMatchObject({ seen: 1, deleted: 0 });
  });
});

describe('the list of messages', () => {
  it('X-285: has 200 messages in every state, the same in each backend', () => {
    const [one, other] = [createBackend(), createBackend()];
    expect(one.listAdminMessages({}).count).toBe(200);
    expect(one.listAdminMessages({ page: 3 })).toEqual(other.listAdminMessages({ page: 3 }));
    for (const state of ['DRAFT', 'SCHEDULED', 'SENT', 'CANCELED', 'RETRACTED'] as const) {
      const { count, results } = one.listAdminMessages({ state });
      expect(count).toBeGreaterThan(5);
      expect(new Set(results.map((message) => message.state))).toEqual(new Set([state]));
    }
  });

  it('X-285: is searched in title and text, filtered, and ordered by time, title, recipients and read rate', () => {
    const backend = createBackend();
    const yalda = backend.listAdminMessages({ search: 'يلدا' });
    expect(yalda.count).toBeGreaterThan(10);
    expect(yalda.results.every(({ title }) => title.includes('یلدا'))).toBe(true);
    const offers = backend.listAdminMessages({ message_type: 'OFFER', audience: 'NEW_USERS' });
    expect(offers.results.every((message) => message.message_type === 'OFFER')).toBe(true);
    const most = backend.listAdminMessages({ ordering: '-recipients' }).results;
    const counts = most.map(({ recipients }) => recipients ?? -1);
    expect(counts).toEqual(counts.toSorted((first, second) => second - first));
    const [first] = backend.listAdminMessages({ ordering: '-time' }).results;
    expect(first?.state).toBe('SCHEDULED');
    const span = { from: '2026-11-01T00:00:00Z', to: '2026-11-10T00:00:00Z' };
    const { results } = backend.listAdminMessages(span);
    expect(results.length).toBeGreaterThan(0);
    for (const { sent_at, send_at, updated_at } of results) {
      const time = sent_at ?? send_at ?? updated_at ?? '';
      expect(time >= span.from && time < span.to).toBe(true);
    }
  });

  it('X-103: a bulk changes what it can, and names what it cannot with the reason', () => {
    const backend = createBackend();
    const admin = backend.account('admin');
    const mine = create(backend);
    const sent = create(backend);
    send(backend, sent);
    expect(
      backend.changeAdminMessages(admin, {
        action: 'DELETE',
        ids: [mine.id, sent.id, 'nothing'],
      }),
    ).toEqual({
      done: [mine.id],
      failed: [
        { id: sent.id, code: 'not_draft' },
        { id: 'nothing', code: 'not_found' },
      ],
    });
    expect(findRefusal(() => backend.retrieveAdminMessage(mine))).toMatchObject({ status: 404 });
  });
});

describe('people that a message can name', () => {
  it('X-287: are found by a search, by whole names and by id; words that name no user are listed', () => {
    const backend = createBackend();
    const names = ['Reza@nevisa.test', '09121234567', 'stranger', ' sara '];
    const found = backend.findRecipients({ search: '', names, ids: [] });
    expect(found.users.map(({ username }) => username)).toEqual(['reza', 'sara']);
    expect(found.unknown).toEqual(['stranger']);
    const searched = backend.findRecipients({ search: 'سارا محمدي', names: [], ids: [] });
    expect(searched.users[0]).toEqual({
      id: backend.account('sara').id,
      username: 'sara',
      name: 'سارا محمدی',
      phone: '09121234567',
    });
  });

  it('X-287: are counted for each audience', () => {
    const backend = createBackend();
    const count = (audience: PayloadOf<Contract['countAudience']>['audience']) =>
      backend.countAudience({ audience }).count;
    const people = backend.people
      .everyone()
      .filter(({ verified, is_active: isActive }) => verified && isActive);
    const withService = people.filter((one) => one.nevisa_service_account.has_service ?? false);
    expect(count({ kind: 'ALL' })).toBe(people.length);
    expect(count({ kind: 'ACTIVE_SERVICE' })).toBe(withService.length);
    expect(count({ kind: 'EXPIRED_SERVICE' })).toBeGreaterThan(500);
    expect(count({ kind: 'EXPIRED_SERVICE' })).toBeLessThan(people.length - withService.length);
    expect(count({ kind: 'NEW_USERS' })).toBeGreaterThan(50);
    const { id } = backend.account('sara');
    expect(count({ kind: 'USERS', user_ids: [id, 'stranger'] })).toBe(1);
  });
});

describe('the audit list', () => {
  it('each write about a message makes exactly one row, and its words are in none', () => {
    const backend = createBackend();
    const admin = backend.account('admin');
    const canary = 'قناری';
    const rows = () => backend.audit.written().length;
    const acts: [string, (id: string, revision: number) => unknown][] = [
      [
        'UPDATE_MESSAGE',
        (id, revision) =>
          backend.updateAdminMessage(admin, { ...draft, id, revision, text: canary }),
      ],
      ['TEST_MESSAGE', (id) => backend.sendTestMessage(admin, { id })],
      [
        'UPDATE_MESSAGE',
        (id, revision) =>
          backend.updateAdminMessage(admin, {
            ...draft,
            id,
            revision,
            state: 'SCHEDULED',
            send_at: writeTimeAhead(backend, day),
          }),
      ],
      ['CANCEL_MESSAGE', (id) => backend.cancelAdminMessage(admin, { id })],
      [
        'SEND_MESSAGE',
        (id, revision) =>
          backend.sendAdminMessage(admin, {
            id,
            revision,
            client_id: 'c',
            expected_recipients: countEveryone(backend),
          }),
      ],
      ['RETRACT_MESSAGE', (id) => backend.retractAdminMessage(admin, { id })],
    ];
    const { id } = create(backend, { text: canary });
    expect(backend.audit.written().map(({ action }) => action)).toEqual(['CREATE_MESSAGE']);
    for (const [action, act] of acts) {
      const before = rows();
      act(String(id), backend.retrieveAdminMessage({ id }).revision);
      expect(rows(), action).toBe(before + 1);
      expect(backend.audit.written()[0]).toMatchObject({
        action,
        object: { kind: 'MESSAGE', id, name: 'خبر' },
      });
    }
    expect(JSON.stringify(backend.audit.written())).not.toContain(canary);
    backend.retractAdminMessage(admin, { id });
    backend.countAudience({ audience: { kind: 'ALL' } });
    expect(rows()).toBe(acts.length + 1);
    const drafts = [create(backend), create(backend)].map((message) => message.id);
    const before = rows();
    backend.changeAdminMessages(admin, { action: 'DELETE', ids: drafts });
    expect(rows()).toBe(before + 2);
  });
});
