import type { Contract, PayloadOf } from '@nevisa/api';
import type { AuditChange, AuditRow } from '@nevisa/api/types';
import type { Account } from '../../fixtures/accounts.ts';
import type { StoredMessage } from '../../fixtures/adminMessages/storedMessage.ts';
import { type Clock, toIsoTime } from '../clock.ts';
import { refuse } from '../refusal.ts';
import { type AuditLog, listChanges } from './auditLog.ts';
import { checkDraft, checkSendable, type ContentRules } from './messageContent.ts';
import { deliver, takeAway, toUserMessage } from './messageDelivery.ts';
import { toAdminMessage } from './messageList.ts';
import type { MessageStore } from './messageStore.ts';

type Content = Omit<PayloadOf<Contract['updateAdminMessage']>, 'id' | 'revision'>;

/** What the writes need of the server. */
export interface ChangeParts {
  clock: Clock;
  audit: AuditLog;
  store: MessageStore;
  isGoodCode: ContentRules['isGoodCode'];
}

/** The writes about messages. Each enters one row into the audit list, unless it changes nothing. */
export function createMessageChanges(parts: ChangeParts, caller: Account) {
  const record: Record = (action, { id, title }, changes = []) => {
    const object = { kind: 'MESSAGE', id, name: title } as const;
    parts.audit.record({ actor: caller, action, object, changes });
  };
  return {
    ...writes(parts, record),
    ...endings(parts, record),
    test: (message: StoredMessage): void => {
      checkSendable({ ...toContent(message), state: 'DRAFT' }, toRules(parts));
      const earlier = caller.messages.filter(({ id }) => String(id).startsWith(`${message.id}-`));
      const id = `${message.id}-test-${earlier.length + 1}`;
      caller.messages.unshift(toUserMessage(message, id, parts.clock.now()));
      record('TEST_MESSAGE', message);
    },
  };
}

type Record = (
  action: NonNullable<AuditRow['action']>,
  message: StoredMessage,
  changes?: readonly AuditChange[],
) => void;
type Send = Pick<PayloadOf<Contract['sendAdminMessage']>, 'client_id' | 'expected_recipients'>;

function writes(parts: ChangeParts, record: Record) {
  const { clock, store } = parts;
  return {
    create: (clientId: string, content: Content): StoredMessage => {
      check(parts, content);
      const message = toMessage(parts, clientId, content);
      store.add(message);
      record('CREATE_MESSAGE', message);
      return message;
    },
    update: (message: StoredMessage, content: Content): void => {
      refuseSent(message);
      check(parts, content);
      const before = toComparedState(message);
      Object.assign(message, toFields(content), { updatedAt: clock.now() });
      message.revision += 1;
      record('UPDATE_MESSAGE', message, listChanges(before, toComparedState(message)));
    },
    send: (message: StoredMessage, { client_id: clientId, expected_recipients }: Send): void => {
      refuseSent(message);
      checkSendable({ ...toContent(message), state: 'DRAFT' }, toRules(parts));
      const recipients = store.listAudience(message.audience);
      const count = recipients.length;
      if (count !== expected_recipients) {
        throw refuse('audience_changed', 'شمار گیرندگان تغییر کرده است.', { count });
      }
      const before = toComparedState(message);
      Object.assign(message, { sentWith: clientId, sendAt: null });
      deliver(message, recipients, clock.now());
      const changes = listChanges(before, toComparedState(message));
      record('SEND_MESSAGE', message, [
        ...changes,
        { field: 'recipients', before: null, after: count },
      ]);
    },
  };
}

function endings({ clock, store }: ChangeParts, record: Record) {
  const setState = (message: StoredMessage, state: StoredMessage['state']) => {
    const change = { field: 'state', before: message.state, after: state };
    message.state = state;
    message.updatedAt = clock.now();
    message.revision += 1;
    return [change];
  };
  return {
    cancel: (message: StoredMessage): void => {
      refuseSent(message);
      if (message.state === 'SCHEDULED') {
        record('CANCEL_MESSAGE', message, setState(message, 'DRAFT'));
      }
    },
    retract: (message: StoredMessage): void => {
      if (message.state === 'SENT') {
        takeAway(message);
        record('RETRACT_MESSAGE', message, setState(message, 'RETRACTED'));
      } else if (message.state !== 'RETRACTED') {
        throw refuse('not_sent', 'این پیام هنوز ارسال نشده است.');
      }
    },
    remove: (message: StoredMessage): void => {
      if (message.state !== 'DRAFT' && message.state !== 'CANCELED') {
        throw refuse('not_draft', 'فقط پیش‌نویس حذف می‌شود.');
      }
      store.remove(message);
      record('DELETE_MESSAGE', message);
    },
  };
}

/** The audience as the store has it: only chosen people are named. */
export function toAudience({ kind, user_ids: ids = [] }: Content['audience']) {
  return { kind, user_ids: kind === 'USERS' ? [...ids] : [] };
}

/** @throws Refusal 409 for a message that has reached its recipients */
function refuseSent(message: StoredMessage): void {
  if (message.state === 'SENT' || message.state === 'RETRACTED') {
    const current = toAdminMessage(message);
    throw refuse('already_sent', 'این پیام ارسال شده است.', { current });
  }
}

function check(parts: ChangeParts, content: Content): void {
  checkDraft(content);
  if (content.state === 'SCHEDULED') {
    checkSendable(content, toRules(parts));
  }
}

function toRules({ clock, isGoodCode }: ChangeParts): ContentRules {
  return { now: clock.now(), isGoodCode };
}

function toMessage({ clock, store }: ChangeParts, clientId: string, content: Content) {
  return {
    id: store.nextId(),
    clientId,
    ...toFields(content),
    createdAt: clock.now(),
    updatedAt: clock.now(),
    sentAt: null,
    sentWith: null,
    revision: 1,
    past: null,
    deliveries: [],
  } satisfies StoredMessage;
}

function toFields(content: Content) {
  const { title, text, message_type: type, state, link, discount_code: code } = content;
  return {
    title,
    text,
    type,
    audience: toAudience(content.audience),
    state,
    sendAt: toMoment(content.send_at),
    expiresAt: toMoment(content.expires_at),
    link,
    code,
  };
}

function toContent(message: StoredMessage): Content {
  const { title, text, type, audience, link, code, expiresAt } = message;
  return {
    title,
    text,
    message_type: type,
    audience,
    link,
    discount_code: code,
    send_at: null,
    expires_at: expiresAt === null ? null : toIsoTime(expiresAt),
    state: 'DRAFT',
  };
}

/** What the audit list compares; the words of the message are no part of it. */
function toComparedState(message: StoredMessage) {
  return {
    title: message.title,
    text: message.text,
    message_type: message.type,
    audience: message.audience.kind,
    user_ids: message.audience.user_ids.map(String),
    state: message.state,
    send_at: message.sendAt === null ? null : toIsoTime(message.sendAt),
    expires_at: message.expiresAt === null ? null : toIsoTime(message.expiresAt),
    link: message.link,
    discount_code: message.code,
  };
}

function toMoment(time: string | null): number | null {
  return time === null ? null : Date.parse(time);
}
