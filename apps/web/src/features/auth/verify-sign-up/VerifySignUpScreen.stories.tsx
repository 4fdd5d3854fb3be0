import type { Backend } from '@nevisa/mocks/backend';
import { expect, spyOn, waitFor } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { sendCode } from '../../../flows/steps.ts';
import { paths } from '../../../shared/paths.ts';
import {
  breakCall,
  expectBusy,
  expectNetworkFailure,
  expectRed,
  expectWait,
  makeTooManyRequests,
  narrow,
  stall,
} from '../testing/authScreenSteps.ts';
import { patience } from '../../../testing/patience.ts';

const id = 'ac000000-0000-4000-9000-000000000001';
const account = {
  username: 'nika',
  password: 'nika-1405',
  password_confirmation: 'nika-1405',
  invitation_key: '',
};
const byPhone = (backend: Backend) => {
  backend.signUpByPhone({ ...account, phone: '09131234567' });
};
const app = { path: paths.verifySignUp, state: { id, type: 'phone' }, arrange: byPhone };
const over = { ...app.state, deadline: 0 };

const meta = preview.meta({
  title: 'Screens/Session/Verify',
  tags: ['!autodocs'],
  parameters: {
    ...describePage(
      'The user confirms a new account with the code of the message, and can ask for another code after two minutes.',
    ),
    app,
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await step('R-100, R-104: the screen has the code field and its countdown', async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
        'تأیید حساب',
      );
      await expect(canvas.getByText('کد تأیید به شمارهٔ همراه شما پیامک شد.')).toBeVisible();
      await expect(canvas.getByText(/۰[۱۲]:[۰-۵][۰-۹]/)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'ارسال دوبارهٔ کد' })).toBeNull();
    });
    await step('R-110: a link leads back to sign-in', async () => {
      await expect(canvas.getByRole('link', { name: 'بازگشت به صفحهٔ ورود' })).toHaveAttribute(
        'href',
        paths.signIn,
      );
    });
  },
});

export const SentByEmail = meta.story({
  parameters: {
    app: {
      ...app,
      state: { id, type: 'email' },
      arrange: (backend) => {
        backend.signUpByEmail({ ...account, email: 'nika@nevisa.test' });
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('کد تأیید به ایمیل شما ارسال شد.')).toBeVisible();
  },
});

export const Resumed = meta.story({
  beforeEach: ({ parameters }) => {
    Object.assign(parameters['app'] as object, {
      state: { ...app.state, deadline: Date.now() + 70_000 },
    });
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('R-111: the countdown continues to the deadline of the state', async () => {
      await expect(await canvas.findByText(/^(۰۱:(۱۰|۰[۰-۹])|۰۰:۵[۰-۹])$/)).toBeVisible();
    });
    await step('R-105: the circle shows the share of 120 seconds that is left', async () => {
      const circle = canvasElement.querySelector<SVGElement>('circle + circle');
      const drawn = 1 - Number(circle?.style.strokeDashoffset);
      await expect(drawn).toBeGreaterThan(40 / 120);
      await expect(drawn).toBeLessThanOrEqual(70 / 120);
    });
  },
});

export const Incomplete = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'فعال‌سازی حساب' }));
    await step('R-100: the code is required', async () => {
      await expect(canvas.getByText('این فیلد الزامی است')).toBeVisible();
      await expect(canvas.getByLabelText('کد تأیید')).toHaveFocus();
    });
  },
});

export const Pasted = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByLabelText('کد تأیید'));
    await userEvent.paste('کد شما: ۱۲۳-۴۵۶ است');
    await step('the code of a pasted message is read with Latin digits', async () => {
      await expect(canvas.getByLabelText('کد تأیید')).toHaveValue('۱۲۳۴۵۶');
    });
  },
});

export const Verifying = meta.story({
  parameters: { app: { ...app, arrange: stall('verifySignUp', byPhone) } },
  play: async (context) => {
    const { step } = context;
    await sendCode(context, '123456');
    await step('R-106: the button shows progress', async () => {
      await expectBusy(context, 'در حال بررسی…');
    });
  },
});

export const Refused = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await sendCode({ canvas, userEvent }, '۶۵۴۳۲۱');
    await step(
      'R-103, R-234: a refused code shows the sentence of the specification and stays',
      async () => {
        await expect(await canvas.findByText('کد وارد شده صحیح نیست')).toBeVisible();
        await expect(canvas.getByLabelText('کد تأیید')).toHaveValue('۶۵۴۳۲۱');
        await expectRed({ canvas, userEvent }, 'کد وارد شده صحیح نیست');
      },
    );
  },
});

