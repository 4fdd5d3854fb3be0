import { isNotFound } from '@nevisa/api/failures';
import { isSameId } from '@nevisa/api';
import type { Conversation, Outcome, WholeConversation } from '@nevisa/api/types';
import type { ConversationEvent } from '@nevisa/machines';
import { loadWhole, toRevision } from './conversationCalls.ts';
import type { PortResources } from './conversationPorts.ts';
import type { OpenedConversation } from './openedConversation.ts';

/** What its member, and the page, tell an opened conversation. */
export interface ConversationNews {
  /** The person opens a text that was opened only to be sent: its words are loaded. */
  show: () => void;
  /** Asks the server for its present revision, e.g. after another call has changed it. */
  look: () => Promise<void>;
  /**
   * Asks the server whether the text changed elsewhere, and reads it again where it did.
   * A hidden page asks when it is shown.
   */
  check: () => Promise<void>;
  /** Whether texts may leave this device has changed. */
  followChoice: () => void;
}

interface NewsParts {
  readonly actor: OpenedConversation['actor'];
  readonly facts: {
    readonly see: (conversation: Conversation) => void;
    readonly read: () => Conversation | null;
    /** Reads again whether texts stay on this device. True when that has changed. */
    readonly followChoice: () => boolean;
  };
  /** Aborted when the conversation is closed. */
  readonly signal: AbortSignal;
}

export function createConversationNews(
  { id, client, mayLeave }: Pick<PortResources, 'id' | 'client' | 'mayLeave'>,
  { actor, facts, signal }: NewsParts,
): ConversationNews {
  const look = async () => {
    const outcome = await loadWhole(client(), id, signal);
    if (signal.aborted) {
      return;
    }
    tellSeen(outcome, (event) => actor.send(event));
    if (outcome.ok) {
      const { text: _, segments: __, ...conversation } = outcome.answer;
      facts.see(conversation);
    }
  };
  return {
    look,
    show: () => actor.send({ type: 'text.shown' }),
    check: async () => {
      if (document.visibilityState !== 'visible' || !mayAsk(actor)) {
        return;
      }
      // A row is small: the whole text follows only where it differs.
      const outcome = await client().listHistory({ ids: [id] }, { signal });
      if (!outcome.ok || signal.aborted) {
        return;
      }
      const row = outcome.answer.results.find((each) => isSameId(each.id, id));
      if (row === undefined || differs(row, facts.read(), actor)) {
        await look();
      } else {
        facts.see(row);
      }
    },
    followChoice: () => {
      if (facts.followChoice()) {
        actor.send({ type: mayLeave() ? 'retry.requested' : 'save.requested' });
      }
    },
  };
}

/** An unfinished load, and a patch without an answer, tell by themselves what the server has. */
function mayAsk(actor: NewsParts['actor']): boolean {
  const view = actor.getSnapshot();
  const { saved, pending, stopReason } = view.context;
  const isOut = stopReason === 'session' || stopReason === 'account';
  return saved !== null && pending === null && !isOut;
}

/** A reading tab has the words of the writing one, and so a revision of its own. */
function differs(
  row: Conversation,
  known: Conversation | null,
  actor: NewsParts['actor'],
): boolean {
  const view = actor.getSnapshot();
  const isDeleted = row.deleted_at !== null;
  const wasDeleted = view.context.stopReason === 'deleted' || (known?.deleted_at ?? null) !== null;
  const isNewer = !view.hasTag('reading') && row.revision !== view.context.saved?.revision;
  return isDeleted !== wasDeleted || isNewer;
}

type Send = (event: ConversationEvent) => void;

/** What an answer of the server says about the open text. */
function tellSeen(outcome: Outcome<WholeConversation>, send: Send): void {
  if (outcome.ok) {
    const isDeleted = outcome.answer.deleted_at !== null;
    send({ type: isDeleted ? 'document.deleted' : 'document.returned' });
    send({ type: 'server.moved', ...toRevision(outcome.answer) });
  } else if (isNotFound(outcome.failure)) {
    send({ type: 'document.deleted', failure: outcome.failure });
  }
}
