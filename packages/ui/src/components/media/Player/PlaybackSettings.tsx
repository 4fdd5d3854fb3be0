import { fill } from '../../../foundations/fill.ts';
import { playerText } from '../../../foundations/text/playerText.ts';
import { spellDuration } from '../../../persian/duration.ts';
import { formatNumber } from '../../../persian/number.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Slider } from '../../fields/Slider/Slider.tsx';
import { Switch } from '../../fields/Switch/Switch.tsx';
import { Popover } from '../../overlay/Popover/Popover.tsx';
import { DownloadIcon } from '../Icon/dictationIcons.ts';
import type { PlayerProps, PlayerSilence, PlayerTyping } from './playerProps.ts';
import * as S from './Player.styles.ts';

export type PlaybackSettingsProps = Pick<
  PlayerProps,
  | 'speed'
  | 'silence'
  | 'typing'
  | 'following'
  | 'downloading'
  | 'onSpeedChange'
  | 'onSilenceChange'
  | 'onTypingChange'
  | 'onFollowingChange'
  | 'onDownload'
> & { onSettingsOpenChange: (isOpen: boolean) => void };

/** The speed, which the button shows, and what else a person chooses once for all sounds. */
export function PlaybackSettings({
  speed,
  silence,
  typing,
  following,
  downloading = false,
  onSpeedChange,
  onSilenceChange,
  onTypingChange,
  onFollowingChange,
  onDownload,
  onSettingsOpenChange,
}: PlaybackSettingsProps) {
  const n = formatNumber(speed);
  return (
    <Popover
      label={playerText.speed}
      placement="top start"
      onOpenChange={onSettingsOpenChange}
      trigger={
        <S.Speed type="button" aria-label={fill(playerText.settings, { n })}>
          {fill(playerText.times, { n })}
        </S.Speed>
      }
    >
      <S.Settings>
        <Slider
          label={playerText.speed}
          min={0.5}
          max={3}
          step={0.1}
          value={speed}
          onChange={(value) => onSpeedChange(value)}
        />
        <Switch
          label={playerText.skipSilence}
          hint={describeSaved(silence)}
          checked={silence.isSkipped && silence.saved !== null}
          disabled={silence.saved === null}
          onChange={({ currentTarget }) => onSilenceChange(currentTarget.checked)}
        />
        {following !== undefined && <FollowSwitch {...{ following, onFollowingChange }} />}
        {typing !== undefined && <TypingSwitches {...{ typing, onTypingChange }} />}
        {onDownload !== undefined && (
          <S.Narrow>
            <Button
              variant="secondary"
              wide
              icon={<DownloadIcon />}
              busy={downloading}
              onClick={onDownload}
            >
              {playerText.download}
            </Button>
          </S.Narrow>
        )}
      </S.Settings>
    </Popover>
  );
}

function FollowSwitch({
  following,
  onFollowingChange,
}: {
  following: boolean;
  onFollowingChange: PlayerProps['onFollowingChange'] | undefined;
}) {
  return (
    <Switch
      label={playerText.follow}
      checked={following}
      onChange={({ currentTarget }) => onFollowingChange?.(currentTarget.checked)}
    />
  );
}

function TypingSwitches({
  typing,
  onTypingChange,
}: {
  typing: PlayerTyping;
  onTypingChange: PlayerProps['onTypingChange'] | undefined;
}) {
  return (
    <>
      <Switch
        label={playerText.waitWhileTyping}
        hint={playerText.waitHint}
        checked={typing.waits}
        onChange={({ currentTarget }) => onTypingChange?.({ waits: currentTarget.checked })}
      />
      <Switch
        label={playerText.holdToPlay}
        hint={playerText.holdHint}
        checked={typing.holds}
        onChange={({ currentTarget }) => onTypingChange?.({ holds: currentTarget.checked })}
      />
    </>
  );
}

function describeSaved({ saved }: PlayerSilence): string {
  if (saved === null) {
    return playerText.noWordTimes;
  }
  return saved < 1 ? playerText.noPauses : fill(playerText.shorter, { t: spellDuration(saved) });
}