export const NetworkDown = meta.story({
  parameters: { app: { ...app, arrange: breakCall('verifySignUp', 'network', byPhone) } },
  play: async (context) => {
    const { canvas, step } = context;
    await sendCode(context, '123456');
    await step('R-230, R-234: a missing answer shows the network failure', async () => {
      await expectNetworkFailure(context);
      await expect(canvas.getByRole('button', { name: 'فعال‌سازی حساب' })).toBeEnabled();
    });
  },
});

export const TooManyTries = meta.story({
  parameters: {
    app: { ...app, arrange: breakCall('verifySignUp', makeTooManyRequests(30), byPhone) },
  },
  play: async (context) => {
    await sendCode(context, '123456');
    await expectWait(context, '۳۰ ثانیه', 'فعال‌سازی حساب');
  },
});

export const Over = meta.story({
  parameters: { app: { ...app, state: over } },
  play: async ({ canvas, userEvent, step }) => {
    await step('R-104: at 0 the ring becomes the resend button', async () => {
      await expect(await canvas.findByRole('button', { name: 'ارسال دوبارهٔ کد' })).toBeEnabled();
    });
    await step('R-106: at 0 neither the button nor Enter verifies', async () => {
      await expect(canvas.getByRole('button', { name: 'فعال‌سازی حساب' })).toBeDisabled();
      await sendCode({ canvas, userEvent }, '123456');
      // The answer to a later call: a verification would have been answered before it.
      await userEvent.click(canvas.getByRole('button', { name: 'ارسال دوبارهٔ کد' }));
      await expect(await canvas.findByText('کد جدید ارسال شد.', {}, patience)).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('تأیید حساب');
      await expect(canvas.getByRole('button', { name: 'فعال‌سازی حساب' })).toBeEnabled();
    });
  },
});

export const Resending = meta.story({
  parameters: { app: { ...app, state: over, arrange: stall('resendCodeByPhone', byPhone) } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'ارسال دوبارهٔ کد' }));
    await expectBusy(context, 'در حال ارسال…');
  },
});

export const Resent = meta.story({
  parameters: { app: { ...app, state: over } },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ارسال دوبارهٔ کد' }));
    await step('R-108: a new code restarts the 120 seconds and enables the form', async () => {
      await expect(await canvas.findByText('کد جدید ارسال شد.')).toBeVisible();
      await expect(canvas.getByText(/۰۲:۰۰|۰۱:۵[۰-۹]/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'فعال‌سازی حساب' })).toBeEnabled();
    });
    await step('the focus of the removed button is in the field of the code', async () => {
      await expect(canvas.getByLabelText('کد تأیید')).toHaveFocus();
    });
  },
});

export const ResendFailed = meta.story({
  parameters: {
    app: { ...app, state: over, arrange: breakCall('resendCodeByPhone', 'server', byPhone) },
  },
  play: async ({ canvas, userEvent, step }) => {
    const log = spyOn(console, 'debug');
    const button = await canvas.findByRole('button', { name: 'ارسال دوبارهٔ کد' });
    const before = document.body.innerText;
    await userEvent.click(button);
    await step(
      'R-109, R-239: a failed resend is logged and changes no word of the page',
      async () => {
        await waitFor(() =>
          expect(log).toHaveBeenCalledWith('resendCodeByPhone failed', 'server', 500),
        );
        await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
        await expect(button).toBeEnabled();
        await expect(document.body.innerText).toBe(before);
      },
    );
  },
});

export const EmptySuccess = meta.story({
  parameters: {
    app: { ...app, arrange: breakCall('verifySignUp', { status: 200, body: '' }, byPhone) },
  },
  play: async ({ canvas, userEvent, step }) => {
    await sendCode({ canvas, userEvent }, '123456');
    await step('R-102: an empty success leads to sign-in', async () => {
      await expect(
        await canvas.findByText('حساب شما فعال شد. اکنون وارد شوید.', {}, patience),
      ).toBeVisible();
    });
  },
});

export const Verified = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await sendCode({ canvas, userEvent }, '۱۲۳۴۵۶');
    await step(
      'R-102, T-15: the screen redirects to sign-in with a notice and without a session',
      async () => {
        await expect(
          await canvas.findByText('حساب شما فعال شد. اکنون وارد شوید.', {}, patience),
        ).toBeVisible();
        await expect(localStorage.getItem('accessToken')).toBeNull();
      },
    );
  },
});

export const WithoutState = meta.story({
  parameters: { app: { ...app, state: null } },
  play: async ({ canvas, step }) => {
    await step(
      'R-041, A13: the screen without a code redirects to registration with a notice',
      async () => {
        await expect(
          await canvas.findByText('برای وارد کردن کد تأیید، ابتدا ثبت‌نام کنید.'),
        ).toBeVisible();
        await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
          'ساخت حساب نویسا',
        );
      },
    );
  },
});

export const Narrow = meta.story(narrow);

export const Dark = meta.story({
  globals: { scheme: 'dark', theme: 'purple' },
  parameters: { app: { ...app, state: over } },
});
