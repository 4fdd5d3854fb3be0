import type { User } from '@nevisa/api/types';
import { createBackend } from '@nevisa/mocks/backend';
import { NevisaUi } from '@nevisa/ui';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { ContactRows } from './ContactRows.tsx';
import { type ContactPorts, createContactActor } from './createContactActor.ts';

const user: User = { ...createBackend().account('sara'), new_messages_count: 0 };
const verified = 'نشانی تازه تأیید و ثبت شد.';

it('X-235: the page says that a contact is verified until the person leaves it', async () => {
  const succeed = () => Promise.resolve({ ok: true, answer: user });
  const client = { addContact: succeed, verifyContact: succeed };
  const authStore = { client: () => client, send: vi.fn() };
  const ports = { authStore } as unknown as ContactPorts;
  const actor = createContactActor(ports, { onDispose: onTestFinished });
  const services = { authStore, userScope: () => ({ get: () => actor }) };
  const draw = (isThere: boolean) => (
    <NevisaUi>
      <AppServicesContext value={services as unknown as AppServices}>
        {isThere && <ContactRows user={user} />}
      </AppServicesContext>
    </NevisaUi>
  );
  const { show } = renderInPage(draw(true));
  actor.send({ type: 'contact.opened', kind: 'email' });
  actor.send({ type: 'contact.submitted', value: 'new@nevisa.test' });
  await vi.waitFor(() => expect(actor.getSnapshot().hasTag('proving')).toBe(true));
  actor.getSnapshot().children.otp?.send({ type: 'code.submitted', proof: { otp: '123456' } });
  await expect.element(page.getByText(verified)).toBeVisible();
  show(draw(false));
  show(draw(true));
  await expect.element(page.getByRole('button', { name: 'تغییر ایمیل' })).toBeVisible();
  expect(page.getByText(verified).elements()).toEqual([]);
});

it('X-235: a contact of the account is shown as verified, and a missing one can be added', async () => {
  const actor = createContactActor({ authStore: {} } as unknown as ContactPorts, {
    onDispose: onTestFinished,
  });
  const services = { userScope: () => ({ get: () => actor }) } as unknown as AppServices;
  const shown = { ...user, email: 'sara@nevisa.test', phone: null };
  const { host } = renderInPage(
    <NevisaUi>
      <AppServicesContext value={services}>
        <ContactRows user={shown} />
      </AppServicesContext>
    </NevisaUi>,
  );
  expect(host).toMatchTextContent(/sara@nevisa\.test.*تأییدشده.*شمارهٔ همراه.*ثبت نشده/u);
  expect(host.textContent.match(/تأییدشده/gu)).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'تغییر ایمیل' })).toBeVisible();
  await page.getByRole('button', { name: 'افزودن شمارهٔ همراه' }).click();
  expect(actor.getSnapshot().context.kind).toBe('phone');
});
