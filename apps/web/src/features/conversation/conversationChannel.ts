import type { ConversationText } from '@nevisa/machines';
import { createEmitter } from '../../shared/createEmitter.ts';
import { openChannel } from '../../shared/openChannel.ts';
import { textRules } from './textRules.ts';

/** What the tabs of one person tell each other about a conversation. */
export interface ConversationChannel {
  /** Asks the writing tab to give the lock up. */
  tellWanted: () => void;
  /** Returns the unsubscribe function. */
  onWanted: (listener: () => void) => () => void;
  /** Follows the text of the writing tab. Returns the end function. */
  follow: (listener: (text: ConversationText) => void) => () => void;
  /** Tells the reading tabs that the text has changed; they have it within `tellWait`. */
  tellChanged: () => void;
  close: () => void;
}

/** How long a change may wait until the reading tabs have it, in ms. */
const tellWait = 500;

type Changes = ReturnType<typeof textRules.changesBetween>;

type Message =
  | { type: 'wanted' }
  /** A reading tab asks for the whole text. */
  | { type: 'asked' }
  | { type: 'text'; at: string; text: ConversationText }
  | { type: 'changes'; from: string; at: string; changes: Changes };

/**
 * Opens the channel of a conversation. Only while a tab reads along is the text
 * sent: whole at first and without words, and then what has changed.
 *
 * @param readText the present text of this tab; null while another tab writes
 */
export function openConversationChannel(
  name: string,
  readText: () => ConversationText | null,
): ConversationChannel {
  const channel = openChannel(name);
  const wanted = createEmitter();
  const sent = createSender(readText, (message) => channel?.postMessage(message));
  const followed = createFollower((message) => channel?.postMessage(message));
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data)) {
      return;
    }
    if (data.type === 'wanted') {
      wanted.emit();
    } else if (data.type === 'asked') {
      sent.whole();
    } else {
      followed.receive(data);
    }
  });
  return {
    tellWanted: () => channel?.postMessage({ type: 'wanted' } satisfies Message),
    onWanted: wanted.subscribe,
    follow: followed.follow,
    tellChanged: sent.changed,
    close: () => {
      sent.stop();
      channel?.close();
    },
  };
}

function createSender(readText: () => ConversationText | null, post: (message: Message) => void) {
  /** What the reading tabs have; null where none has asked, or none was answered. */
  let last: { at: string; text: ConversationText } | null = null;
  let isAsked = false;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const send = () => {
    timer = null;
    const text = readText();
    if (text === null) {
      last = null;
      return;
    }
    const at = crypto.randomUUID();
    post(
      last === null
        ? { type: 'text', at, text: withoutWords(text) }
        : {
            type: 'changes',
            from: last.at,
            at,
            changes: textRules.changesBetween(last.text, text),
          },
    );
    last = { at, text };
  };

  return {
    whole: () => {
      isAsked = true;
      last = null;
      send();
    },
    changed: () => {
      timer ??= isAsked ? setTimeout(send, tellWait) : null;
    },
    stop: () => clearTimeout(timer ?? undefined),
  };
}

function createFollower(post: (message: Message) => void) {
  let listener: ((text: ConversationText) => void) | null = null;
  let known: { at: string; text: ConversationText } | null = null;

  return {
    follow: (next: (text: ConversationText) => void) => {
      listener = next;
      known = null;
      post({ type: 'asked' });
      return () => {
        listener = null;
      };
    },
    receive: (message: Extract<Message, { type: 'text' | 'changes' }>) => {
      if (listener === null) {
        return;
      }
      if (message.type === 'text') {
        known = { at: message.at, text: message.text };
      } else if (known?.at === message.from) {
        known = { at: message.at, text: textRules.applyChanges(known.text, message.changes) };
      } else {
        post({ type: 'asked' });
        return;
      }
      listener(known.text);
    },
  };
}

function withoutWords(text: ConversationText): ConversationText {
  return { ...text, segments: text.segments.map((segment) => ({ ...segment, words: [] })) };
}

// A tab with another version of the app may send other messages.
function isMessage(value: unknown): value is Message {
  const { type } = (value ?? {}) as { type?: unknown };
  return type === 'wanted' || type === 'asked' || type === 'text' || type === 'changes';
}
