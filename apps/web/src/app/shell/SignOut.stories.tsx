import { expect, waitFor, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import type { StepTools } from '../../flows/steps.ts';
import { findSheet, arrangeWorkspace } from '../../testing/dictationSteps.ts';
import { patience } from '../../testing/patience.ts';

const kept = {
  documentId: 'kept',
  changedAt: Date.UTC(2026, 10, 21, 8, 30),
  entries: [
    {
      kind: 'segment',
      segment: {
        id: 'a',
        text: 'متنی فقط روی دستگاه',
        start: 0,
        end: 1,
        words: [],
        confirmed: true,
      },
    },
    { kind: 'finished' },
  ],
};

const meta = preview.meta({
  title: 'Screens/Signing out',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The question before a sign-out that would lose or leave text on this device.'),
    app: arrangeWorkspace({ kept: [kept] }),
  },
});

async function requestSignOut({ canvas, userEvent }: StepTools) {
  await userEvent.click(await canvas.findByRole('button', { name: 'خروج از حساب' }, patience));
  return within(await canvas.findByRole('alertdialog', { name: 'خروج از حساب' }, patience));
}

export const Unsaved = meta.story({
  parameters: { picture: true },
  play: async (context) => {
    await findSheet(context);
    const question = await requestSignOut(context);
    await context.step('S10: text that is only on this device is named', async () => {
      await expect(question.getByText(/نوشته‌ای از شما فقط روی این دستگاه است/)).toBeInTheDocument();
    });
  },
});

export const DeletedFromTheDevice = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await findSheet(context);
    const question = await requestSignOut(context);
    const name = 'خروج و پاک کردن از این دستگاه';
    await step('S10: the deletion asks once more, then signs out', async () => {
      await userEvent.click(question.getByRole('button', { name }));
      const last = within(await canvas.findByRole('alertdialog', { name }, patience));
      await expect(last.getByText(/برای همیشه از این دستگاه پاک می‌شود/)).toBeInTheDocument();
      await userEvent.click(last.getByRole('button', { name }));
      await expect(await canvas.findByRole('button', { name: 'ورود' }, patience)).toBeVisible();
      await waitFor(() => expect(localStorage.getItem('accessToken')).toBeNull());
    });
  },
});

export const Unkept = meta.story({
  parameters: { app: arrangeWorkspace({ refuses: 'full' }) },
  play: async (context) => {
    const { userEvent, step } = context;
    await userEvent.type(await findSheet(context), 'تنها در حافظه');
    await context.canvas.findByText('متن روی این دستگاه ذخیره نمی‌شود', {}, patience);
    await step('S10: a device that stores nothing does not sign out unasked', async () => {
      const question = await requestSignOut(context);
      await expect(question.getByText(/با خروج از دست می‌رود/)).toBeInTheDocument();
    });
  },
});
