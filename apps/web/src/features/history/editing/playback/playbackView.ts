import type { PlaybackContext, PlaybackTag } from '@nevisa/machines';
import type { PlayerState } from '@nevisa/ui';
import { editingText } from '../../../../shared/text/editingText.ts';
import { listFailureLines } from '../../../../shared/text/listFailureLines.ts';
import { historyText } from '../../../../shared/text/historyText.ts';

/** What the page reads of a snapshot of `playbackMachine`. */
export interface PlaybackSnapshot {
  hasTag(tag: PlaybackTag): boolean;
  readonly context: Pick<PlaybackContext, 'failure' | 'isWanted' | 'link'>;
}

export interface PlaybackView {
  readonly state: PlayerState;
  /** What happened to the sound, in one sentence. */
  readonly message: string | null;
}

/** What the player shows, and what it says. */
export function toView(snapshot: PlaybackSnapshot, isOnline: boolean): PlaybackView {
  const state = chooseState(snapshot);
  return { state, message: describeMessage(state, snapshot, isOnline) };
}

function chooseState(snapshot: PlaybackSnapshot): PlayerState {
  const tags = ['expired', 'failed', 'paused', 'idle', 'waiting', 'playing'] as const;
  const found = tags.find((tag) => snapshot.hasTag(tag));
  if (found !== undefined) {
    return found;
  }
  if (snapshot.hasTag('no-audio')) {
    return 'silent';
  }
  if (snapshot.hasTag('typing')) {
    return 'playing';
  }
  // The wait for a sound that the person does not want any more is no wait.
  if (!snapshot.context.isWanted) {
    return 'paused';
  }
  return snapshot.hasTag('linking') ? 'linking' : 'loading';
}

function describeMessage(
  state: PlayerState,
  { context: { failure, link } }: PlaybackSnapshot,
  isOnline: boolean,
): string | null {
  if (state === 'expired') {
    return historyText.audioExpired;
  }
  if (state === 'silent') {
    return editingText.noSound;
  }
  if (state !== 'failed') {
    // A browser estimates the places in a file of variable bit rate.
    return link?.mimeType === 'audio/mpeg' ? editingText.soundApproximate : null;
  }
  if (!isOnline || failure?.kind === 'network') {
    return editingText.soundOffline;
  }
  return failure === null ? editingText.soundFailed : listFailureLines(failure).join(' ');
}
