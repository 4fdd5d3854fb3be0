import { type EditedText, isUnsent } from '@nevisa/drafts';
import { type SnapshotFrom, waitFor } from 'xstate';
import type { OpenedConversation, WaitingText } from './openedConversation.ts';
import { textRules } from './textRules.ts';

/** How long the device may take to have the text of a closed conversation, in ms. */
const longestKeeping = 5_000;
/** How long a closed conversation may go on with its save, in ms. */
const longestSaving = 15_000;

type Actor = OpenedConversation['actor'];
type Snapshot = SnapshotFrom<Actor>;

export interface ClosingParts {
  readonly actor: Actor;
  readonly edited: EditedText;
  /** Stops the machine; `waiting` is why the text is only on this device, or null. */
  readonly stop: (waiting: WaitingText | null) => void;
}

/** The end of an opened conversation. */
export interface Closing {
  /** Resolves when the device has the text; the save goes on for a moment. */
  readonly close: () => Promise<void>;
  /** Takes a closed conversation up again. False when it has stopped. */
  readonly reopen: () => boolean;
  /** Resolves when nothing happens any more without the person. */
  readonly settle: () => Promise<void>;
  /** Closes at once: the save does not go on. */
  readonly end: () => Promise<void>;
}

export function createClosing({ actor, edited, stop }: ClosingParts): Closing {
  let closing: AbortController | null = null;
  let isStopped = false;
  const stopNow = () => {
    if (!isStopped) {
      isStopped = true;
      stop(readWaiting(actor.getSnapshot()));
    }
  };
  const isActive = () => !isStopped && actor.getSnapshot().status === 'active';
  const wait = (isDone: (state: Snapshot) => boolean, timeout: number) =>
    waitFor(actor, isDone, { timeout }).catch(() => undefined);
  const keep = () =>
    wait((state) => !state.hasTag('writing') || state.hasTag('kept'), longestKeeping);
  const settle = async () => {
    await wait(isSettled, longestSaving);
    await keep();
  };
  const leave = async () => {
    actor.send({ type: 'page.left' });
    actor.send({ type: 'save.requested' });
    await keep();
  };

  return {
    settle,
    reopen: () => {
      closing?.abort();
      closing = null;
      return isActive();
    },
    close: async () => {
      if (!isActive()) {
        stopNow();
        return;
      }
      const { signal } = (closing ??= new AbortController());
      await leave();
      void settle()
        .then(() => (signal.aborted ? undefined : forgetSaved(actor, edited, signal)))
        // A copy that cannot be read stays, and the lock is given up all the same.
        .catch(() => undefined)
        .then(() => {
          if (!signal.aborted) {
            stopNow();
          }
        });
    },
    end: async () => {
      if (isActive()) {
        await leave();
      }
      stopNow();
    },
  };
}

function isSettled(state: Snapshot): boolean {
  const isBusy = ['loading', 'taking-over', 'saving', 'unsaved'] as const;
  return state.hasTag('reading') || !isBusy.some((tag) => state.hasTag(tag));
}

/** What the server has is not kept on the device, except for the versions that only the device has. */
async function forgetSaved(actor: Actor, edited: EditedText, signal: AbortSignal): Promise<void> {
  const state = actor.getSnapshot();
  if (!state.hasTag('writing') || !state.hasTag('saved') || !state.hasTag('kept')) {
    return;
  }
  const { copy, versions } = await edited.read();
  if (!signal.aborted && copy !== null && versions.length === 0 && !isUnsent(copy, textRules)) {
    await edited.remove().catch(() => undefined);
  }
}

function readWaiting(state: Snapshot): WaitingText | null {
  const { saved, current, pending, stopReason } = state.context;
  const isSent =
    saved === null || !isUnsent({ saved, current: current ?? saved.text, pending }, textRules);
  if (isSent || state.hasTag('reading')) {
    return null;
  }
  if (state.hasTag('asking')) {
    return 'conflict';
  }
  const isRefused = state.hasTag('refused') || ['deleted', 'forbidden'].includes(stopReason ?? '');
  return isRefused ? 'refused' : 'waiting';
}
