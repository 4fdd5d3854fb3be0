import type { ComponentPropsWithRef } from 'react';
import { Anchor } from '../../../foundations/Navigation.tsx';
import { formatNumber, formatPercent } from '../../../persian/number.ts';
import { describeTip } from '../../overlay/Tooltip/describeTip.ts';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import * as S from './UploadMeter.styles.ts';

export interface UploadMeterProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'> {
  /** The whole in words, for screen readers and the tip: «۳ فایل، ۴۲٪ بارگذاری شده است». */
  label: string;
  /** How many files are under way. */
  count: number;
  /** The share of all that is sent, 0 to 1; null while it is unknown. */
  value: number | null;
  /** The page of the files. */
  href: string;
  /** They wait for a person or for the network. */
  held?: boolean;
}

/** The files under way in the top bar: their number in a ring, and the share that is sent. It leads to their page. */
export function UploadMeter({
  label,
  count,
  value,
  href,
  held = false,
  ...rest
}: UploadMeterProps) {
  const share = value === null ? null : Math.min(1, Math.max(0, value));
  return (
    <S.Root as={Anchor} {...describeTip(label)} {...rest} href={href} data-held={held}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <S.Ring aria-hidden="true">
        <svg viewBox="0 0 44 44">
          <circle cx="22" cy="22" r="19" />
          <circle
            cx="22"
            cy="22"
            r="19"
            pathLength="1"
            style={{ strokeDashoffset: 1 - (share ?? 0) }}
          />
        </svg>
        <S.Count>{formatNumber(count)}</S.Count>
      </S.Ring>
      {share !== null && <S.Percent aria-hidden="true">{formatPercent(share)}</S.Percent>}
    </S.Root>
  );
}
