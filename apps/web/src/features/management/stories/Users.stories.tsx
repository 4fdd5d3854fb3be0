import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { openUsers, soon } from '../../../testing/managementSteps.ts';

const meta = preview.meta({
  title: 'Screens/Management/Users',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: 'The list of users: its states, search, filters and choice.' },
    },
    ...openUsers(),
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('group', { name: 'روز عضویت' }, { timeout: 10_000 });
    await step('X-256: 25 of 5,000 users, newest first, with their number', async () => {
      await soon(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(25));
      await expect(canvas.getByText('۵٬۰۰۰ کاربر')).toBeVisible();
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, step }) => {
    await soon(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(25));
    await step('X-256: the rows are cards, and nothing is wider than the window', async () => {
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});
