import type { AnswerOf, Contract } from '@nevisa/api';
import type { StoredMessage } from '../../fixtures/adminMessages/storedMessage.ts';
import { toTehranDay } from '../../fixtures/adminMessages/makeManyAdminMessages.ts';
import { toIsoTime } from '../clock.ts';

/** How many received, read and deleted a message; null before it was sent. */
export function countDeliveries({ past, deliveries, state }: StoredMessage) {
  if (state !== 'SENT' && state !== 'RETRACTED') {
    return { recipients: null, seen: null, deleted: null, opened: null };
  }
  const days = past?.days ?? [];
  return {
    recipients: (past?.recipients ?? 0) + deliveries.length,
    seen: sumDays(days, 'seen') + deliveries.filter(({ seenAt }) => seenAt !== null).length,
    deleted:
      sumDays(days, 'deleted') + deliveries.filter(({ deletedAt }) => deletedAt !== null).length,
    opened: past?.opened ?? null,
  };
}

/** The report of a sent message: by day of Tehran, late readers as well. */
export function makeReport(
  message: StoredMessage,
  now: number,
): AnswerOf<Contract['reportAdminMessage']> {
  const { recipients, seen, deleted, opened } = countDeliveries(message);
  return {
    recipients: recipients ?? 0,
    seen: seen ?? 0,
    deleted: deleted ?? 0,
    opened,
    by_day: listDays(message),
    server_time: toIsoTime(now),
  };
}

function listDays({ past, deliveries }: StoredMessage) {
  const days = new Map((past?.days ?? []).map((day) => [day.date, { ...day }]));
  const add = (moment: number | null, what: 'seen' | 'deleted') => {
    if (moment !== null) {
      const date = toTehranDay(moment);
      const day = days.get(date) ?? { date, seen: 0, deleted: 0 };
      days.set(date, { ...day, [what]: day[what] + 1 });
    }
  };
  for (const { seenAt, deletedAt } of deliveries) {
    add(seenAt, 'seen');
    add(deletedAt, 'deleted');
  }
  return [...days.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

function sumDays(days: readonly { seen: number; deleted: number }[], what: 'seen' | 'deleted') {
  return days.reduce((sum, day) => sum + day[what], 0);
}
