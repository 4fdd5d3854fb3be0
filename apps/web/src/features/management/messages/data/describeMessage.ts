import type { AdminMessage, AdminMessageState, AudienceKind } from '@nevisa/api/types';
import { formatClock, formatDate, formatNumber, parseWireTime, type TagTone } from '@nevisa/ui';
import { adminMessagesText } from '../../../../shared/text/adminMessagesText.ts';
import { adminMessageWords } from '../../../../shared/text/adminMessageWords.ts';
import { adminMessageListWords } from '../../../../shared/text/adminMessageListWords.ts';
import { messagesText } from '../../../../shared/text/messagesText.ts';
import { unitText } from '../../../../shared/text/commonText.ts';
import { fill } from '../../../../shared/text/fill.ts';

/** A state in words; an unknown one is neutral. */
export function formatState(state: AdminMessageState | null): string {
  return state === null ? adminMessageListWords.statusUnknown : stateNames[state];
}

export const stateNames: Readonly<Record<AdminMessageState, string>> = {
  DRAFT: adminMessagesText.statusDraft,
  SCHEDULED: adminMessagesText.statusScheduled,
  SENT: adminMessagesText.statusSent,
  CANCELED: adminMessagesText.statusCanceled,
  RETRACTED: adminMessageListWords.statusRetracted,
};

export function chooseStateTone(state: AdminMessageState | null): TagTone {
  return state === null ? 'quiet' : stateTones[state];
}

const stateTones: Readonly<Record<AdminMessageState, TagTone>> = {
  DRAFT: 'quiet',
  SCHEDULED: 'information',
  SENT: 'success',
  CANCELED: 'warning',
  RETRACTED: 'danger',
};

export const audienceNames: Readonly<Record<AudienceKind, string>> = {
  ALL: adminMessagesText.audienceAll,
  ACTIVE_SERVICE: adminMessagesText.audienceActive,
  EXPIRED_SERVICE: adminMessagesText.audienceExpired,
  NEW_USERS: adminMessagesText.audienceNew,
  USERS: adminMessagesText.audienceUsers,
};

/** «همهٔ کاربران», or «۳ کاربر منتخب». */
export function formatAudience({ kind, user_ids: ids }: AdminMessage['audience']): string {
  if (kind === null) {
    return adminMessageListWords.audienceUnknown;
  }
  return kind === 'USERS'
    ? fill(adminMessageWords.chosenUsers, { n: formatNumber(ids.length) })
    : audienceNames[kind];
}

/** When a message was or will be sent; of a draft, when it was changed. */
export function getTime({
  state,
  sent_at: sentAt,
  send_at: sendAt,
  updated_at: updatedAt,
}: AdminMessage): string | null {
  const planned = state === 'SCHEDULED' || state === 'CANCELED' ? sendAt : null;
  return sentAt ?? planned ?? updatedAt;
}

/** The share of readers from 0 to 1; null without recipients, and before the message is sent. */
export function readShare({
  recipients,
  seen,
}: {
  recipients: number | null;
  seen: number | null;
}): number | null {
  return recipients === null || recipients === 0 || seen === null
    ? null
    : Math.min(seen / recipients, 1);
}

/** «۳ آذر ۱۴۰۵» and «۰۹:۰۰», by the clock of Tehran. */
export function formatDateAndTime(moment: number): { date: string; time: string } {
  const time = parseWireTime(new Date(moment).toISOString());
  return {
    date: time === null ? '' : formatDate(time),
    time: time === null ? '' : (formatClock(time) ?? ''),
  };
}

/** «۳ آذر ۱۴۰۵، ساعت ۰۹:۰۰ به وقت تهران (۲ روز دیگر)». */
export function describeSendTime(moment: number, now: number): string {
  return fill(adminMessageWords.goesOut, {
    ...formatDateAndTime(moment),
    t: formatAhead(moment - now),
  });
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** A time ahead in one unit: «۵ دقیقه», «۳ ساعت», «۲ روز». */
export function formatAhead(ahead: number): string {
  const inUnit = (unit: string, length: number) =>
    fill(unit, { n: formatNumber(Math.max(1, Math.floor(ahead / length))) });
  if (ahead < hour) {
    return inUnit(unitText.minute, minute);
  }
  return ahead < 2 * day ? inUnit(unitText.hour, hour) : inUnit(unitText.day, day);
}

/** The type of a message in words; nothing for an unknown one. */
export function describeType({ message_type: type }: Pick<AdminMessage, 'message_type'>): string {
  if (type === null) {
    return '';
  }
  return type === 'OFFER' ? messagesText.typeOffer : messagesText.typeNotification;
}
