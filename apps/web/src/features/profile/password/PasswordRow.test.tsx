import { NevisaUi } from '@nevisa/ui';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { PasswordRow } from './PasswordRow.tsx';

it('X-234: old, new and repeated password are sent as they are typed, and only the server compares them', async () => {
  const changePassword = vi.fn(() => Promise.resolve({ ok: true, answer: undefined }));
  const services = { authStore: { changePassword } } as unknown as AppServices;
  renderInPage(
    <NevisaUi>
      <MemoryRouter>
        <AppServicesContext value={services}>
          <PasswordRow />
        </AppServicesContext>
      </MemoryRouter>
    </NevisaUi>,
  );
  await page.getByRole('button', { name: 'تغییر رمز عبور' }).click();
  for (const [label, typed] of [
    ['رمز عبور کنونی', 'old'],
    ['رمز عبور جدید', 'new'],
    ['تکرار رمز عبور جدید', 'another'],
  ] as const) {
    await page.getByLabelText(label, { exact: true }).fill(typed);
  }
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'تغییر رمز عبور' }).click();
  await vi.waitFor(() =>
    expect(changePassword).toHaveBeenCalledWith({
      old_password: 'old',
      password: 'new',
      password_confirmation: 'another',
    }),
  );
});
