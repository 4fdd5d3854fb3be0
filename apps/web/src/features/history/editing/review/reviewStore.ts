import { createDrafts, openReviewedWords, type ReviewedWords } from '@nevisa/drafts';
import type { AppServices } from '../../../../app/appServices.ts';
import type { MemberScope } from '../../../../app/userScope.ts';

/** The reviewed words of a user's conversations, encrypted on this device. */
export interface ReviewStore {
  /** @param conversationId `String(id)` */
  readonly open: (conversationId: string) => ReviewedWords;
}

/** A member of the user scope: `services.userScope(user.id).get(createReviewStore)`. */
export function createReviewStore(
  { dictationPorts }: Pick<AppServices, 'dictationPorts'>,
  { userId, onDispose }: MemberScope,
): ReviewStore {
  const drafts = dictationPorts?.(userId).drafts ?? createDrafts(userId);
  let isClosed = false;
  onDispose(() => {
    isClosed = true;
  });
  return {
    open: (conversationId) => {
      const words = openReviewedWords(drafts, conversationId);
      return {
        ...words,
        // After a sign-out a write would make a key for what was deleted.
        keep: async (keys) => {
          if (!isClosed) {
            await words.keep(keys);
          }
        },
      };
    },
  };
}
