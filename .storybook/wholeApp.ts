import { accounts } from '@nevisa/mocks/accounts';
import { createBackend } from '@nevisa/mocks/backend';
import { startWorker } from '@nevisa/mocks/browser';
import { createHandlers } from '@nevisa/mocks/handlers';
import { http, passthrough } from 'msw';
import { createPreviewAnnotations } from 'msw-storybook-addon/preview';
import type { StoryContext } from 'storybook/internal/csf';
import type { StoryParameters } from './parameters.ts';

/** The parts that only stories of the application need; the preview imports them for such a story. */
export { OpenApp } from '../apps/web/src/testing/OpenApp.tsx';

/** The first handler, because each further one would read the cookies of the page for every script. */
const filesOfStorybook = http.get(new RegExp(`^${window.location.origin}/assets/`), () =>
  passthrough(),
);

const startMsw = [createPreviewAnnotations(() => startWorker()).beforeEach ?? []].flat();

/**
 * Empties the storage and signs in the owner of a token. A token that is there already stays
 * untouched: frames of the same address hear a removal as a sign-out (docs/AllLooks.tsx).
 */
function emptyStorage(token: string | null): void {
  for (const key of Object.keys(localStorage)) {
    if (key !== 'accessToken' || localStorage.getItem(key) !== token) {
      localStorage.removeItem(key);
    }
  }
  sessionStorage.removeItem('nevisa.purchases');
  if (token !== null) {
    localStorage.setItem('accessToken', token);
  }
}

/**
 * Gives a story a backend of its own, and signs in the account that the story names.
 *
 * @returns a function that removes the backend.
 */
export async function giveBackend(
  context: StoryContext,
  { as, arrange }: NonNullable<StoryParameters['app']>,
) {
  const backend = createBackend();
  arrange?.(backend);
  const endings = await Promise.all(startMsw.map(async (start) => start(context)));
  context.msw.use(filesOfStorybook, ...createHandlers(backend));
  emptyStorage(as === undefined ? null : accounts[as].token);
  return async () => {
    await Promise.all(endings.map((end) => end?.()));
  };
}
