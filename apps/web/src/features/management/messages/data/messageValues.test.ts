import { emptyMessage } from '@nevisa/machines';
import { describe, expect, it } from 'vitest';
import { makeAdminMessage } from '../testing/makeAdminMessage.ts';
import { isEditable, makeSimilarValues, toContent, toValues } from './messageValues.ts';

const planned = makeAdminMessage({
  state: 'SCHEDULED',
  audience: { kind: 'USERS', user_ids: ['u-1'] },
  send_at: '2026-11-24T05:30:00Z',
  expires_at: '2026-12-01T05:30:00Z',
  link: '/nevisa-packages',
  discount_code: 'NOWRUZ1405',
});

describe('the values of a message', () => {
  it('X-286: are sent as they were read', () => {
    const content = toContent(toValues(planned), 'SCHEDULED');
    expect(content).toMatchObject({
      audience: planned.audience,
      link: planned.link,
      discount_code: planned.discount_code,
      state: 'SCHEDULED',
    });
    expect(Date.parse(content.send_at ?? '')).toBe(Date.parse(planned.send_at ?? ''));
    expect(Date.parse(content.expires_at ?? '')).toBe(Date.parse(planned.expires_at ?? ''));
  });

  it('X-286: are sent without the spaces around them, and a title without marks of direction', () => {
    const typed = {
      ...emptyMessage,
      title: ' خ\u202Eبر ',
      text: '\nمتن ',
      link: ' /nevisa-packages ',
    };
    expect(toContent(typed, 'DRAFT')).toMatchObject({
      title: 'خبر',
      text: 'متن',
      link: '/nevisa-packages',
    });
  });

  it('X-286: leave out what another choice hides', () => {
    const values = { ...toValues(planned), way: 'now' as const };
    const everyone = { ...values, audience: { kind: 'ALL' as const, userIds: ['u-1'] } };
    expect(toContent(everyone, 'DRAFT')).toMatchObject({
      send_at: null,
      audience: { kind: 'ALL' },
    });
    expect(toContent(everyone, 'DRAFT').audience).not.toHaveProperty('user_ids');
    expect(toContent(emptyMessage, 'DRAFT')).toMatchObject({ link: null, discount_code: null });
  });

  it('X-290: a similar message has the words and the audience, and no times', () => {
    const values = makeSimilarValues(planned);
    expect(values).toMatchObject({ link: '/nevisa-packages', code: 'NOWRUZ1405' });
    expect(values).toMatchObject({ title: 'خبر', audience: { userIds: ['u-1'] } });
    expect(values).toMatchObject({ way: 'now', sendDay: null, expiryDay: null });
  });

  it('X-290: a sent message, an unknown state and an unknown audience are not edited', () => {
    expect(isEditable(makeAdminMessage())).toBe(true);
    expect(isEditable(planned)).toBe(true);
    expect(isEditable(makeAdminMessage({ state: 'SENT' }))).toBe(false);
    expect(isEditable(makeAdminMessage({ state: null }))).toBe(false);
    expect(isEditable(makeAdminMessage({ audience: { kind: null, user_ids: [] } }))).toBe(false);
  });
});
