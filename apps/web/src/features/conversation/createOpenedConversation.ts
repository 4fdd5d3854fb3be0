import type { Conversation } from '@nevisa/api/types';
import type { ConversationEvent } from '@nevisa/machines';
import { createActor } from 'xstate';
import { createObservable, type Observable } from '../../shared/observable.ts';
import { type Closing, createClosing } from './closeConversation.ts';
import { openConversationChannel } from './conversationChannel.ts';
import { type ConversationNews, createConversationNews } from './conversationNews.ts';
import { providePorts, type PortResources } from './conversationPorts.ts';
import type { ConversationFacts, OpenedConversation, WaitingText } from './openedConversation.ts';
import { OpenedText } from './openedText.ts';
import { textRules } from './textRules.ts';
import { watchVisibility } from '../../shared/watchVisibility.ts';

export interface OpenedConversationParts extends PortResources {
  /** The conversation is closed: no call of it is under way. */
  readonly onClosed: (waiting: WaitingText | null) => void;
}

/** The parts of `OpenedConversation` that its member needs too. */
export interface HeldConversation
  extends OpenedConversation, Pick<Closing, 'reopen' | 'settle' | 'end'>, ConversationNews {}

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
  const actor = createActor(providePorts(parts, { text, channel, seen: facts.see }), {
    input: {
      rules: textRules,
      readText: () => text.read(),
      createId: () => crypto.randomUUID(),
      random: Math.random,
      now: Date.now,
    },
  });
  reportTo(parts, { actor, text, facts });
  const ending = new AbortController();
  const news = createConversationNews(parts, { actor, facts, signal: ending.signal });
  watchPage(send, news, ending.signal);
  const closing = createClosing({
    actor,
    edited: parts.edited,
    stop: (waiting) => {
      ending.abort();
      actor.stop();
      text.stop();
      channel.close();
      parts.onClosed(waiting);
    },
  });
  actor.start();
  return {
    id: parts.id,
    actor,
    facts: facts.store,
    rename: (title) => text.rename(title),
    changeSpeakers: (speakers) => text.changeSpeakers(speakers),
    listKept: () => parts.edited.versions(),
    forgetMerge: () => facts.change({ mergedCount: null }),
    ...closing,
    ...news,
  };
}

interface Facts {
  readonly store: Observable<ConversationFacts>;
  readonly change: (next: Partial<ConversationFacts>) => void;
  /** The server has answered with the conversation. */
  readonly see: (conversation: Conversation) => void;
  /** What the server answered last; null before. */
  readonly read: () => Conversation | null;
  /** Reads again whether texts stay on this device. True when that has changed. */
  readonly followChoice: () => boolean;
}

function createFacts({ mayLeave }: Pick<PortResources, 'mayLeave'>): Facts {
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
    see: (conversation) => change({ conversation }),
    read: () => store.read().conversation,
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
  readonly facts: Facts;
}

function reportTo({ onSaved }: OpenedConversationParts, { actor, text, facts }: Reported): void {
  actor.on('text.saved', ({ revision, at }) => {
    facts.change({ savedAt: at });
    onSaved({ title: text.title, revision });
  });
  actor.on('texts.merged', ({ taken }) => {
    if (taken > 0) {
      facts.change({ mergedCount: taken });
    }
  });
}

type Send = (event: ConversationEvent) => void;

/** A hidden page may never run again; a shown one, or one with a network again, asks what changed meanwhile. */
function watchPage(send: Send, { check }: ConversationNews, signal: AbortSignal): void {
  window.addEventListener('pagehide', () => send({ type: 'page.left' }), { signal });
  window.addEventListener('online', () => void check(), { signal });
  signal.addEventListener(
    'abort',
    watchVisibility((isVisible) => (isVisible ? void check() : send({ type: 'page.left' }))),
  );
}
