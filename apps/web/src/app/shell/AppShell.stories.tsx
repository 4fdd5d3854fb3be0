import { expect, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { paths } from '../../shared/paths.ts';

const meta = preview.meta({
  title: 'Screens/Side menu',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: 'The frame of the pages with the side menu, by the role.' },
    },
  },
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
