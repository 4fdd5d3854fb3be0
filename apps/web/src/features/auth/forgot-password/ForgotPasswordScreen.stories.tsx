import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import type { StepTools } from '../../../flows/steps.ts';
import { paths } from '../../../shared/paths.ts';
import {
  breakCall,
  expectBusy,
  expectNetworkFailure,
  expectWait,
  narrow,
  stall,
  makeTooManyRequests,
} from '../testing/authScreenSteps.ts';
import { patience } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Session/Forgot password',
  tags: ['!autodocs'],
  parameters: {
    ...describePage(
      'The user asks for a code to set a new password: one field for the phone number or the email address.',
    ),
    app: { path: paths.forgotPassword },
  },
});

const askFor = async ({ canvas, userEvent }: StepTools, contact: string) => {
  await userEvent.type(await canvas.findByLabelText('ایمیل یا شمارهٔ همراه'), `${contact}{Enter}`);
};

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await step('R-120: the screen has one field, one button and the link to sign-in', async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
        'بازیابی رمز عبور',
      );
      await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
      await expect(canvas.getByRole('button', { name: 'بازیابی رمز عبور' })).toBeEnabled();
      await expect(canvas.getByRole('link', { name: 'بازگشت به صفحهٔ ورود' })).toHaveAttribute(
        'href',
        paths.signIn,
      );
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
  parameters: { app: { path: paths.forgotPassword, arrange: stall('forgotPassword') } },
  play: async (context) => {
    await askFor(context, '09121234567');
    await expectBusy(context, 'در حال بررسی…');
  },
});

export const Refused = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await askFor({ canvas, userEvent }, 'nobody@nevisa.test');
    await step('R-124, R-235: any refusal shows the sentence of the specification', async () => {
      await expect(await canvas.findByText('اطلاعات وارد شده صحیح نیست')).toBeVisible();
      await expect(canvas.getByRole('textbox')).toHaveValue('nobody@nevisa.test');
    });
  },
});

export const NetworkDown = meta.story({
  parameters: {
    app: { path: paths.forgotPassword, arrange: breakCall('forgotPassword', 'network') },
  },
  play: async (context) => {
    const { step } = context;
    await askFor(context, '09121234567');
    await step('R-230, R-235: a missing answer shows the network failure', async () => {
      await expectNetworkFailure(context);
    });
  },
});

export const TooManyTries = meta.story({
  parameters: {
    app: {
      path: paths.forgotPassword,
      arrange: breakCall('forgotPassword', makeTooManyRequests(30)),
    },
  },
  play: async (context) => {
    await askFor(context, '09121234567');
    await expectWait(context, '۳۰ ثانیه', 'بازیابی رمز عبور');
  },
});

export const Sent = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await askFor({ canvas, userEvent }, ' ۰۹۱۲۱۲۳۴۵۶۷');
    await step(
      'R-121, R-122, R-123: the screen redirects to the code, which was sent to the phone',
      async () => {
        await expect(
          await canvas.findByText('کد تأیید به شمارهٔ همراه شما ارسال شد.', {}, patience),
        ).toBeVisible();
      },
    );
  },
});

export const SentByEmail = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await askFor({ canvas, userEvent }, 'sara@nevisa.test');
    await step('R-121, R-123: the text names the email that the code was sent to', async () => {
      await expect(
        await canvas.findByText('کد تأیید به ایمیل شما ارسال شد.', {}, patience),
      ).toBeVisible();
    });
  },
});

export const Narrow = meta.story(narrow);
