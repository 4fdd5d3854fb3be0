import { NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createObservable } from '../../shared/observable.ts';
import { renderInPage } from '../../testing/renderInPage.ts';
import { type AppServices, AppServicesContext } from '../appServices.ts';
import { SignInBanner } from './SignInBanner.tsx';

it('S02: a closed banner stays closed on the next page, until a sign-in is not stored again', async () => {
  const signInWarning = createObservable(true);
  const showBanner = (path: string) => (
    <NevisaUi>
      <AppServicesContext value={{ signInWarning } as unknown as AppServices}>
        <SignInBanner key={path} />
      </AppServicesContext>
    </NevisaUi>
  );
  const { show } = renderInPage(showBanner('/nevisa-live'));
  const sentence = page.getByText(/مرورگر ورود شما را نگه نمی‌دارد/u);
  await page.getByRole('button', { name: 'بستن' }).click();
  await expect.element(sentence).not.toBeInTheDocument();
  show(showBanner('/nevisa-packages'));
  await expect.element(sentence).not.toBeInTheDocument();
  signInWarning.write(true);
  await expect.element(sentence).toBeVisible();
});
