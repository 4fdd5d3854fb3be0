import type { Id } from '@nevisa/api/types';
import { createDrafts, openReviewedWords, type ReviewedWords } from '@nevisa/drafts';
import type { AppServices } from '../../../../app/appServices.ts';
import type { MemberScope } from '../../../../app/userScope.ts';
import { findGone } from '../../data/findGone.ts';

/** The reviewed words of a user's conversations, encrypted on this device. */
export interface ReviewStore {
  /** @param conversationId `String(id)` */
  readonly open: (conversationId: string) => Pick<ReviewedWords, 'read' | 'keep'>;
  /**
   * Deletes the reviewed words of conversations that are deleted for ever.
   *
   * @throws DraftStorageError
   */
  readonly forget: (conversationIds: readonly Id[]) => Promise<void>;
}

export interface ReviewPorts {
  authStore: Pick<AppServices['authStore'], 'client'>;
  dictationPorts: ((userId: string) => Pick<StoryPorts, 'drafts'>) | null;
}

type StoryPorts = ReturnType<NonNullable<AppServices['dictationPorts']>>;

/**
 * A member of the user scope: `services.userScope(user.id).get(createReviewStore)`. It begins with
 * the deletion of what belongs to conversations that ended on another device, or by their days.
 */
export function createReviewStore(
  { authStore, dictationPorts }: ReviewPorts,
  { userId, onDispose, onEnd }: MemberScope<ReviewPorts>,
): ReviewStore {
  const drafts = dictationPorts?.(userId).drafts ?? createDrafts(userId);
  let isClosed = false;
  onDispose(() => {
    isClosed = true;
  });
  const forget = async (conversationIds: readonly Id[]) => {
    const ids = new Set(conversationIds.map(String));
    const reviewed = await drafts.listReviewed();
    for (const id of reviewed.filter((each) => ids.has(each))) {
      // After a sign-out a write would make a key for what was deleted.
      if (!isClosed) {
        await openReviewedWords(drafts, id).remove();
      }
    }
  };
  const forgetGone = async () => {
    const reviewed = await drafts.listReviewed();
    await forget([...(await findGone(authStore.client(), reviewed))]);
  };
  // A later page tries it again.
  let running = forgetGone().catch(() => undefined);
  onEnd(() => {
    isClosed = true;
    return running;
  });
  return {
    forget: (ids) => {
      const done = forget(ids);
      running = Promise.allSettled([running, done]).then(() => undefined);
      return done;
    },
    open: (conversationId) => {
      const words = openReviewedWords(drafts, conversationId);
      return {
        read: () => words.read(),
        keep: async (keys) => {
          if (!isClosed) {
            await words.keep(keys);
          }
        },
      };
    },
  };
}
