import type { MessageReport } from '@nevisa/api/types';
import { formatNumber } from '@nevisa/ui';
import { adminMessageListWords } from '../../../../shared/text/adminMessageListWords.ts';
import { adminMessagesText } from '../../../../shared/text/adminMessagesText.ts';
import { percentText } from '../../../../shared/text/percentText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { readShare } from '../data/describeMessage.ts';

/** The figures of a report: without recipients no share, opened links only where they are counted. */
export function describeFigures({ recipients, seen, deleted, opened }: MessageReport) {
  const share = readShare({ recipients, seen });
  const total = formatNumber(recipients);
  const ofAll = (n: number) => fill(adminMessagesText.readCount, { n: formatNumber(n), total });
  return [
    { label: adminMessageListWords.recipients, value: total, lead: true },
    {
      label: adminMessageListWords.readers,
      value:
        share === null
          ? ofAll(seen)
          : `${ofAll(seen)} · ${fill(percentText.percent, { n: formatNumber(Math.round(share * 100)) })}`,
    },
    { label: adminMessageListWords.deletions, value: ofAll(deleted) },
    ...(opened === null ? [] : [{ label: adminMessageListWords.opened, value: ofAll(opened) }]),
  ];
}
