import { formatDate, formatDateTime, parseWireTime } from '@nevisa/ui';
import { toTehranField, readTehranField } from './tehranMoments.ts';

/** «۳۰ آبان ۱۴۰۵», with the clock where it is not the edge of a day; «—» when it is no time. */
export function formatPeriodEdge(time: string | null, edge: 'start' | 'end'): string {
  const moment = Date.parse(time ?? '');
  return Number.isNaN(moment) ? '—' : formatField(toTehranField(moment, edge));
}

/** A field of Tehran in words; empty for an empty one. */
export function formatField(field: string): string {
  const { day, clock } = readTehranField(field);
  const parsed = day === null ? null : parseWireTime(clock === null ? day : `${day} ${clock}`);
  return parsed === null ? '' : clock === null ? formatDate(parsed) : formatDateTime(parsed);
}
