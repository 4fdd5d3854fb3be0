import type { User } from '@nevisa/api/types';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { useRetention } from './useRetention.ts';

const user = { id: 1 } as User;

/** Shows what the choice means; the person's change is not at the server yet. */
function openRetention(stored: boolean, waiting: boolean | null) {
  const change = waiting === null ? {} : { save_transcriptions: waiting };
  const context = { stored: { save_transcriptions: stored }, sending: {}, waiting: change };
  const snapshot = { context };
  const actor = {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => undefined }),
  };
  const services = { userScope: () => ({ get: () => actor }) } as unknown as AppServices;
  function List() {
    const { off, hidesServer, showServer } = useRetention(user);
    return (
      <button onClick={showServer}>
        {off ? 'not stored' : 'stored'}, {hidesServer ? 'hidden' : 'shown'}
      </button>
    );
  }
  renderInPage(
    <AppServicesContext value={services}>
      <List />
    </AppServicesContext>,
  );
}

it('X-132: the rows of the server are hidden while texts are not stored, and shown on request', async () => {
  openRetention(false, null);
  await page.getByRole('button', { name: 'not stored, hidden' }).click();
  await expect.element(page.getByRole('button')).toHaveTextContent('not stored, shown');
});

it.each([
  ['stored, shown', true, null],
  ['not stored, hidden', true, false],
  ['stored, shown', false, true],
] as const)('X-132: the choice counts at once: %s', async (words, stored, waiting) => {
  openRetention(stored, waiting);
  await expect.element(page.getByRole('button', { name: words, exact: true })).toBeVisible();
});
