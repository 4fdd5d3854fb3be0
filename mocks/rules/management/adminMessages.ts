import type { AnswerOf, Contract, PayloadOf } from '@nevisa/api';
import type { DiscountStatus, Id } from '@nevisa/api/types';
import type { Account } from '../../fixtures/accounts.ts';
import type { StoredMessage } from '../../fixtures/adminMessages/storedMessage.ts';
import { type Clock, toIsoTime } from '../clock.ts';
import type { People } from '../people.ts';
import { createReadings } from '../readings.ts';
import { Refusal, refuse, refuseField } from '../refusal.ts';
import { Repeated } from '../repeated.ts';
import type { AuditLog } from './auditLog.ts';
import type { DiscountStore } from './discountStore.ts';
import { createMessageChanges, toAudience } from './createMessageChanges.ts';
import { findMessages, toAdminMessage } from './messageList.ts';
import { findRecipients } from './messageRecipients.ts';
import { makeReport } from './messageReport.ts';
import type { MessageStore } from './messageStore.ts';
import { getStaffPage } from './staffPages.ts';

type Payload<Name extends keyof Contract> = PayloadOf<Contract[Name]>;

/** The other parts of the server that messages of administration need. */
export interface MessageParts {
  clock: Clock;
  people: Pick<People, 'everyone'>;
  audit: AuditLog;
  store: MessageStore;
  discounts: Pick<DiscountStore, 'withCode' | 'getStatus'>;
}

/** The messages that administrators write, schedule, send and take back. */
export function createAdminMessageRules({ clock, people, audit, store, discounts }: MessageParts) {
  const readings = createReadings(clock);
  const arrivals = new Map<string, number>();
  const statusOfCode = (code: string) => {
    const discount = discounts.withCode(code);
    return discount === undefined ? null : discounts.getStatus(discount);
  };
  const isGoodCode = (code: string) => statusOfCode(code) === 'ACTIVE';
  const changesBy = (caller: Account) =>
    createMessageChanges({ clock, audit, store, isGoodCode }, caller);
  const answer = (message: StoredMessage) => ({
    ...toAdminMessage(message),
    server_time: toIsoTime(clock.now()),
  });
  return {
    messageStore: store,
    ...readingRules({ clock, people, store }, statusOfCode, answer),
    ...endingRules(store, changesBy, answer),
    listAdminMessages: (query: Payload<'listAdminMessages'>) => {
      const moment = query.as_of === undefined ? readings.takeMoment() : Date.parse(query.as_of);
      const known = store.all().filter(({ id }) => (arrivals.get(id) ?? 0) <= moment);
      const found = findMessages(known, query);
      const page = { call: 'listAdminMessages', query, clock, moment } as const;
      return getStaffPage(found, page, toAdminMessage);
    },
    createAdminMessage: (caller: Account, payload: Payload<'createAdminMessage'>) => {
      const { client_id: clientId, ...content } = payload;
      const earlier = store.all().find((one) => one.clientId === clientId);
      if (earlier !== undefined) {
        return new Repeated(answer(earlier));
      }
      const message = changesBy(caller).create(clientId, content);
      arrivals.set(message.id, readings.arrive());
      return answer(message);
    },
    updateAdminMessage: (caller: Account, payload: Payload<'updateAdminMessage'>) => {
      const { id, revision, ...content } = payload;
      const message = store.find(id);
      refuseOlder(message, revision);
      changesBy(caller).update(message, content);
      return answer(message);
    },
    sendAdminMessage: (caller: Account, payload: Payload<'sendAdminMessage'>) => {
      const message = store.find(payload.id);
      if (message.state === 'SENT' && message.sentWith === payload.client_id) {
        return new Repeated(answer(message));
      }
      refuseOlder(message, payload.revision);
      changesBy(caller).send(message, payload);
      return answer(message);
    },
    sendTestMessage: (caller: Account, { id }: Payload<'sendTestMessage'>): void => {
      changesBy(caller).test(store.find(id));
    },
  };
}

/** The calls that take a message back, also several at once. */
function endingRules(
  store: MessageStore,
  changesBy: (caller: Account) => ReturnType<typeof createMessageChanges>,
  answer: (message: StoredMessage) => AnswerOf<Contract['retrieveAdminMessage']>,
) {
  return {
    cancelAdminMessage: (caller: Account, { id }: Payload<'cancelAdminMessage'>) => {
      const message = store.find(id);
      changesBy(caller).cancel(message);
      return answer(message);
    },
    retractAdminMessage: (caller: Account, { id }: Payload<'retractAdminMessage'>) => {
      const message = store.find(id);
      changesBy(caller).retract(message);
      return answer(message);
    },
    changeAdminMessages: (caller: Account, { action, ids }: Payload<'changeAdminMessages'>) => {
      const changes = changesBy(caller);
      const change = { CANCEL: changes.cancel, RETRACT: changes.retract, DELETE: changes.remove };
      return changeEach(ids, (id) => change[action](store.find(id)));
    },
  };
}

/** The calls that change nothing. */
function readingRules(
  { clock, people, store }: Omit<MessageParts, 'audit' | 'discounts'>,
  statusOfCode: (code: string) => DiscountStatus | null,
  answer: (message: StoredMessage) => AnswerOf<Contract['retrieveAdminMessage']>,
) {
  return {
    retrieveAdminMessage: ({ id }: Payload<'retrieveAdminMessage'>) => answer(store.find(id)),
    countAudience: ({ audience }: Payload<'countAudience'>) => ({
      count: store.listAudience(toAudience(audience)).length,
      server_time: toIsoTime(clock.now()),
    }),
    reportAdminMessage: ({ id }: Payload<'reportAdminMessage'>) =>
      makeReport(store.find(id), clock.now()),
    findRecipients: (payload: Payload<'findRecipients'>) =>
      findRecipients(people.everyone(), payload),
    checkMessageCode: ({ code }: Payload<'checkMessageCode'>) => {
      const status = statusOfCode(code);
      if (status === null) {
        throw refuseField('code', 'این کد تخفیف معتبر نیست.');
      }
      return { code, status };
    },
  };
}

/** Changes each record by itself; what is refused is named with its code. */
function changeEach(ids: readonly Id[], change: (id: Id) => void) {
  const done: Id[] = [];
  const failed: { id: Id; code: string }[] = [];
  for (const id of ids) {
    try {
      change(id);
      done.push(id);
    } catch (error) {
      if (!(error instanceof Refusal)) {
        throw error;
      }
      failed.push({ id, code: getCode(error) });
    }
  }
  return { done, failed };
}

function getCode({ body }: Refusal): string {
  const { code } = body as { code?: unknown };
  return typeof code === 'string' ? code : 'refused';
}

/** @throws Refusal 409 with the newer message, for a writer who has not seen it */
function refuseOlder(message: StoredMessage, revision: number): void {
  const isSent = message.state === 'SENT' || message.state === 'RETRACTED';
  if (!isSent && message.revision !== revision) {
    const current = toAdminMessage(message);
    throw refuse('revision_conflict', 'این پیام در جای دیگری تغییر کرده است.', { current });
  }
}
