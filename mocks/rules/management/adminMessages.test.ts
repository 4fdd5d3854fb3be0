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
  minute,
  type NewMessage,
  send,
} from '../../testing/writtenMessages.ts';
import { Repeated } from '../repeated.ts';

describe('a message of an administrator', () => {
  it('X-288: is the newest message of everyone in its audience, with its link and code, and of no other user', () => {
    const backend = createBackend();
    const message = create(backend, {
      audience: { kind: 'USERS', user_ids: [backend.account('sara').id] },
      link: '/nevisa-packages',
      discount_code: 'NOWRUZ1405',
    });
    expect(send(backend, message, 1)).toMatchObject({ state: 'SENT', recipients: 1 });
    expect(backend.listMessages(backend.account('sara'))[0]).toEqual({
      id: message.id,
      title: 'خبر',
      text: 'متن خبر',
      message_type: 'NOTIFICATION',
      status_for_user: 'NEW',
      time_created: '2026-11-21T10:35:00.000Z',
      link: '/nevisa-packages',
      discount_code: 'NOWRUZ1405',
    });
    expect(backend.retrieveAccount(backend.account('sara')).new_messages_count).toBe(4);
    expect(listTitles(backend, 'reza')).not.toContain('خبر');
  });

  it('X-288: is sent once for one client id, and not at all to another number of people', () => {
    const backend = createBackend();
    const message = create(backend);
    expect(findRefusal(() => send(backend, message, 3))).toMatchObject({
      status: 409,
      body: { code: 'audience_changed', count: countEveryone(backend) },
    });
    send(backend, message);
    expect(send(backend, message)).toBeInstanceOf(Repeated);
    expect(listTitles(backend, 'sara').filter((title) => title === 'خبر')).toHaveLength(1);
    const other = { ...message, client_id: 'another tab' };
    expect(findRefusal(() => send(backend, other))).toMatchObject({
      status: 409,
      body: { code: 'already_sent', current: { state: 'SENT' } },
    });
  });

  it('X-288: a draft of one client id is made once', () => {
    const backend = createBackend();
    const message = create(backend);
    const again = backend.createAdminMessage(backend.account('admin'), {
      ...draft,
      client_id: message.client_id ?? '',
      title: 'دیگر',
    });
    expect(again).toEqual(new Repeated(message));
  });

  it('X-288: a test reaches the administrator only', () => {
    const backend = createBackend();
    const { id } = create(backend);
    backend.sendTestMessage(backend.account('admin'), { id });
    expect(listTitles(backend, 'admin')[0]).toBe('خبر');
    expect(listTitles(backend, 'sara')).not.toContain('خبر');
    expect(backend.retrieveAdminMessage({ id }).state).toBe('DRAFT');
  });

  it('X-116: is not written over by someone who has not seen the newest revision', () => {
    const backend = createBackend();
    const { id } = create(backend);
    const update = (revision: number, title: string) =>
      backend.updateAdminMessage(backend.account('admin'), { ...draft, id, revision, title });
    expect(update(1, 'نخست')).toMatchObject({ revision: 2 });
    expect(findRefusal(() => update(1, 'دوم'))).toMatchObject({
      status: 409,
      body: { code: 'revision_conflict', current: { title: 'نخست', revision: 2 } },
    });
  });

  it.each<[Partial<NewMessage>, string]>([
    [{ title: ' ' }, 'title'],
    [{ title: '😀'.repeat(101) }, 'title'],
    [{ text: 'ا'.repeat(2_001) }, 'text'],
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ link: 'http://nevisa.test' }, 'link'],
    [{ discount_code: 'NOBODY' }, 'discount_code'],
    [{ discount_code: 'YALDA1404' }, 'discount_code'],
    [{ audience: { kind: 'USERS', user_ids: [] } }, 'audience'],
    [{ expires_at: '2026-11-21T10:35:00Z' }, 'expires_at'],
  ])('X-286: is a draft with %j, and is not sent: the fault is in %s', (fields, field) => {
    const backend = createBackend();
    const message = create(backend, fields);
    expect(findRefusal(() => send(backend, message))).toMatchObject({
      status: 400,
      body: { [field]: [expect.any(String)] },
    });
  });
});

describe('a scheduled message', () => {
  it('X-289: goes out by the clock of the server, at its time and not before', () => {
    const backend = createBackend();
    const time = writeTimeAhead(backend, 10 * minute);
    const { id } = create(backend, { state: 'SCHEDULED', send_at: time });
    backend.clock.advance(10 * minute - 1);
    backend.messageStore.settle();
    expect(listTitles(backend, 'sara')).not.toContain('خبر');
    backend.clock.advance(1);
    backend.messageStore.settle();
    expect(listTitles(backend, 'sara')[0]).toBe('خبر');
    expect(backend.retrieveAdminMessage({ id })).toMatchObject({
      state: 'SENT',
      sent_at: time,
      recipients: countEveryone(backend),
    });
  });

  it.each([
    [4 * minute, 'زمان ارسال باید دست‌کم ۵ دقیقه بعد باشد.'],
    [0, 'زمان ارسال گذشته است.'],
    [-day, 'زمان ارسال گذشته است.'],
  ])('X-289: %i ms ahead is refused, and nothing is sent at once', (ahead, text) => {
    const backend = createBackend();
    const act = () =>
      create(backend, { state: 'SCHEDULED', send_at: writeTimeAhead(backend, ahead) });
    expect(findRefusal(act)).toEqual({ status: 400, body: { send_at: [text] } });
    backend.messageStore.settle();
    expect(listTitles(backend, 'sara')).not.toContain('خبر');
  });

  it('X-289: may not end before it is sent', () => {
    const backend = createBackend();
    const time = writeTimeAhead(backend, day);
    expect(
      findRefusal(() => create(backend, { state: 'SCHEDULED', send_at: time, expires_at: time })),
    ).toMatchObject({ status: 400, body: { expires_at: [expect.any(String)] } });
  });

  it('X-290: goes back to the drafts with its text; after its time only the word of the server counts', () => {
    const backend = createBackend();
    const admin = backend.account('admin');
    const first = create(backend, {
      state: 'SCHEDULED',
      send_at: writeTimeAhead(backend, 10 * minute),
    });
    const late = create(backend, {
      state: 'SCHEDULED',
      send_at: writeTimeAhead(backend, 10 * minute),
    });
    expect(backend.cancelAdminMessage(admin, first)).toMatchObject({
      state: 'DRAFT',
      text: 'متن خبر',
    });
    backend.clock.advance(10 * minute);
    const begun = { status: 409, body: { code: 'already_sent', current: { state: 'SENT' } } };
    expect(findRefusal(() => backend.cancelAdminMessage(admin, late))).toMatchObject(begun);
    const change = { ...draft, id: late.id, revision: late.revision };
    expect(findRefusal(() => backend.updateAdminMessage(admin, change))).toMatchObject(begun);
    expect(listTitles(backend, 'sara').filter((title) => title === 'خبر')).toHaveLength(1);
  });

  it('X-287: is canceled when its audience has no users at its time', () => {
    const backend = createBackend();
    const { id } = create(backend, {
      state: 'SCHEDULED',
      audience: { kind: 'USERS', user_ids: ['unknown'] },
      send_at: writeTimeAhead(backend, 10 * minute),
    });
    backend.clock.advance(10 * minute);
    expect(backend.retrieveAdminMessage({ id }).state).toBe('CANCELED');
  });
});
