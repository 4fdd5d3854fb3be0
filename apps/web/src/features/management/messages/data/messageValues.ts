import type { Contract, PayloadOf } from '@nevisa/api';
import type { AdminMessage } from '@nevisa/api/types';
import { cleanName, emptyMessage, type MessageValues, type SavedMessage } from '@nevisa/machines';
import { toExpiryMoment, toSendMoment, toTimes } from '../rules/messageTimes.ts';

export type MessageContent = Omit<PayloadOf<Contract['updateAdminMessage']>, 'id' | 'revision'>;

/** The form of a message that exists. */
export function toValues(message: AdminMessage): MessageValues {
  const { send_at: sendAt, audience } = message;
  return {
    title: message.title,
    text: message.text,
    type: message.message_type ?? 'NOTIFICATION',
    audience: { kind: audience.kind ?? 'ALL', userIds: audience.user_ids },
    way: sendAt === null ? 'now' : 'later',
    ...toTimes(parseMoment(sendAt), parseMoment(message.expires_at)),
    link: message.link ?? '',
    code: message.discount_code ?? '',
  };
}

/** The form of a new message that is like another one: without its times. */
export function makeSimilarValues(message: AdminMessage): MessageValues {
  const { title, text, type, audience, link, code } = toValues(message);
  return { ...emptyMessage, title, text, type, audience, link, code };
}

/** A message as the machine of its form knows it. */
export function toSaved(message: AdminMessage): SavedMessage {
  const { id, revision, state } = message;
  return { id, revision, state, values: toValues(message) };
}

/** Whether this version knows enough of a message to change it. */
export function isEditable({ state, audience }: AdminMessage): boolean {
  const states: readonly AdminMessage['state'][] = ['DRAFT', 'SCHEDULED', 'CANCELED'];
  return states.includes(state) && audience.kind !== null;
}

/** A form as the server takes it: nothing that its other choices hide. */
export function toContent(values: MessageValues, state: MessageContent['state']): MessageContent {
  const { kind, userIds } = values.audience;
  const send = values.way === 'later' ? toSendMoment(values) : null;
  return {
    title: cleanName(values.title),
    text: values.text.trim(),
    message_type: values.type,
    audience: kind === 'USERS' ? { kind, user_ids: [...userIds] } : { kind },
    send_at: toIso(send),
    expires_at: toIso(toExpiryMoment(values)),
    link: toTextOrNull(values.link),
    discount_code: toTextOrNull(values.code),
    state,
  };
}

function toTextOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

function parseMoment(time: string | null): number | null {
  const moment = Date.parse(time ?? '');
  return Number.isNaN(moment) ? null : moment;
}

function toIso(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}
