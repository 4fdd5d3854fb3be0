/** Loads the code of the review. */
export const loadReview = () => import('./reviewChunk.ts');
