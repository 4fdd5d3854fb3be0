import { isSameId } from '@nevisa/api';
import type { Id } from '@nevisa/api/types';
import { createDrafts, createEditedTexts, createSaveQueue } from '@nevisa/drafts';
import type { MemberScope } from '../../app/userScope.ts';
import { createListNews } from '../../shared/lists/listNews.ts';
import { createListQueries } from '../../shared/lists/listQueries.ts';
import type { AuthStore } from '../auth/authSession/authStore.ts';
import type { DictationPorts } from '../dictation/workspace/dictationPorts.ts';
import type { UserFlag } from '../dictation/workspace/userFlag.ts';
import { changeRow, historyKey } from '../history/data/historyCache.ts';
import { createRetentionChoice } from '../settings/writing/createRetentionChoice.ts';
import { createWritingActor, type WritingPorts } from '../settings/writing/writingActor.ts';
import { createOpenedConversation, type HeldConversation } from './createOpenedConversation.ts';
import type { Conversations } from './openedConversation.ts';
import { textRules } from './textRules.ts';

export interface ConversationsPorts extends WritingPorts {
  authStore: Pick<AuthStore, 'client' | 'facts' | 'subscribe'>;
  waiting: UserFlag;
  /** The device of a story; null in the product. */
  dictationPorts: ((userId: string) => Pick<DictationPorts, 'drafts' | 'saveQueue'>) | null;
}

/**
 * Creates the opened conversations of a user. `UserScope.keep` holds them over a sign-out and
 * a return: `services.userScope(user.id).keep(createConversations)`.
 */
export function createConversations(
  ports: ConversationsPorts,
  scope: MemberScope<ConversationsPorts>,
): Conversations {
  const { authStore, waiting } = ports;
  const { userId, get, onEnd, onDispose } = scope;
  const { drafts, saveQueue } = ports.dictationPorts?.(userId) ?? {
    drafts: createDrafts(userId),
    saveQueue: createSaveQueue(userId),
  };
  const edited = createEditedTexts(drafts, textRules);
  const retention = createRetentionChoice(get(createWritingActor));
  const opened = new Map<string, HeldConversation>();
  const all = () => [...opened.values()];
  onDispose(retention.subscribe(() => all().forEach((each) => each.followChoice())));
  onDispose(followSession(authStore, userId, all));
  onEnd(async () => {
    await Promise.all(all().map((each) => each.close()));
  });
  onDispose(() => all().forEach((each) => void each.close()));
  const news = get(createListNews);
  onDispose(
    news.subscribe(({ list, ids }) => {
      if (list === historyKey) {
        ids.forEach((id) => void opened.get(id)?.look());
      }
    }),
  );

  const create = (id: Id): HeldConversation =>
    createOpenedConversation({
      id,
      name: `nevisa-conversation:${userId}:${String(id)}`,
      client: authStore.client,
      edited: edited.open(String(id)),
      saveQueue,
      mayLeave: () => retention.read() !== false,
      onSaved: ({ title, revision }) => {
        changeRow(get(createListQueries), id, { title, revision });
        news.tell({ list: historyKey, ids: [String(id)] });
      },
      onQueued: () => waiting.set(userId, true),
      onClosed: () => opened.delete(String(id)),
    });

  return {
    open(id) {
      const known = opened.get(String(id));
      if (known?.reopen() === true) {
        return known;
      }
      const created = create(id);
      opened.set(String(id), created);
      return created;
    },
  };
}

/** Tells the opened texts when the session ends and when the same person returns. */
function followSession(
  auth: ConversationsPorts['authStore'],
  userId: string,
  all: () => readonly HeldConversation[],
): () => void {
  let isIn = true;
  return auth.subscribe(() => {
    const { user, starting } = auth.facts();
    const isNowIn = isSameId(user?.id, userId);
    if (starting || isNowIn === isIn) {
      return;
    }
    isIn = isNowIn;
    all().forEach(({ actor }) => {
      actor.send(
        isIn
          ? { type: 'session.returned' }
          : { type: 'session.ended', reason: user === null ? 'session' : 'account' },
      );
    });
  });
}
