import { toTehranTime, toTimeSpan } from './tehranDays.ts';

/**
 * A moment as a form of Tehran holds it: a Gregorian day and a clock, each perhaps not filled
 * in yet. «2026-11-21T14:05», «2026-11-21», «T14:05» or empty.
 */
export interface TehranField {
  /** «2026-11-21»; null while it is not filled in. */
  readonly day: string | null;
  /** «14:05»; null for a whole day. */
  readonly clock: string | null;
}

export function readTehranField(text: string): TehranField {
  const [day = '', clock = ''] = text.split('T');
  return { day: day === '' ? null : day, clock: clock === '' ? null : clock };
}

export function writeTehranField({ day, clock }: TehranField): string {
  return `${day ?? ''}${clock === null ? '' : `T${clock}`}`;
}

/**
 * The moment of a filled-in field in ms since 1970. Without a clock, a `start` is the first
 * moment of its day, and an `end` the first moment after it (X-276, X-289). Null without a day.
 */
export function parseField(text: string, edge: 'start' | 'end'): number | null {
  const { day, clock } = readTehranField(text);
  if (day === null) {
    return null;
  }
  const { from, to } = toTimeSpan({ start: day, end: day });
  if (clock === null) {
    return Date.parse(edge === 'start' ? from : to);
  }
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const moment = Date.parse(from) + (hours * 60 + minutes) * 60_000;
  // A day with the change to or from summer time has an hour less or more before this clock.
  const shown = toTehranTime(moment);
  const [shownHours = 0] = shown.clock.split(':').map(Number);
  return shown.day === day ? moment + (hours - shownHours) * 3_600_000 : moment - 3_600_000;
}

/** The field of a stored moment: at a midnight, a whole day — for an `end` the day before. */
export function toTehranField(moment: number, edge: 'start' | 'end'): string {
  const { day, clock } = toTehranTime(moment);
  if (clock !== '00:00:00') {
    return writeTehranField({ day, clock: clock.slice(0, 5) });
  }
  return edge === 'start' ? day : toTehranTime(moment - 1).day;
}
