import type { Id } from '@nevisa/api/types';
import type { UserScope } from '../../../../app/userScope.ts';
import { importChunk } from '../../../../shared/late/importChunk.ts';
import type { ReviewPorts } from './reviewStore.ts';

export interface ReviewOwners {
  readonly userScope: (userId: Id) => UserScope<ReviewPorts>;
}

/** The conversations are deleted for ever: what this device has of their review goes, too. */
export function forgetReviews(
  { userScope }: ReviewOwners,
  userId: string,
  conversationIds: readonly Id[],
): void {
  // What is left by a failure goes when a text is opened the next time.
  importChunk(() => import('./reviewStore.ts'))
    .then(({ createReviewStore }) => userScope(userId).get(createReviewStore))
    .then((reviews) => reviews.forget(conversationIds))
    .catch(() => undefined);
}
