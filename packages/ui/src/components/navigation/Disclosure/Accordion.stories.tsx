import { expect, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Accordion } from './Accordion.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        id: 'privacy',
        title: 'صدای من کجا می‌ماند؟',
        content: 'تنها اگر بخواهید، در حساب شما. هر زمان می‌توانید آن را پاک کنید.',
      },
      {
        id: 'credit',
        title: 'اعتبار چگونه کم می‌شود؟',
        content: 'به اندازهٔ زمانی که گفته‌اید، ثانیه به ثانیه؛ سکوت حساب نمی‌شود.',
      },
      {
        id: 'offline',
        title: 'اگر در میان گفت‌وگویی بلند اینترنت قطع شود، چه بر سر نوشته می‌آید؟',
        content: 'صدا در دستگاه می‌ماند و پس از وصل شدن فرستاده می‌شود.',
      },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const [first, second] = canvas.getAllByRole('group');
    await step('a click opens an answer', async () => {
      await userEvent.click(canvas.getByText('صدای من کجا می‌ماند؟'));
      await expect(first).toHaveAttribute('open');
    });
    await step('opening another answer closes the first', async () => {
      await userEvent.click(canvas.getByText('اعتبار چگونه کم می‌شود؟'));
      await waitFor(() => expect(second).toHaveAttribute('open'));
      await expect(first).not.toHaveAttribute('open');
    });
  },
});

export const Several = meta.story({
  args: { several: true, open: 'privacy' },
  play: async ({ canvas, userEvent, step }) => {
    await step('`several` leaves other answers open', async () => {
      await userEvent.click(canvas.getByText('اعتبار چگونه کم می‌شود؟'));
      const [first, second] = canvas.getAllByRole('group');
      await expect(first).toHaveAttribute('open');
      await expect(second).toHaveAttribute('open');
    });
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  args: { open: 'credit' },
});
