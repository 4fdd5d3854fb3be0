import { accounts } from '@nevisa/mocks/accounts';
import type { Backend } from '@nevisa/mocks/backend';
import { expect, waitFor } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import type { StepTools } from '../../../flows/steps.ts';
import { paths } from '../../../shared/paths.ts';
import {
  breakCall,
  expectBusy,
  expectNetworkFailure,
  narrow,
  stall,
  watchCalls,
} from '../testing/authScreenSteps.ts';
import { patience } from '../../../testing/patience.ts';

const { id } = accounts.sara;
const forgotten = (backend: Backend) => {
  backend.forgotPassword({ phone: '09121234567' });
};
const app = { path: paths.changePassword, state: { id, type: 'phone' }, arrange: forgotten };

const meta = preview.meta({
  title: 'Screens/Session/Change password',
  tags: ['!autodocs'],
  parameters: {
    ...describePage(
      'The user enters the code and the new password before the countdown of the code ends.',
    ),
    app,
  },
});

const change = async (
  { canvas, userEvent }: StepTools,
  otp: string,
  [password, confirmation]: readonly [string, string] = ['sara-1406', 'sara-1406'],
) => {
  await userEvent.type(await canvas.findByLabelText('کد تأیید'), otp);
  await userEvent.type(canvas.getByLabelText('رمز عبور جدید'), password);
  await userEvent.type(canvas.getByLabelText('تکرار رمز عبور جدید'), `${confirmation}{Enter}`);
};

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await step(
      'R-123, R-125, R-129: the screen has three fields, the recipient and the countdown',
      async () => {
        await expect(
          await canvas.findByText('کد تأیید به شمارهٔ همراه شما ارسال شد.'),
        ).toBeVisible();
        for (const label of ['کد تأیید', 'رمز عبور جدید', 'تکرار رمز عبور جدید']) {
          await expect(canvas.getByLabelText(label)).toHaveValue('');
        }
        await expect(canvas.getByText(/۰[۱۲]:[۰-۵][۰-۹]/)).toBeVisible();
      },
    );
    await step('R-129: a link leads back to sign-in', async () => {
      await expect(canvas.getByRole('link', { name: 'بازگشت به صفحهٔ ورود' })).toHaveAttribute(
        'href',
        paths.signIn,
      );
    });
  },
});

export const SentByEmail = meta.story({
  parameters: { app: { ...app, state: { id, type: 'email' } } },
  play: async ({ canvas, step }) => {
    await step('R-123: the sentence names the email address', async () => {
      await expect(await canvas.findByText('کد تأیید به ایمیل شما ارسال شد.')).toBeVisible();
    });
  },
});

export const Incomplete = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'تغییر رمز عبور' }));
    await step('R-125: all three fields are required', async () => {
      await expect(canvas.getAllByText('این فیلد الزامی است')).toHaveLength(3);
      await expect(canvas.getByLabelText('کد تأیید')).toHaveFocus();
    });
  },
});

export const Changing = meta.story({
  parameters: { app: { ...app, arrange: stall('changeForgottenPassword', forgotten) } },
  play: async (context) => {
    await change(context, '123456');
    await context.step('the button shows progress', async () => {
      await expectBusy(context, 'در حال تغییر…');
    });
  },
});

export const Refused = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const sent = watchCalls();
    await change({ canvas, userEvent }, '123456', [' کوتاه ', 'دیگر']);
    await step('R-126, R-130: both passwords are sent as they were typed', async () => {
      await waitFor(() =>
        expect(sent('/account/change_forgotten_password')).toEqual([
          { otp: '123456', password: ' کوتاه ', password_confirmation: 'دیگر', id },
        ]),
      );
    });
    await step(
      'R-128, R-130: a short password and another confirmation are sent, and their refusal shows the sentence of the specification',
      async () => {
        await expect(await canvas.findByText('کد وارد شده صحیح نیست')).toBeVisible();
        await expect(canvas.getByLabelText('رمز عبور جدید')).toHaveValue(' کوتاه ');
        await expect(canvas.getByLabelText('کد تأیید')).toHaveValue('۱۲۳۴۵۶');
      },
    );
  },
});

export const NetworkDown = meta.story({
  parameters: {
    app: { ...app, arrange: breakCall('changeForgottenPassword', 'network', forgotten) },
  },
  play: async (context) => {
    await change(context, '123456');
    await expectNetworkFailure(context);
  },
});

export const Over = meta.story({
  parameters: { app: { ...app, state: { ...app.state, deadline: 0 } } },
  play: async ({ canvas, userEvent, step }) => {
    await step('R-129: at 0 the form is disabled and another code can be sent', async () => {
      const button = await canvas.findByRole('button', { name: 'تغییر رمز عبور' });
      await waitFor(() => expect(button).toBeDisabled());
      await userEvent.click(canvas.getByRole('button', { name: 'ارسال دوبارهٔ کد' }));
      await expect(await canvas.findByText('کد جدید ارسال شد.')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'تغییر رمز عبور' })).toBeEnabled();
      await expect(canvas.getByLabelText('کد تأیید')).toHaveFocus();
    });
  },
});

export const Changed = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await change({ canvas, userEvent }, '۱۲۳۴۵۶');
    await step(
      'R-127, T-15: the screen redirects to sign-in with a notice and without a session',
      async () => {
        await expect(
          await canvas.findByText('رمز عبور تغییر کرد. با رمز جدید وارد شوید.', {}, patience),
        ).toBeVisible();
        await expect(localStorage.getItem('accessToken')).toBeNull();
      },
    );
  },
});

export const WithoutState = meta.story({
  parameters: { app: { ...app, state: null } },
  play: async ({ canvas, step }) => {
    await step('R-042, A13: the screen without a code redirects with a notice', async () => {
      await expect(
        await canvas.findByText('برای تعیین رمز جدید، ابتدا کد تأیید بگیرید.'),
      ).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('بازیابی رمز عبور');
    });
  },
});

export const Narrow = meta.story(narrow);

export const Dark = meta.story({ globals: { scheme: 'dark', theme: 'amber' } });
