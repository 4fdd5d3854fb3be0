import type { User } from '@nevisa/api/types';
import { createBackend } from '@nevisa/mocks/backend';
import { Section } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { holdAnswer } from '../../../testing/holdAnswer.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { AvatarPart } from './AvatarPart.tsx';

const account = createBackend().account('reza');

/** The account with a picture of this address. */
function makeUser(url: string | null): User {
  return { ...account, profile: { ...account.profile, avatar_url: url }, new_messages_count: 0 };
}

it('X-233: the button that removes the picture keeps the focus, and its section has it after that', async () => {
  const user = makeUser('/picture.png');
  const removal = holdAnswer<{ ok: true; answer: null }>();
  const services = {
    config: { apiHost: 'https://api.example' },
    authStore: {
      client: () => ({ removeAvatar: () => removal.promise }),
      facts: () => ({ user }),
      send: () => undefined,
    },
  } as unknown as AppServices;
  const draw = (shown: User) => (
    <AppServicesContext value={services}>
      <Section heading="Account">
        <AvatarPart user={shown} />
      </Section>
    </AppServicesContext>
  );
  const { show } = renderInPage(draw(user));
  const button = page.getByRole('button', { name: 'برداشتن تصویر' }).element();
  await page.getByRole('button', { name: 'برداشتن تصویر' }).click();
  await expect.poll(() => button.ariaDisabled, { timeout: 1_000 }).toBe('true');
  expect(document.activeElement).toBe(button);
  removal.resolve({ ok: true, answer: null });
  show(draw(makeUser(null)));
  await expect.poll(() => document.activeElement?.textContent, { timeout: 1_000 }).toBe('Account');
});
