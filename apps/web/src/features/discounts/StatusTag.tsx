import type { Discount } from '@nevisa/api/types';
import { Tag } from '@nevisa/ui';
import { discountWords } from '../../shared/text/discountWords.ts';
import { statusTexts, statusTones } from './data/describeDiscount.ts';

/** The status of a code as a word with its tone; an unknown one is neutral. */
export function StatusTag({ status }: Pick<Discount, 'status'>) {
  return status === null ? (
    <Tag size="small">{discountWords.statusUnknown}</Tag>
  ) : (
    <Tag size="small" tone={statusTones[status]}>
      {statusTexts[status]}
    </Tag>
  );
}
