import type { Failure, User } from '@nevisa/api/types';
import { createBackend } from '@nevisa/mocks/backend';
import { NevisaUi } from '@nevisa/ui';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { createKeptTexts } from '../../../shared/forms/keptTexts.ts';
import { createLeaveGuards } from '../../../shared/leaving/leaveGuards.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { ProfileForm } from './ProfileForm.tsx';

const user: User = { ...createBackend().account('sara'), new_messages_count: 0 };

/** The form of a person on a server that answers this. */
function openForm(outcome: object) {
  const send = vi.fn();
  const updateProfile = vi.fn(() => Promise.resolve(outcome));
  const kept = createKeptTexts();
  let expired = false;
  const services = {
    authStore: { client: () => ({ updateProfile }), send, facts: () => ({ expired }) },
    leaveGuards: createLeaveGuards(),
    userScope: () => ({ keep: () => kept }),
  };
  const draw = (isOpen: boolean) => (
    <NevisaUi>
      <MemoryRouter>
        <AppServicesContext value={services as unknown as AppServices}>
          {isOpen && <ProfileForm user={user} />}
        </AppServicesContext>
      </MemoryRouter>
    </NevisaUi>
  );
  const { host, show } = renderInPage(draw(true));
  return {
    host,
    send,
    updateProfile,
    leave: () => show(draw(false)),
    endSession: () => {
      expired = true;
      show(draw(false));
    },
    comeBack: () => {
      expired = false;
      show(draw(true));
    },
  };
}

const firstName = () => page.getByRole('textbox', { name: 'نام', exact: true });

/** Types a name and saves the form on a server that answers this. */
async function save(outcome: object) {
  const { host, send, updateProfile } = openForm(outcome);
  await firstName().fill('مینا');
  await page.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click();
  await vi.waitFor(() => expect(updateProfile).toHaveBeenCalledOnce());
  return { host, send, updateProfile };
}

it('X-230: each sentence of the server is in the form, also that about the gender', async () => {
  const failure: Failure = {
    kind: 'refused',
    status: 400,
    texts: ['the name', 'the gender'],
    fields: { first_name: ['the name'], gender: ['the gender'] },
    code: null,
    retryAfter: null,
  };
  const { host, send } = await save({ ok: false, failure });
  const findGroup = () =>
    host.querySelector('[name=gender]')?.closest('[role=radiogroup], fieldset');
  await vi.waitFor(() => expect(findGroup()).toMatchTextContent('the gender'));
  await expect
    .element(page.getByRole('textbox', { name: 'نام', exact: true }))
    .toHaveAccessibleDescription('the name');
  expect(send).not.toHaveBeenCalled();
});

it('X-230: the account has the saved profile before it is read again', async () => {
  const answer = { ...user, profile: { ...user.profile, first_name: 'مینا' } };
  const { send } = await save({ ok: true, answer });
  await vi.waitFor(() =>
    expect(send.mock.calls).toEqual([
      [{ type: 'account.changed', user: answer }],
      [{ type: 'profile.changed' }],
    ]),
  );
});

it('X-230: the form says a fault of the server, and keeps what was typed', async () => {
  const { host } = await save({ ok: false, failure: { kind: 'server', status: 502 } });
  await vi.waitFor(() =>
    expect(host).toMatchTextContent(/ذخیره نشد؛ آنچه نوشته‌اید سر جایش است\..*مشکلی از سوی نویسا/u),
  );
  await expect.element(page.getByRole('textbox', { name: 'نام', exact: true })).toHaveValue('مینا');
});

it('X-230: a save that fails again moves neither its button nor what is below the form', async () => {
  const { host, updateProfile } = openForm({});
  const button = page.getByRole('button', { name: /^(?:ذخیرهٔ تغییرات|در حال ذخیره…)$/u });
  const measurePlaces = () => [
    button.element().getBoundingClientRect().top,
    host.getBoundingClientRect().height,
  ];
  let fail = () => {};
  updateProfile.mockImplementation(
    () =>
      new Promise((resolve) => {
        fail = () => resolve({ ok: false, failure: { kind: 'server', status: 502 } });
      }),
  );
  await firstName().fill('مینا');
  await expect.element(page.getByRole('group', { name: 'تاریخ تولد' })).toBeVisible();
  const [top] = measurePlaces();
  await button.click();
  await vi.waitFor(() => expect(updateProfile).toHaveBeenCalledOnce());
  fail();
  const alert = page.getByText(/مشکلی از سوی نویسا/u);
  await expect.element(alert).toBeVisible();
  const failed = measurePlaces();
  expect(failed[0]).toBe(top);
  const first = alert.element();
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  expect(measurePlaces()).toEqual(failed);
  fail();
  await expect.element(button).not.toHaveAttribute('aria-busy', 'true');
  expect(measurePlaces()).toEqual(failed);
  // An equal sentence is announced again.
  expect(alert.element()).not.toBe(first);
});

it('A03, X-230: what was typed when the session ended is in the form after the next sign-in', async () => {
  const { endSession, comeBack } = openForm({ ok: true, answer: user });
  await firstName().fill('مینا');
  endSession();
  comeBack();
  await expect.element(firstName()).toHaveValue('مینا');
});

it('X-230: a form that the person has left begins with the stored profile', async () => {
  const { leave, comeBack } = openForm({ ok: true, answer: user });
  const before = user.profile?.first_name ?? '';
  await firstName().fill('مینا');
  leave();
  comeBack();
  await expect.element(firstName()).toHaveValue(before);
});
