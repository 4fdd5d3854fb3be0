import { formatLongDate, parseWireTime } from '@nevisa/ui';
import { fill } from '../../../shared/text/fill.ts';
import { liveText } from '../../../shared/text/liveText.ts';

/** The default title of a transcript: «نوشتهٔ ۳۰ آبان ۱۴۰۵». */
export function nameDocument(now: number = Date.now()): string {
  const time = parseWireTime(new Date(now).toISOString());
  return fill(liveText.defaultTitle, { date: time === null ? '' : formatLongDate(time) });
}
