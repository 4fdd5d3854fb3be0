/** The review of uncertain words: code that the text does not need. */
export { createReview } from './createReview.ts';
export { ReviewPanel } from './ReviewPanel.tsx';
