import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { text } from '../../../foundations/text.ts';
import { StopIcon } from '../../media/Icon/controlIcons.ts';
import { LiveIcon } from '../../media/Icon/pageIcons.ts';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { describeTip } from '../../overlay/Tooltip/describeTip.ts';
import { ignorePress } from '../Button/ignorePress.ts';
import { toLoudness } from './toLoudness.ts';
import * as S from './RecordButton.styles.ts';

export const recordStates = ['idle', 'asking', 'live', 'paused', 'finalizing'] as const;
export type RecordState = (typeof recordStates)[number];

/** Calls the listener with each new level in dBFS (0 is full scale); returns a function that unsubscribes. */
export type SubscribeLevel = (listener: (dBFS: number) => void) => () => void;

export interface RecordButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /**
   * Not recording, requesting the microphone, recording, recording but paused, or waiting for
   * the final text.
   * @default 'idle'
   */
  state?: RecordState;
  /** The accessible name; the default text depends on the state. */
  label?: string;
  /** The shortcut, shown in the tooltip, in the order of pressing: `['Alt', 'R']`. */
  keys?: readonly string[];
  /** The source of the voice level. Must be a stable function reference. */
  subscribeLevel?: SubscribeLevel | undefined;
}

/**
 * Starts and stops dictation. A ring around the button shows the voice level without
 * React renders: each level is written to one custom property. The states differ in form,
 * not only in colour: a full disc at rest, a ring around it during a recording, an empty
 * disc with a dashed ring in a pause. While waiting, the button ignores presses and keeps
 * the focus.
 */
export function RecordButton({
  state = 'idle',
  label = text.record[state],
  keys,
  subscribeLevel,
  onClick,
  ...rest
}: RecordButtonProps) {
  const ring = useRef<HTMLSpanElement>(null);
  const isWaiting = state === 'asking' || state === 'finalizing';

  useEffect(() => {
    if (state !== 'live') {
      return undefined;
    }
    const element = ring.current;
    const unsubscribe = subscribeLevel?.((dBFS) => {
      element?.style.setProperty('--_loudness', toLoudness(dBFS).toFixed(3));
    });
    return () => {
      unsubscribe?.();
      element?.style.removeProperty('--_loudness');
    };
  }, [state, subscribeLevel]);

  return (
    <S.Root
      type="button"
      {...describeTip(label, { keys })}
      {...rest}
      aria-label={label}
      data-state={state}
      onClick={isWaiting ? ignorePress : onClick}
      {...(isWaiting && { 'aria-busy': true, 'aria-disabled': true })}
    >
      <S.Ring ref={ring} aria-hidden="true" />
      <S.Disc>
        {isWaiting && <Spinner label={null} size="large" />}
        {state === 'live' && <StopIcon size="large" fill="currentColor" />}
        {state === 'paused' && <StopIcon size="large" />}
        {state === 'idle' && <LiveIcon size="large" />}
      </S.Disc>
    </S.Root>
  );
}
