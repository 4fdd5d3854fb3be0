import { expect, waitFor, within } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { paths } from '../../../shared/paths.ts';

const meta = preview.meta({
  title: 'Screens/Being built',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The page of every route that is not built yet, inside the shell with the side menu.',
      },
    },
    app: { path: paths.discounts, as: 'admin' },
  },
});

export const InTheFrame = meta.story({
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'مدیریت تخفیف‌ها' }),
    ).toBeVisible();
    await expect(canvas.getByText(/این بخش در دست ساخت است\./)).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'شروع تایپ صوتی' })).toHaveAttribute(
      'href',
      paths.live,
    );
  },
});

export const ForAdministrators = meta.story({
  parameters: { app: { path: paths.users, as: 'admin' } },
  play: async ({ canvas, step }) => {
    await step('R-061: an administrator has the management group in the menu', async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
        'مدیریت کاربران',
      );
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

export const PackagesInsteadOfDictation = meta.story({
  parameters: { app: { path: paths.live, as: 'reza' } },
  play: async ({ canvas, step }) => {
    await step(
      'R-052, X-82: dictation without a package redirects here with a notice',
      async () => {
        await expect(
          await canvas.findByText('برای تایپ صوتی زنده به بستهٔ فعال نیاز دارید.'),
        ).toBeVisible();
      },
    );
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'مدیریت تخفیف‌ها' }),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});
