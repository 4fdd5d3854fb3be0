import type { TranscriptDocument } from '@nevisa/transcript';
import type { ToastQueue } from '@nevisa/ui';
import { type RefObject, useMemo, useState } from 'react';
import { useAppServices } from '../../../../app/appServices.ts';
import type { OpenedConversation } from '../../../conversation/openedConversation.ts';
import type { History } from '../../data/useHistory.ts';
import type { EditorView } from '../useConversationView.ts';
import type { OpenedPlayer } from './createPlayer.ts';
import { createDeviceSource } from './createDeviceSource.ts';
import { createPlaybackChoices, type PlaybackChoices } from './playbackChoices.ts';
import { createServerSound } from './createServerSound.ts';
import type { SoundSource } from './timeline.ts';
import { useDeviceSound } from './useDeviceSound.ts';
import { type LoopControl, useLoop } from './useLoop.ts';
import { usePeaks } from './usePeaks.ts';
import { usePlayer } from './usePlayer.ts';

export interface PlaybackParts {
  readonly opened: OpenedConversation;
  readonly document: TranscriptDocument;
  readonly view: EditorView;
  readonly history: History;
  readonly toasts: ToastQueue;
  /** The text field of the editor. */
  readonly editor: RefObject<HTMLElement | null>;
}

/** The sound of an opened text. */
export interface Playback {
  readonly player: OpenedPlayer;
  readonly source: SoundSource;
  readonly choices: PlaybackChoices;
  readonly loop: LoopControl;
  /** Null while they load; undefined where there are none. */
  readonly peaks: Float32Array | null | undefined;
  /** The text had a sound that the server does not keep any more. */
  readonly isOver: boolean;
  /** The text never had a sound, so that there is no player. */
  readonly isSilent: boolean;
  /** It is known whether there is a sound. */
  readonly isKnown: boolean;
}

/** Plays the recordings that this device has of a text, or the sound that the server keeps of it. */
export function usePlayback({ opened, document, view, history, editor }: PlaybackParts): Playback {
  const { authStore, personal } = useAppServices();
  const { conversation } = view.facts;
  const choices = useMemo(
    () => createPlaybackChoices(personal.of(String(history.user.id))),
    [personal, history.user.id],
  );
  const found = useDeviceSound(history.user, opened.id, conversation);
  const device = found ?? null;
  const source = useMemo(
    () =>
      device === null ? createServerSound(authStore.client, opened.id) : createDeviceSource(device),
    [authStore, opened, device],
  );
  const isOver = useIsOver(conversation?.audio_expires_at ?? null);
  const isAtServer = conversation?.has_audio === true;
  const isSilent = !isAtServer && device === null;
  const hasSound = device !== null || (isAtServer && !isOver);
  const player = usePlayer({ source, document, hasSound, choices, editor });
  return {
    player,
    source,
    choices,
    loop: useLoop(player, document),
    peaks: usePeaks(authStore.client, opened.id, isAtServer && !isOver),
    isOver: isOver && isAtServer && device === null,
    isSilent,
    isKnown: !isSilent || found === null,
  };
}

/** Whether a moment is past; one that passes while the page is open is noticed by the server's answer. */
function useIsOver(moment: string | null): boolean {
  const [known, setKnown] = useState(() => ({ moment, isOver: isPast(moment) }));
  if (known.moment !== moment) {
    setKnown({ moment, isOver: isPast(moment) });
  }
  return known.isOver;
}

function isPast(moment: string | null): boolean {
  return moment !== null && Date.parse(moment) <= Date.now();
}
