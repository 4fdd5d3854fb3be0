import type { Outcome, WholeConversation } from '@nevisa/api/types';
import type { ConversationEvent } from '@nevisa/machines';
import { createActor, waitFor } from 'xstate';
import { createObservable, type Observable } from '../../shared/observable.ts';
import { loadWhole, toRevision } from './conversationCalls.ts';
import { type ConversationChannel, openConversationChannel } from './conversationChannel.ts';
import { provideWorld, type World } from './conversationWorld.ts';
import type { ConversationFacts, OpenedConversation } from './openedConversation.ts';
import { OpenedText } from './openedText.ts';
import { textRules } from './textRules.ts';

export interface OpenedConversationParts extends World {
  /** The server has a new revision of this tab. */
  readonly onSaved: (saved: { title: string; revision: number }) => void;
  /** The conversation is closed: no call of it is under way. */
  readonly onClosed: () => void;
}

/** How long the device may take to have the text of a closed conversation, in ms. */
const longestKeeping = 5_000;
/** How long a closed conversation may go on with its save, in ms. */
const longestSaving = 15_000;

/** The parts of `OpenedConversation` that its member needs too. */
export interface HeldConversation extends OpenedConversation {
  /** Takes a closed conversation up again. False when it has stopped. */
  reopen: () => boolean;
  /** Asks the server for its present revision, e.g. after news of another tab. */
  look: () => Promise<void>;
  /** Whether texts may leave this device has changed. */
  followChoice: () => void;
}

/** Opens a conversation: its machine with the device, the server and the other tabs. */
export function createOpenedConversation(parts: OpenedConversationParts): HeldConversation {
  const facts = createFacts(parts);
  const send = (event: ConversationEvent) => actor.send(event);
  const text = new OpenedText({
    onShown: () => {
      const { document, title, speakers } = text;
      facts.change({ document, title, speakers });
    },
    onChange: () => {
      send({ type: 'text.changed' });
      channel.tellChanged();
    },
  });
  const channel = openConversationChannel(parts.name, () =>
    text.document !== null && actor.getSnapshot().hasTag('writing') ? text.read() : null,
  );
  const actor = createActor(provideWorld(parts, { text, channel, seen: facts.see }), {
    input: {
      rules: textRules,
      readText: () => text.read(),
      createId: () => crypto.randomUUID(),
      random: Math.random,
      now: Date.now,
    },
  });
  reportTo(parts, { actor, text, channel, facts });
  const ending = new AbortController();
  watchPage(send, ending.signal);
  const closing = createClosing(actor, () => {
    ending.abort();
    actor.stop();
    text.stop();
    channel.close();
    parts.onClosed();
  });
  actor.start();
  return {
    id: parts.id,
    actor,
    facts: facts.store,
    rename: (title) => text.rename(title),
    changeSpeakers: (speakers) => text.changeSpeakers(speakers),
    forgetMerge: () => facts.change({ mergedCount: null }),
    ...closing,
    followChoice: () => {
      if (facts.followChoice()) {
        send({ type: parts.mayLeave() ? 'retry.requested' : 'save.requested' });
      }
    },
    look: async () => {
      const outcome = await loadWhole(parts.client(), parts.id, ending.signal);
      if (!ending.signal.aborted) {
        tellSeen(outcome, send);
      }
      if (outcome.ok) {
        facts.see(outcome.answer);
      }
    },
  };
}

interface Facts {
  readonly store: Observable<ConversationFacts>;
  readonly change: (next: Partial<ConversationFacts>) => void;
  /** The server has answered with the conversation. */
  readonly see: (whole: WholeConversation) => void;
  /** Reads again whether texts stay on this device. True when that has changed. */
  readonly followChoice: () => boolean;
}

function createFacts({ mayLeave }: Pick<World, 'mayLeave'>): Facts {
  const store = createObservable<ConversationFacts>({
    document: null,
    title: '',
    speakers: [],
    conversation: null,
    savedAt: null,
    mergedCount: null,
    staysHere: !mayLeave(),
  });
  const change = (next: Partial<ConversationFacts>) => store.write({ ...store.read(), ...next });
  return {
    store,
    change,
    see: ({ text: _, segments: __, ...conversation }) => change({ conversation }),
    followChoice: () => {
      const staysHere = !mayLeave();
      const isOther = staysHere !== store.read().staysHere;
      if (isOther) {
        change({ staysHere });
      }
      return isOther;
    },
  };
}

interface Reported {
  readonly actor: OpenedConversation['actor'];
  readonly text: OpenedText;
  readonly channel: ConversationChannel;
  readonly facts: Facts;
}

function reportTo(
  { onSaved }: OpenedConversationParts,
  { actor, text, channel, facts }: Reported,
): void {
  actor.on('text.saved', ({ revision, at }) => {
    facts.change({ savedAt: at });
    onSaved({ title: text.title, revision });
  });
  actor.on('texts.merged', ({ taken }) => {
    if (taken > 0) {
      facts.change({ mergedCount: taken });
    }
    channel.tellChanged();
  });
}

type Send = (event: ConversationEvent) => void;

/** What an answer of the server says about the open text. */
function tellSeen(outcome: Outcome<WholeConversation>, send: Send): void {
  if (outcome.ok) {
    const isDeleted = outcome.answer.deleted_at !== null;
    send({ type: isDeleted ? 'document.deleted' : 'document.returned' });
    send({ type: 'server.moved', ...toRevision(outcome.answer) });
  } else if (outcome.failure.kind === 'refused' && outcome.failure.status === 404) {
    send({ type: 'document.deleted' });
  }
}

function watchPage(send: Send, signal: AbortSignal): void {
  window.addEventListener('pagehide', () => send({ type: 'page.left' }), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') {
        send({ type: 'page.left' });
      }
    },
    { signal },
  );
}

function createClosing(actor: OpenedConversation['actor'], stop: () => void) {
  let closing: AbortController | null = null;
  let isStopped = false;
  const end = () => {
    if (!isStopped) {
      isStopped = true;
      stop();
    }
  };
  const wait = (isDone: Parameters<typeof waitFor<typeof actor>>[1], timeout: number) =>
    waitFor(actor, isDone, { timeout }).catch(() => undefined);

  return {
    reopen: () => {
      closing?.abort();
      closing = null;
      return !isStopped;
    },
    async close(): Promise<void> {
      if (isStopped || actor.getSnapshot().status !== 'active') {
        end();
        return;
      }
      const { signal } = (closing ??= new AbortController());
      actor.send({ type: 'page.left' });
      actor.send({ type: 'save.requested' });
      await wait((state) => !state.hasTag('writing') || state.hasTag('kept'), longestKeeping);
      // The save goes on for a moment; what it cannot send waits on the device.
      void wait(
        (state) => !state.hasTag('writing') || !(state.hasTag('saving') || state.hasTag('unsaved')),
        longestSaving,
      )
        .then(() =>
          wait((state) => !state.hasTag('writing') || state.hasTag('kept'), longestKeeping),
        )
        .then(() => {
          if (!signal.aborted) {
            end();
          }
        });
    },
  };
}
