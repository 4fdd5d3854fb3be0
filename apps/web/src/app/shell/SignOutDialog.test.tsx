import { NevisaUi } from '@nevisa/ui';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../testing/renderInPage.ts';
import { SignOutDialog } from './SignOutDialog.tsx';

const ignore = () => undefined;

/** The question before a sign-out at a device that deletes nothing. */
function Question() {
  const [failed, setFailed] = useState(false);
  return (
    <SignOutDialog
      question={{
        reason: 'unsaved',
        busy: false,
        failed,
        request: ignore,
        stay: ignore,
        leave: ignore,
        leaveAndDelete: () => setFailed(true),
        forgetFailure: () => setFailed(false),
      }}
    />
  );
}

it('S10: the question about the deletion says nothing of a former failure when it is asked again', async () => {
  renderInPage(
    <NevisaUi>
      <Question />
    </NevisaUi>,
  );
  const ask = () => page.getByRole('button', { name: 'خروج و پاک کردن از این دستگاه' });
  const alert = () => page.getByText('پاک نشد', { exact: false });
  await ask().click();
  await expect.element(page.getByText(/برای همیشه از این دستگاه پاک می‌شود/u)).toBeVisible();
  await ask().click();
  await expect.element(alert()).toBeVisible();
  await page.getByRole('button', { name: 'انصراف' }).click();
  await ask().click();
  await expect.element(page.getByText(/برای همیشه از این دستگاه پاک می‌شود/u)).toBeVisible();
  await expect.element(alert()).not.toBeInTheDocument();
});
