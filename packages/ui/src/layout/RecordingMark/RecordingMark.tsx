import type { ComponentPropsWithRef } from 'react';
import { IconButton } from '../../components/actions/IconButton/IconButton.tsx';
import { StopIcon } from '../../components/media/Icon/controlIcons.ts';
import { LiveIcon } from '../../components/media/Icon/pageIcons.ts';
import { describeTip } from '../../components/overlay/Tooltip/describeTip.ts';
import { Anchor } from '../../foundations/Navigation.tsx';
import * as S from './RecordingMark.styles.ts';

export interface RecordingMarkProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  /** The state of the microphone in words, such as «میکروفون روشن است»; on phones only screen readers get it. */
  label: string;
  /** The recording is paused. */
  paused: boolean;
  /** The page of the recording. */
  href: string;
  stopLabel: string;
  onStop: () => void;
}

/** A recording that runs while another page is open: a link to it, and the button that ends it. */
export function RecordingMark({
  label,
  paused,
  href,
  stopLabel,
  onStop,
  ...rest
}: RecordingMarkProps) {
  return (
    <S.Root aria-label={label} {...rest} data-paused={paused}>
      <S.State as={Anchor} href={href} {...describeTip(label)}>
        <LiveIcon size="small" />
        <S.Label>{label}</S.Label>
      </S.State>
      <IconButton label={stopLabel} icon={<StopIcon />} size="small" onClick={onStop} />
    </S.Root>
  );
}
