import { useDirection } from '../../../foundations/direction.ts';
import { playerText } from '../../../foundations/text/playerText.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Toolbar } from '../../actions/Toolbar/Toolbar.tsx';
import { RetryIcon } from '../Icon/controlIcons.ts';
import { DownloadIcon, PauseIcon, ResumeIcon } from '../Icon/dictationIcons.ts';
import {
  FastForwardIcon,
  LoopIcon,
  PlaySelectionIcon,
  RewindIcon,
  ZoomIcon,
} from '../Icon/playbackIcons.ts';
import { PlaybackSettings } from './PlaybackSettings.tsx';
import type { PlayerProps } from './playerProps.ts';
import { isSounding } from './playerState.ts';
import * as S from './Player.styles.ts';
import { zoomedLength } from './computeZoomedPart.ts';

/** In seconds. */
export const playerStep = 5;

export type PlayerToolsProps = Pick<
  PlayerProps,
  | 'state'
  | 'duration'
  | 'peaks'
  | 'keys'
  | 'speed'
  | 'silence'
  | 'typing'
  | 'following'
  | 'loop'
  | 'downloading'
  | 'onPlayPress'
  | 'onPausePress'
  | 'onStep'
  | 'onSpeedChange'
  | 'onSilenceChange'
  | 'onTypingChange'
  | 'onFollowingChange'
  | 'onLoopChange'
  | 'onSelectionPlay'
  | 'onDownload'
> & {
  isZoomed: boolean;
  onZoomChange: (isZoomed: boolean) => void;
  onSettingsOpenChange: (isOpen: boolean) => void;
};

/** The tools of the player as one tab stop. */
export function PlayerTools(props: PlayerToolsProps) {
  const { peaks, duration, downloading = false, onDownload } = props;
  const { isZoomed, onZoomChange } = props;
  return (
    <S.Tools>
      <Toolbar label={playerText.label}>
        <S.Side>
          <PlaybackSettings {...props} />
        </S.Side>
        <S.Transport>
          <Transport {...props} />
        </S.Transport>
        <S.Side data-end="">
          <SelectionTools {...props} />
          {peaks !== undefined && duration > zoomedLength && (
            <S.Zoom>
              <IconButton
                label={playerText.zoom}
                icon={<ZoomIcon />}
                aria-pressed={isZoomed}
                onClick={() => onZoomChange(!isZoomed)}
              />
            </S.Zoom>
          )}
          {onDownload !== undefined && (
            <S.Roomy>
              <IconButton
                label={playerText.download}
                icon={<DownloadIcon />}
                aria-busy={downloading}
                onClick={onDownload}
              />
            </S.Roomy>
          )}
        </S.Side>
      </Toolbar>
    </S.Tools>
  );
}

/** What is done with the selected words: both need a selection whose words have times. */
function SelectionTools({ loop, keys, onLoopChange, onSelectionPlay }: PlayerToolsProps) {
  return (
    <>
      {onSelectionPlay !== undefined && (
        <S.Selection>
          <IconButton
            label={playerText.selection}
            icon={<PlaySelectionIcon />}
            {...(keys?.selection !== undefined && { keys: keys.selection })}
            disabled={loop === 'unavailable'}
            onClick={onSelectionPlay}
          />
        </S.Selection>
      )}
      <IconButton
        label={playerText.loop}
        icon={<LoopIcon />}
        {...(keys?.loop !== undefined && { keys: keys.loop })}
        aria-pressed={loop === 'on'}
        disabled={loop === 'unavailable'}
        onClick={() => onLoopChange(loop !== 'on')}
      />
    </>
  );
}

/** Back is at the left and forward at the right in any page, and the arrow keys go that way. */
function Transport({ state, keys, onPlayPress, onPausePress, onStep }: PlayerToolsProps) {
  const direction = useDirection();
  const isPausing = isSounding(state);
  const back = (
    <IconButton
      key="back"
      label={playerText.back}
      icon={<RewindIcon />}
      {...(keys?.back !== undefined && { keys: keys.back })}
      onClick={() => onStep(-playerStep)}
    />
  );
  const forward = (
    <IconButton
      key="forward"
      label={playerText.forward}
      icon={<FastForwardIcon />}
      {...(keys?.forward !== undefined && { keys: keys.forward })}
      onClick={() => onStep(playerStep)}
    />
  );
  const isFailed = state === 'failed';
  const play = (
    <IconButton
      key="play"
      variant="primary"
      label={isPausing ? playerText.pause : isFailed ? playerText.retry : playerText.play}
      icon={isPausing ? <PauseIcon /> : isFailed ? <RetryIcon /> : <ResumeIcon />}
      {...(keys?.play !== undefined && { keys: keys.play })}
      onClick={isPausing ? onPausePress : onPlayPress}
    />
  );
  return direction === 'rtl' ? [forward, play, back] : [back, play, forward];
}
