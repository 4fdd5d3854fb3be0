import { spyOn } from 'storybook/test';

const spyOnLine = () => spyOn(Navigator.prototype, 'onLine', 'get');

/** Takes the network from the browser of a story, as `beforeEach` or in a play function; returns `returnNetwork`. */
export function loseNetwork(): () => void {
  spyOnLine().mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  return returnNetwork;
}

/** Gives the network back to the browser of a story. */
export function returnNetwork(): void {
  spyOnLine().mockRestore();
  window.dispatchEvent(new Event('online'));
}
