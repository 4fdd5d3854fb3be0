import { createToastQueue, NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { createScopeServices } from '../../../testing/createScopeServices.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import type { Discounts } from '../data/useDiscounts.ts';
import { HeadMenu } from './HeadMenu.tsx';

it('X-111: the focus is on the cancel button while a file is made, and on the menu button after it', async () => {
  const services = createScopeServices() as unknown as AppServices;
  const discounts = {
    member: {
      client: {
        listDiscounts: (_: unknown, { signal }: { signal: AbortSignal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(new Error('canceled')));
          }),
      },
    },
    list: { query: {} },
    choices: { columns: { read: () => ({ order: [], hidden: [] }) } },
    packages: { items: [] },
    page: { count: 3 },
  } as unknown as Discounts;
  renderInPage(
    <NevisaUi>
      <AppServicesContext value={services}>
        <HeadMenu discounts={discounts} toasts={createToastQueue()} />
      </AppServicesContext>
    </NevisaUi>,
  );
  await page.getByRole('button').click();
  await page.getByRole('menuitem', { name: /دانلود/ }).click();
  const cancel = page.getByRole('button', { name: /لغو دانلود/ });
  await expect.element(cancel).toHaveFocus();
  await cancel.click();
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-haspopup', 'menu');
  await expect.element(page.getByRole('button')).toHaveFocus();
});
