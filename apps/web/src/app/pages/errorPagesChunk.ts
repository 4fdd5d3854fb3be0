/** The pages of addresses that no one may open, in one chunk. */
export { NotAllowedScreen } from './not-allowed/NotAllowedScreen.tsx';
export { NotFoundScreen } from './not-found/NotFoundScreen.tsx';
