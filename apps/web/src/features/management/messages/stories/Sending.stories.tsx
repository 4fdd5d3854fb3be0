import { expect, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  waitForCount,
  draft,
  openMessages,
  scheduled,
  getServer,
  findStoredMessage,
  getTitleField,
} from '../../../../testing/adminMessageSteps.ts';
import { makeTooManyRequests } from '../../../auth/testing/authScreenSteps.ts';
import { patience, waitUntil } from '../../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Management/Messages/Sending',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('A written message before and after it is sent or scheduled.'),
    ...openMessages(`?id=${draft}`),
  },
});

export const Asking = meta.story({
  parameters: { picture: true, ...openMessages(`?id=${draft}`) },
  play: async ({ canvas, userEvent, step }) => {
    await getTitleField(canvas);
    await waitForCount(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'ارسال' }));
    const dialog = within(await canvas.findByRole('alertdialog', {}, patience));
    await step(
      'X-288: the button of the question names the number, and cancel has the focus',
      async () => {
        const send = dialog.getByRole('button', { name: /^ارسال برای [۰-۹٬]+ نفر$/ });
        await waitUntil(() => expect(send).toBeVisible());
        await waitUntil(() => expect(dialog.getByRole('button', { name: 'انصراف' })).toHaveFocus());
        await expect(findStoredMessage(draft).state).toBe('DRAFT');
      },
    );
  },
});

export const SentToAll = meta.story({
  parameters: openMessages(`?id=${draft}`),
  play: async ({ canvas, userEvent, step }) => {
    await getTitleField(canvas);
    await waitForCount(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'ارسال' }));
    const dialog = within(await canvas.findByRole('alertdialog', {}, patience));
    await userEvent.dblClick(dialog.getByRole('button', { name: /^ارسال برای/ }));
    await step('X-288: the message is sent once, and its recipients find it', async () => {
      await waitUntil(() => expect(findStoredMessage(draft).state).toBe('SENT'));
      const { title } = findStoredMessage(draft);
      const found = getServer()
        .account('sara')
        .messages.filter((one) => one.title === title);
      await expect(found).toHaveLength(1);
      await waitUntil(() => expect(canvas.getByText('پیام ارسال شد')).toBeVisible());
    });
  },
});

export const CountChanged = meta.story({
  parameters: openMessages(`?id=${draft}`),
  play: async ({ canvas, userEvent, step }) => {
    await getTitleField(canvas);
    await waitForCount(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'ارسال' }));
    await canvas.findByRole('alertdialog', {}, patience);
    getServer().account('newcomer').verified = false;
    await userEvent.click(canvas.getByRole('button', { name: /^ارسال برای/ }));
    await step('X-288, T-92: another number asks again, and nothing is sent yet', async () => {
      await waitUntil(() =>
        expect(canvas.getByText(/^شمار گیرندگان به [۰-۹٬]+ تغییر کرد\.$/)).toBeVisible(),
      );
      await expect(findStoredMessage(draft).state).toBe('DRAFT');
    });
  },
});

export const NoRecipients = meta.story({
  parameters: openMessages(`?id=${draft}`, (backend) => {
    backend.messageStore.find(draft).audience = { kind: 'USERS', user_ids: ['no one'] };
  }),
  play: async ({ canvas, step }) => {
    await getTitleField(canvas);
    await step('X-287: an audience of 0 turns sending off', async () => {
      await waitUntil(() =>
        expect(canvas.getAllByText(/این گیرندگان اکنون کسی را در بر نمی‌گیرد/)[0]).toBeVisible(),
      );
      await expect(canvas.getByRole('button', { name: 'ارسال' })).toBeDisabled();
    });
  },
});

