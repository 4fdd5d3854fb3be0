import { configure } from 'storybook/test';

/**
 * Dispatches the events of a play function as a browser does, without React's `act`. Inside of `act`, which Storybook
 * does not await here, a part that suspends for its chunk is never shown. A production build has no `act`.
 */
export function dispatchWithoutAct(): void {
  configure({ eventWrapper: (dispatch) => dispatch() });
}
