import { accounts } from '@nevisa/mocks/accounts';
import type { Backend } from '@nevisa/mocks/backend';
import { expect, waitFor } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { paths } from '../../shared/paths.ts';
import { patience } from '../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Side menu',
  tags: ['!autodocs'],
  parameters: describePage('The frame of the pages with the side menu, by the role.'),
});

export const ForAdministrators = meta.story({
  parameters: { picture: true, app: { path: paths.messages, as: 'admin' } },
  play: async ({ canvas, step }) => {
    await step('R-061: an administrator has the management group in the menu', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'پیام‌ها' })).toBeVisible();
      await expect(canvas.getAllByRole('link', { name: 'آمار و تحلیل' })[0]).toBeVisible();
    });
    await step('R-063, R-180: the menu shows the picture that the server has', async () => {
      const picture = canvas.getByRole('navigation').querySelector('img');
      await expect(picture?.src).toBe(`${window.location.origin}/media/avatars/admin.svg`);
      await waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(0));
      await expect(canvas.queryByText('م‌ا')).toBeNull();
    });
  },
});

export const UserBlock = meta.story({
  parameters: { app: { path: paths.messages, as: 'sara' } },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'پیام‌ها' }, patience);
    await step('R-063: the icons of the user lead home and to the profile', async () => {
      await expect(canvas.getByRole('link', { name: 'خانه' })).toHaveAttribute('href', paths.home);
      const [inMenu, ofUser, ...more] = canvas.getAllByRole('link', { name: 'پروفایل' });
      await expect(inMenu).toHaveAttribute('href', paths.profile);
      await expect(ofUser).toHaveAttribute('href', paths.profile);
      await expect(more).toEqual([]);
    });
    await step('R-063: the last one signs out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'خروج از حساب' }));
      await expect(await canvas.findByRole('button', { name: 'ورود' }, patience)).toBeVisible();
    });
  },
});

/** The first page after a payment. */
export const AfterPurchase = meta.story({
  parameters: { app: { path: paths.messages, as: 'reza' } },
  beforeEach: () => {
    sessionStorage.setItem('nevisa.purchase-news', accounts.reza.id);
    return () => sessionStorage.removeItem('nevisa.purchase-news');
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('X-214: one bar says that the package is active', async () => {
      await expect(await canvas.findByText('بستهٔ شما فعال شد.', {}, patience)).toBeVisible();
    });
    await step('X-214: the next page is without it', async () => {
      await userEvent.click(canvas.getAllByRole('link', { name: 'بسته‌ها' })[0] ?? canvasElement);
      await canvas.findByRole('heading', { level: 1, name: 'بسته‌ها' }, patience);
      await expect(canvas.queryByText('بستهٔ شما فعال شد.')).toBeNull();
    });
  },
});

/** The package was bought beside an active one. */
export const AfterLaterPurchase = meta.story({
  parameters: {
    app: {
      path: paths.messages,
      as: 'sara',
      arrange: (backend: Backend) => {
        const account = backend.account('sara').nevisa_service_account;
        account.reserved_service_record = account.current_service_record;
      },
    },
  },
  beforeEach: () => {
    sessionStorage.setItem('nevisa.purchase-news', accounts.sara.id);
    return () => sessionStorage.removeItem('nevisa.purchase-news');
  },
  play: async ({ canvas, step }) => {
    await step('X-220: the bar does not call it active', async () => {
      const words = 'بستهٔ شما خریده شد و پس از بستهٔ کنونی آغاز می‌شود.';
      await expect(await canvas.findByText(words, {}, patience)).toBeVisible();
    });
  },
});
