import type { User } from '@nevisa/api/types';
import { createBackend } from '@nevisa/mocks/backend';
import { NevisaUi, Section } from '@nevisa/ui';
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

function showPart(client: object): HTMLElement {
  const services = {
    config: { apiHost: 'https://api.example' },
    authStore: { client: () => client, facts: () => ({ user: null }), send: () => undefined },
  } as unknown as AppServices;
  const { host } = renderInPage(
    <NevisaUi>
      <AppServicesContext value={services}>
        <AvatarPart user={makeUser('/picture.png')} />
      </AppServicesContext>
    </NevisaUi>,
  );
  return host;
}

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

it.each([
  ['another type', new Blob(['<svg/>']), 'فقط تصویر jpg، png یا webp پذیرفته می‌شود.'],
  [
    '20 MB and one byte',
    new Blob([png, new Uint8Array(20_000_001 - png.length)]),
    'این تصویر بیش از ۲۰ مگابایت یا ۶۰ میلیون پیکسل است.',
  ],
  ['a broken content', new Blob([png]), /این تصویر خوانده نمی‌شود/u],
])('X-233: a file of %s is no picture, which is said', async (_, content, words) => {
  const host = showPart({});
  const chosen = new DataTransfer();
  chosen.items.add(new File([content], 'a.png', { type: 'image/png' }));
  const input = host.querySelector('input[type=file]') as HTMLInputElement;
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(words);
  await expect.element(page.getByRole('button', { name: 'برداشتن تصویر' })).toBeVisible();
});

it('X-233: a picture that was not removed stays, and the failure is said', async () => {
  showPart({ removeAvatar: () => Promise.resolve({ ok: false, failure: { kind: 'network' } }) });
  const remove = page.getByRole('button', { name: 'برداشتن تصویر' });
  await remove.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('خطا در شبکه');
  await expect.element(remove).toBeVisible();
});

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
