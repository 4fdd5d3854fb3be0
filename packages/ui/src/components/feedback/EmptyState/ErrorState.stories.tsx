import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Illustration } from '../../media/Illustration/Illustration.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  args: {
    heading: 'تاریخچه بارگذاری نشد',
    sentence: 'به سرور دسترسی نداریم. اتصال اینترنت خود را بررسی کنید.',
    onRetry: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the error is announced and a press retries', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('تاریخچه بارگذاری نشد');
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
    });
  },
});

export const Retrying = meta.story({
  args: { retrying: true },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the button ignores presses during a retry', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await expect(args.onRetry).not.toHaveBeenCalled();
    });
  },
});

export const WithoutRetry = meta.story({
  render: ({ onRetry: _unused, ...args }) => <ErrorState {...args} />,
});

export const WithDrawing = meta.story({ args: { drawing: <Illustration name="offline" /> } });

export const LongText = meta.story({
  args: {
    sentence:
      'سرور پاسخی داد که نمی‌توان آن را خواند. متن‌های شما سر جای خود هستند و چیزی پاک نشده است؛ چند دقیقهٔ دیگر دوباره تلاش کنید و اگر باز همین را دیدید، به پشتیبانی خبر دهید.',
  },
});

export const Sheet = meta.story({ parameters: { everyTheme: true, picture: true } });
