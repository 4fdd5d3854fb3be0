import type { MessageValues } from '@nevisa/machines';
import {
  toTehranField,
  parseField,
  readTehranField,
  writeTehranField,
} from '../../../../shared/lists/days/tehranMoments.ts';
import { toTehranTime } from '../../../../shared/lists/days/tehranDays.ts';

/** How far ahead of the server's clock a message must be scheduled, in ms. */
export const shortestAhead = 300_000;

type Times = Pick<MessageValues, 'sendDay' | 'sendClock' | 'expiryDay' | 'expiryClock'>;

/** When the message is to be sent, in ms since 1970; null while day or clock is missing or none. */
export function toSendMoment({ sendDay, sendClock }: Times): number | null {
  return sendDay === null || sendClock === null || !isClock(sendClock)
    ? null
    : parseField(writeTehranField({ day: sendDay, clock: sendClock }), 'start');
}

/** When the display of the message ends, in ms since 1970: without a clock at the end of its day. Null without a day. */
export function toExpiryMoment({ expiryDay, expiryClock }: Times): number | null {
  return expiryDay === null || (expiryClock !== null && !isClock(expiryClock))
    ? null
    : parseField(writeTehranField({ day: expiryDay, clock: expiryClock }), 'end');
}

/** The fields of stored moments; each null where there is none. */
export function toTimes(sendAt: number | null, expiresAt: number | null): Times {
  const send = sendAt === null ? null : toTehranTime(sendAt);
  const expiry = readTehranField(expiresAt === null ? '' : toTehranField(expiresAt, 'end'));
  return {
    sendDay: send?.day ?? null,
    sendClock: send?.clock.slice(0, 5) ?? null,
    expiryDay: expiry.day,
    expiryClock: expiry.clock,
  };
}

/**
 * The first clock that a day of Tehran leaves for sending («14:11»); null where any will do. The
 * floor belongs to the chosen day: only the day of the server's present has one (T-91).
 */
export function findFirstClock(day: string | null, serverNow: number): string | null {
  const first = toTehranTime(Math.ceil((serverNow + shortestAhead) / 60_000) * 60_000);
  return day === first.day ? first.clock.slice(0, 5) : null;
}

/** The first day of Tehran on which a message can be sent. */
export function computeFirstDay(serverNow: number): string {
  return toTehranTime(serverNow + shortestAhead).day;
}

function isClock(clock: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(clock);
}
