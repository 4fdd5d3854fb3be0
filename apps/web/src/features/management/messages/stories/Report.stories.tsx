import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  openMessages,
  sent,
  findStoredMessage,
  getTitleField,
} from '../../../../testing/adminMessageSteps.ts';
import { patience, waitUntil } from '../../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Management/Messages/Report',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('A sent message and what became of it.'),
    ...openMessages(`?id=${sent}`),
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { name: 'گزارش' }, patience);
    await step('X-291: recipients, readers with their share, and deletions', async () => {
      await expect(canvas.getByText('خوانده‌اند', { selector: 'dt, dt *' })).toBeVisible();
      await expect(canvas.getByText(/نفر · [۰-۹]+٪$/)).toBeVisible();
    });
    await step('X-291: a table lists the same numbers by day', async () => {
      await expect(canvas.getByRole('table', { name: 'به تفکیک روز' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'دانلود گزارش (csv)' })).toBeEnabled();
    });
    await step('X-290: a sent message is only read', async () => {
      await expect(canvas.queryByRole('textbox', { name: 'عنوان' })).toBeNull();
    });
  },
});

export const LinkCounted = meta.story({
  parameters: openMessages(`?id=${sent}`, (backend) => {
    const message = backend.messageStore.find(sent);
    message.past = { recipients: 1_000, opened: 120, days: message.past?.days ?? [] };
  }),
  play: async ({ canvas, step }) => {
    await step('X-292: opened links are shown where the server counts them', async () => {
      await expect(await canvas.findByText('لینک را باز کرده‌اند', {}, patience)).toBeVisible();
    });
  },
});

export const WithoutRecipients = meta.story({
  parameters: openMessages(`?id=${sent}`, (backend) => {
    backend.messageStore.find(sent).past = { recipients: 0, opened: null, days: [] };
  }),
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { name: 'گزارش' }, patience);
    await step('X-291: without recipients there is no share', async () => {
      await expect(canvas.queryByText(/٪/)).toBeNull();
    });
    await step('X-292: without a count of the server, opened links are not shown', async () => {
      await expect(canvas.queryByText('لینک را باز کرده‌اند')).toBeNull();
    });
  },
});

export const Similar = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ساخت پیام مشابه' }, patience));
    await step('X-290: a similar message begins with the same words', async () => {
      const title = await getTitleField(canvas);
      await waitUntil(() => expect(title).toHaveValue(findStoredMessage(sent).title));
    });
  },
});

export const NetworkDown = meta.story({
  parameters: openMessages(`?id=${sent}`, (backend) =>
    backend.breakDown('reportAdminMessage', 'network'),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('گزارش بارگذاری نشد', {}, patience)).toBeVisible();
  },
});