export const CountFailed = meta.story({
  parameters: openMessages(`?id=${draft}`, (backend) =>
    backend.breakDown('countAudience', 'network'),
  ),
  play: async ({ canvas, userEvent, step }) => {
    await getTitleField(canvas);
    await step('X-287: a failed count turns sending off, and can be tried again', async () => {
      const again = await canvas.findByRole('button', { name: 'شمارش دوباره' }, patience);
      await expect(canvas.getByRole('button', { name: 'ارسال' })).toBeDisabled();
      getServer().repair();
      await userEvent.click(again);
      await waitForCount(canvas);
      await expect(canvas.getByRole('button', { name: 'ارسال' })).toBeEnabled();
    });
  },
});

export const TooManySends = meta.story({
  parameters: openMessages(`?id=${draft}`, (backend) =>
    backend.breakDown('sendAdminMessage', makeTooManyRequests(600)),
  ),
  play: async ({ canvas, userEvent, step }) => {
    const title = await getTitleField(canvas);
    await waitForCount(canvas);
    const send = canvas.getByRole('button', { name: 'ارسال' });
    await userEvent.click(send);
    await canvas.findByRole('alertdialog', {}, patience);
    await userEvent.click(canvas.getByRole('button', { name: /^ارسال برای/ }));
    await step(
      'T30: the button waits with the focus, and typing does not end the wait',
      async () => {
        await canvas.findByText(/پس از ۱۰ دقیقه دوباره تلاش کنید/, {}, patience);
        await waitUntil(() => expect(send).toHaveFocus());
        await userEvent.type(title, '!');
        await expect(send).toHaveAttribute('aria-disabled', 'true');
        await expect(title).toHaveDisplayValue(/!$/);
      },
    );
  },
});

export const Tested = meta.story({
  parameters: openMessages(`?id=${draft}`),
  play: async ({ canvas, userEvent, step }) => {
    await getTitleField(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'ارسال آزمایشی برای خودم' }));
    await step('X-288: a test reaches the writer only', async () => {
      await waitUntil(() =>
        expect(canvas.getByText('پیام آزمایشی در پیام‌های شماست')).toBeVisible(),
      );
      const { title } = findStoredMessage(draft);
      await expect(getServer().account('admin').messages[0]?.title).toBe(title);
      await expect(getServer().account('sara').messages[0]?.title).not.toBe(title);
    });
  },
});

export const Scheduled = meta.story({
  parameters: openMessages(`?id=${scheduled}`),
  play: async ({ canvas, userEvent, step }) => {
    await getTitleField(canvas);
    await waitForCount(canvas);
    await step(
      'X-289: the time is written with its clock, «به وقت تهران» and how far away it is',
      async () => {
        await expect(
          (
            await canvas.findAllByText(
              /ساعت [۰-۹:]+ به وقت تهران \([۰-۹]+ روز دیگر\)$/,
              {},
              patience,
            )
          )[0],
        ).toBeVisible();
      },
    );
    await step('X-290: typing changes nothing on the server by itself', async () => {
      await userEvent.type(await getTitleField(canvas), ' ۲');
      await expect(canvas.getAllByText('فقط روی این دستگاه')[0]).toBeVisible();
      await expect(findStoredMessage(scheduled).title).not.toMatch(/ ۲$/);
    });
    await step('X-290: canceling takes it back to the drafts', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'لغو زمان‌بندی' }));
      await waitUntil(() => expect(findStoredMessage(scheduled).state).toBe('DRAFT'));
    });
  },
});

export const AlreadySent = meta.story({
  parameters: openMessages(`?id=${scheduled}`),
  play: async ({ canvas, userEvent, step }) => {
    await getTitleField(canvas);
    await waitForCount(canvas);
    getServer().clock.advance(40 * 86_400_000);
    await userEvent.click(canvas.getByRole('button', { name: 'لغو زمان‌بندی' }));
    await step(
      'X-290: a message whose sending has begun is not canceled: the word of the server',
      async () => {
        await expect(
          await canvas.findByText('این پیام ارسال شده است و دیگر ویرایش نمی‌شود.', {}, patience),
        ).toBeVisible();
        await expect(findStoredMessage(scheduled).state).toBe('SENT');
      },
    );
  },
});
