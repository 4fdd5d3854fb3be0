import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import type { StepTools } from '../../../flows/steps.ts';
import { paths } from '../../../shared/paths.ts';

const meta = preview.meta({
  title: 'Screens/Session/Forgot password',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: paths.forgotPassword } },
});

const askFor = async ({ canvas, userEvent }: StepTools, contact: string) => {
  await userEvent.type(await canvas.findByLabelText('ایمیل یا شمارهٔ همراه'), `${contact}{Enter}`);
};

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await step('R-120: one field, one button, and the way to sign-in', async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
        'بازیابی رمز عبور',
      );
      await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
      await expect(canvas.getByRole('link', { name: 'بازگشت به صفحهٔ ورود' })).toBeVisible();
    });
  },
});

export const Incomplete = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'بازیابی رمز عبور' }));
    await step('R-120: the field is required', async () => {
      await expect(canvas.getByText('این فیلد الزامی است')).toBeVisible();
      await expect(canvas.getByRole('textbox')).toHaveFocus();
    });
  },
});

export const Busy = meta.story({
  parameters: {
    app: {
      path: paths.forgotPassword,
      arrange: (backend) => {
        backend.answerSlowly('forgotPassword', 60_000);
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await askFor({ canvas, userEvent }, '09121234567');
    await expect(await canvas.findByRole('button', { name: 'در حال بررسی…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const Refused = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await askFor({ canvas, userEvent }, 'nobody@nevisa.test');
    await step(
      'R-124, R-235: the sentence of the specification, whatever was answered',
      async () => {
        await expect(await canvas.findByText('اطلاعات وارد شده صحیح نیست')).toBeVisible();
        await expect(canvas.getByRole('textbox')).toHaveValue('nobody@nevisa.test');
      },
    );
  },
});

export const NetworkDown = meta.story({
  parameters: {
    app: {
      path: paths.forgotPassword,
      arrange: (backend) => {
        backend.breakDown('forgotPassword', 'network');
      },
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await askFor({ canvas, userEvent }, '09121234567');
    await step('R-230, R-235: without an answer, the network is what is said', async () => {
      await expect(await canvas.findByText('خطا در شبکه')).toBeVisible();
    });
  },
});

export const TooManyTries = meta.story({
  parameters: {
    app: {
      path: paths.forgotPassword,
      arrange: (backend) => {
        backend.breakDown('forgotPassword', {
          status: 429,
          body: { detail: 'کمی صبر کنید.' },
          headers: { 'Retry-After': '30' },
        });
      },
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await askFor({ canvas, userEvent }, '09121234567');
    await step('T30: the wait is said, and nothing can be sent meanwhile', async () => {
      await expect(await canvas.findByText(/۳۰ ثانیه دیگر تلاش کنید/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'بازیابی رمز عبور' })).toBeDisabled();
    });
  },
});

export const Sent = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await askFor({ canvas, userEvent }, ' ۰۹۱۲۱۲۳۴۵۶۷');
    await step('R-121, R-122, R-123: leads to the code, which went to the phone', async () => {
      await expect(
        await canvas.findByText('کد تأیید به شمارهٔ همراه شما ارسال شد.', {}, { timeout: 5_000 }),
      ).toBeVisible();
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});
