import {
  type EditedText,
  fitsKeepalive,
  type PatchOutcome,
  savePatch,
  type SaveQueue,
} from '@nevisa/drafts';
import type { Conversation, Id, Outcome, QueuedRevision } from '@nevisa/api/types';
import {
  conversationMachine,
  type ConversationEvent,
  type ConversationPatch,
  type ConversationText,
  type LockMode,
  type SavedRevision,
} from '@nevisa/machines';
import { fromCallback, fromPromise } from 'xstate';
import { log } from '../../shared/log.ts';
import {
  type ConversationClient,
  loadWhole,
  loadWords,
  savingOff,
  toRevision,
} from './conversationCalls.ts';
import type { ConversationChannel } from './conversationChannel.ts';
import { createConversationLock } from './conversationLock.ts';
import type { OpenedText } from './openedText.ts';
import { toNewRevision } from './toNewRevision.ts';
import { watchVisibility } from '../../shared/watchVisibility.ts';

/** The wait before the only further read of a text that the device does not give, in ms. */
const readAgainWait = 250;

/** What the ports of the machine use. */
export interface PortResources {
  readonly id: Id;
  /** The name of its lock and its channel: one for each person and conversation. */
  readonly name: string;
  readonly client: () => ConversationClient;
  readonly edited: EditedText;
  readonly saveQueue: SaveQueue;
  /** Whether texts may leave this device. */
  readonly mayLeave: () => boolean;
  /** Whether a person sees the text, so that its words are loaded. */
  readonly isShown: () => boolean;
  /** The server has a new revision of this tab. */
  readonly onSaved: (saved: { title: string; revision: number }) => void;
  /** The device is about to have a copy. */
  readonly onKept: () => void;
  /** A copy was added to the save queue. */
  readonly onQueued: (revision: QueuedRevision) => void;
}

/** The parts of an opened conversation that its ports read and change. */
export interface OpenedParts {
  readonly text: OpenedText;
  readonly channel: ConversationChannel;
  readonly seen: (conversation: Conversation) => void;
}

/** The machine of a conversation with its device, server, lock and other tabs. */
export function providePorts(resources: PortResources, opened: OpenedParts) {
  return conversationMachine.provide({
    actors: {
      ...provideDevice(resources, opened),
      ...provideServer(resources, opened),
      ...provideTabs(resources, opened),
    },
    actions: {
      showText: (_, params) => {
        opened.text.show(params.text, params.because);
        // What came from elsewhere reaches the reading tabs too.
        opened.channel.tellChanged();
      },
      keepVersion: (_, version) => {
        resources.edited
          .keepVersion({ ...version, at: Date.now() })
          .catch(() => log('a version was not kept', { kind: 'network' }));
      },
      sendLast: (_, patch) => sendLast(resources, patch),
    },
  });
}

function provideDevice(
  { edited, saveQueue, onKept, onQueued }: PortResources,
  { text }: OpenedParts,
) {
  return {
    loadCopy: fromPromise(async () => {
      const { copy, undo } = await readTwice(edited);
      text.foundJournal(undo);
      if (copy !== null) {
        await text.prepare(copy.current);
      }
      return copy;
    }),
    keepCopy: fromPromise<void, Parameters<EditedText['keep']>[0]>(async ({ input }) => {
      onKept();
      const journal = text.takeJournal();
      await edited.keep(input, journal);
      journal?.markKept();
    }),
    saveAsNew: fromPromise<void, ConversationText>(async ({ input }) => {
      const revision = toNewRevision(input);
      await saveQueue.add(revision);
      onQueued(revision);
    }),
  };
}

/** A browser may refuse a read for a moment: then the text of the server would be shown, without the words of the person. */
async function readTwice(edited: Pick<EditedText, 'read'>) {
  try {
    return await edited.read();
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, readAgainWait);
    });
    return edited.read();
  }
}

function provideServer(
  { id, client, mayLeave, isShown, onSaved }: PortResources,
  { text, seen }: OpenedParts,
) {
  return {
    loadText: fromPromise<Outcome<SavedRevision>>(async ({ signal }) => {
      const outcome = await loadWhole(client(), id, signal);
      if (!outcome.ok) {
        return outcome;
      }
      const answer = toRevision(outcome.answer);
      await text.prepare(answer.text);
      const { text: _, segments: __, ...conversation } = outcome.answer;
      seen(conversation);
      return { ok: true, answer };
    }),
    loadWords: fromPromise<Outcome<unknown>>(({ signal }) =>
      text.document === null || !isShown()
        ? Promise.resolve({ ok: true as const, answer: null })
        : loadWords(client(), id, text.document, signal),
    ),
    savePatch: fromPromise<PatchOutcome, ConversationPatch>(({ input, signal }) =>
      mayLeave()
        ? savePatch(client(), id, input, { signal })
        : Promise.resolve({ ok: false, failure: savingOff }),
    ),
    restoreVersion: fromPromise<Outcome<SavedRevision>, { id: Id; revision: number }>(
      async ({ input: { id: version, revision }, signal }) => {
        const call = { id, revision, version_id: version };
        const restored = await client().restoreHistoryVersion(call, { signal });
        if (!restored.ok) {
          return restored;
        }
        onSaved(restored.answer);
        const { segments, ...saved } = restored.answer;
        if (segments !== undefined) {
          return { ok: true, answer: toRevision({ ...saved, segments }) };
        }
        const whole = await client().retrieveHistory({ id, words: 1 }, { signal });
        return whole.ok ? { ok: true, answer: toRevision(whole.answer) } : whole;
      },
    ),
    watchNetwork: fromCallback(({ sendBack }) =>
      watchNetwork(() => sendBack({ type: 'network.returned' })),
    ),
  };
}

function provideTabs({ name }: PortResources, { channel }: OpenedParts) {
  const lock = createConversationLock(name, channel);
  return {
    holdLock: fromCallback<ConversationEvent, { mode: LockMode }>(({ input, sendBack }) =>
      lock.hold(input.mode, sendBack),
    ),
    watchOwner: fromCallback(({ sendBack }) => {
      const stopFollowing = channel.follow((arrived) =>
        sendBack({ type: 'text.arrived', text: arrived }),
      );
      const stopWatching = lock.watch(sendBack);
      return () => {
        stopFollowing();
        stopWatching();
      };
    }),
  };
}

/** Sends the last patch of a page that may never run again; a larger one waits on the device (T-44). */
function sendLast({ id, client, mayLeave }: PortResources, patch: ConversationPatch | null): void {
  if (patch !== null && mayLeave() && fitsKeepalive(id, patch)) {
    // A page that goes on sends the same patch again and reads that answer.
    void savePatch(client(), id, patch, { keepalive: true });
  }
}

function watchNetwork(report: () => void): () => void {
  const stop = watchVisibility((isVisible) => isVisible && report());
  window.addEventListener('online', report);
  return () => {
    stop();
    window.removeEventListener('online', report);
  };
}
