import type { AdminMessage } from '@nevisa/api/types';

/** ۳۰ آبان ۱۴۰۵, 14:05 in Tehran. */
export const present = Date.parse('2026-11-21T10:35:00Z');

/** A draft to all users, with changes. */
export function makeAdminMessage(change: Partial<AdminMessage> = {}): AdminMessage {
  return {
    id: 'm-1',
    client_id: 'client-1',
    title: 'خبر',
    text: 'متن',
    message_type: 'NOTIFICATION',
    audience: { kind: 'ALL', user_ids: [] },
    state: 'DRAFT',
    send_at: null,
    expires_at: null,
    link: null,
    discount_code: null,
    recipients: null,
    seen_count: null,
    deleted_count: null,
    opened_count: null,
    sent_at: null,
    created_at: '2026-11-20T10:00:00Z',
    updated_at: '2026-11-21T10:00:00Z',
    revision: 3,
    ...change,
  };
}
