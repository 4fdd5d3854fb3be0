import { type ComponentPropsWithRef, useState } from 'react';
import { fill } from '../../../foundations/fill.ts';
import { editorText } from '../../../foundations/text/editorText.ts';
import { OfflineIcon } from '../../media/Icon/controlIcons.ts';
import { DeviceIcon, NotSavedIcon, SavedIcon, SavingIcon } from '../../media/Icon/editorIcons.ts';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { chooseAnnounced, type SaveStateName } from './chooseAnnounced.ts';
import * as S from './SaveState.styles.ts';

export interface SaveStateProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * `saved` and `saving` are of the server; `failed` is tried again by itself; `device` is a text
   * that is never sent; `offline` is a text that is sent after the next connection.
   */
  state: SaveStateName;
  /** The time of the last save as text, «۱۴:۰۵»; shown with `saved`. */
  time?: string;
  /** Makes a failed state a button that tries again at once. */
  onRetry?: () => void;
}

/**
 * Where the text is at present: one icon and one short sentence. A screen reader is notified of a
 * problem and of its end, not of each save.
 */
export function SaveState({ state, time, onRetry, ...rest }: SaveStateProps) {
  const [announced, setAnnounced] = useState(() => chooseAnnounced(undefined, state));
  const next = chooseAnnounced(announced, state);
  if (next !== announced) {
    setAnnounced(next);
  }
  const StateIcon = icons[state];
  const face = (
    <>
      <StateIcon size="small" />
      <span>{describeState(state, time)}</span>
    </>
  );
  return (
    <S.Root {...rest} data-state={state}>
      {state === 'failed' && onRetry !== undefined ? (
        <S.Retry type="button" onClick={onRetry}>
          {face}
          <VisuallyHidden>{editorText.save.retry}</VisuallyHidden>
        </S.Retry>
      ) : (
        <S.Face>{face}</S.Face>
      )}
      <S.Announced>{next !== undefined && describeState(next, undefined)}</S.Announced>
    </S.Root>
  );
}

function describeState(state: SaveStateName, time: string | undefined): string {
  return state === 'saved' && time !== undefined
    ? fill(editorText.save.savedAt, { time })
    : editorText.save[state];
}

const icons = {
  saved: SavedIcon,
  saving: SavingIcon,
  failed: NotSavedIcon,
  device: DeviceIcon,
  offline: OfflineIcon,
};
