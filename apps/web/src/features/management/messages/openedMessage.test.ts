import type { AdminMessage, MessageReport, User } from '@nevisa/api/types';
import { emptyMessage } from '@nevisa/machines';
import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderMarkup, renderWords } from '../../../testing/renderMarkup.ts';
import { MessagePreview } from './compose/MessagePreview.tsx';
import type { Compose } from './compose/useCompose.ts';
import { reportKey } from './data/messageCache.ts';
import type { MessageMember } from './data/messageMember.ts';
import { SentPage } from './report/SentPage.tsx';
import { makeAdminMessage, present } from './testing/makeAdminMessage.ts';

const nothing = () => undefined;

const report: MessageReport = {
  recipients: 40,
  seen: 10,
  deleted: 3,
  opened: null,
  by_day: [{ date: '2026-11-21', seen: 7, deleted: 2 }],
  server_time: null,
};

/** The page of a sent message and what it needs. */
function openSent(change: Partial<AdminMessage> = {}) {
  const queries = new QueryClient();
  queries.setQueryData([reportKey, 'm-1'], report);
  const services = {
    userScope: () => ({ get: () => queries }),
  };
  const message = makeAdminMessage({ state: 'SENT', sent_at: '2026-11-21T10:35:00Z', ...change });
  const page = createElement(SentPage, {
    user: { id: 1 } as User,
    member: { client: {} } as MessageMember,
    message,
    onClose: nothing,
    onSimilar: nothing,
    onRetract: nothing,
  });
  return { page, services };
}

describe('a message that is read', () => {
  it.each([
    ['SENT', true],
    ['RETRACTED', false],
    [null, false],
  ] as const)('X-290: a message in the state %s can be taken back: %s', (state, can) => {
    const { page, services } = openSent({ state });
    const words = renderWords(page, services);
    expect(words.includes('بازپس‌گیری')).toBe(can);
    expect(words).toContain('ساخت پیام مشابه');
  });

  it('X-291: a report has its readers and deletions by day, in words', () => {
    const { page, services } = openSent();
    expect(renderWords(page, services)).toMatch(/۳۰ آبان ۱۴۰۵ خوانده‌اند ۷ حذف کرده‌اند ۲/u);
  });

  it('X-299: a sent message has a way to its changes', () => {
    const { page, services } = openSent();
    expect(renderMarkup(page, services)).toMatch(/href="[^"]*object=MESSAGE&amp;object_id=m-1"/u);
  });
});

describe('a message that is written', () => {
  it('X-286: the preview has the message twice, with its title, text, kind, link and code', () => {
    const values = {
      ...emptyMessage,
      title: 'جشن مهر',
      text: 'متن پیام',
      type: 'OFFER' as const,
      link: 'https://nevisa.test/mehr',
      code: 'MEHR',
    };
    const markup = renderMarkup(
      createElement(MessagePreview, { compose: { values, now: present } as Compose }),
    );
    const parts = ['>جشن مهر<', '>متن پیام<', 'پیشنهاد', 'nevisa.test', 'MEHR'];
    expect(parts.filter((part) => markup.split(part).length < 3)).toEqual([]);
  });
});
