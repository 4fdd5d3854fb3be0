import { createPretendSocial } from '@nevisa/mocks/pretendSocial';
import { expect, spyOn, waitFor } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { signInAs } from '../../../flows/steps.ts';
import { createDemo } from './createDemo.tsx';
import { paths } from '../../../shared/paths.ts';
import {
  breakCall,
  expectBelow,
  expectBusy,
  expectNetworkFailure,
  expectRed,
  expectWait,
  narrow,
  stall,
  makeTooManyRequests,
} from '../testing/authScreenSteps.ts';
import { patience } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Session/Sign in',
  tags: ['!autodocs'],
  parameters: {
    ...describePage(
      'The user signs in with a password, with a provider, or with a demo account; each answer of the server has a state.',
    ),
    app: { path: paths.signIn },
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'ورود به نویسا',
    );
    await expect(canvas.queryByRole('button', { name: 'ورود با گوگل' })).toBeNull();
  },
});

export const FirstOfSession = meta.story({
  beforeEach: () => sessionStorage.clear(),
  play: async ({ canvas, canvasElement, step }) => {
    await step('the first auth screen of a browser session draws its line', async () => {
      await canvas.findByRole('heading', { level: 1, name: 'ورود به نویسا' });
      await expect(canvasElement.querySelector('svg[data-drawn]')).toBeInTheDocument();
      await waitFor(() => expect(sessionStorage).toHaveLength(1));
    });
  },
});

export const LaterInSession = meta.story({
  beforeEach: () => sessionStorage.setItem('lineDrawn', '1'),
  play: async ({ canvas, canvasElement, step }) => {
    await step('a later one shows the whole line at once', async () => {
      await canvas.findByRole('heading', { level: 1, name: 'ورود به نویسا' });
      await expect(canvasElement.querySelector('svg[data-drawn]')).toBeNull();
    });
  },
});

export const WithDemoAccounts = meta.story({
  parameters: {
    app: {
      path: paths.signIn,
      demo: createDemo([
        { username: 'sara', password: 'sara-1405', label: 'سارا، کاربر با بسته' },
        { username: 'reza', password: 'reza-1405', label: 'رضا، کاربر بدون بسته' },
        { username: 'admin', password: 'admin-1405', label: 'مدیر سامانه' },
      ]),
    },
  },
});

export const WithSocialSignIn = meta.story({
  name: 'R-074: with social sign-in',
  parameters: { app: { path: paths.signIn, social: createPretendSocial('cancelled') } },
  play: async ({ canvas, userEvent, step }) => {
    await step('R-074, R-172: a cancelled social sign-in leaves the form ready', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'ورود با گوگل' }));
      // The code of the auth session comes with the first press.
      const button = await canvas.findByRole('button', { name: 'ورود با گوگل' }, patience);
      await waitFor(() => expect(button).toBeEnabled());
      await expect(canvas.getByRole('button', { name: 'ورود' })).toBeEnabled();
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
});

const silentProvider = { getCredential: () => new Promise<never>(() => undefined) };

export const SocialUnanswered = meta.story({
  parameters: { app: { path: paths.signIn, social: silentProvider } },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'ورود با گوگل' }));
    await step('R-172: the wait for the provider can be given up', async () => {
      await expectBusy(context, 'در حال ورود با گوگل…');
      await userEvent.click(canvas.getByRole('button', { name: 'انصراف' }));
      await expect(await canvas.findByRole('button', { name: 'ورود با گوگل' })).toBeEnabled();
      await expect(canvas.queryByRole('button', { name: 'انصراف' })).toBeNull();
      await expect(canvas.getByRole('button', { name: 'ورود با گوگل' })).toHaveFocus();
    });
    await step('R-074: an unanswered provider does not block the form', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'ورود با گوگل' }));
      await expectBusy(context, 'در حال ورود با گوگل…');
      await expect(canvas.getByRole('button', { name: 'ورود' })).toBeEnabled();
      await signInAs(context, 'sara', 'اشتباه');
      await expect(
        await canvas.findByText('نام کاربری یا رمز عبور درست نیست.', {}, patience),
      ).toBeVisible();
      await expect(await canvas.findByRole('button', { name: 'ورود با گوگل' })).toBeEnabled();
    });
  },
});

export const WaitingForProvider = meta.story({
  parameters: { app: { path: paths.signIn, social: silentProvider } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'ورود با گوگل' }));
    await expectBusy(context, 'در حال ورود با گوگل…');
  },
});

export const Incomplete = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'R-071: both fields show that they are required, the first gets the focus',
      async () => {
        await userEvent.click(await canvas.findByRole('button', { name: 'ورود' }));
        await expect(canvas.getAllByText('این فیلد الزامی است')).toHaveLength(2);
        await expect(canvas.getByLabelText('نام کاربری، شمارهٔ همراه یا ایمیل')).toHaveFocus();
        await expect(canvas.getByRole('button', { name: 'ورود' })).not.toHaveAttribute('aria-busy');
      },
    );
  },
});

export const Busy = meta.story({
  parameters: { app: { path: paths.signIn, arrange: stall('login') } },
  play: async (context) => {
    const { step } = context;
    const sent = spyOn(window, 'fetch');
    await step('R-072: the button shows progress', async () => {
      await signInAs(context, 'sara', 'sara-1405');
      await expectBusy(context, 'در حال ورود…');
    });
    await step('R-200: the call has the two values of the form', async () => {
      const calls = () => sent.mock.calls.filter(([address]) => address === '/account/login');
      await waitFor(() => expect(calls()).toHaveLength(1));
      const [[, { method, body } = {}] = []] = calls();
      await expect([method, JSON.parse(body as string)]).toEqual([
        'POST',
        { username_or_phone_or_email: 'sara', password: 'sara-1405' },
      ]);
    });
    sent.mockRestore();
  },
});

export const Expired = meta.story({
  parameters: {
    app: {
      path: paths.dashboard,
      as: 'sara',
      arrange: breakCall('listTransactions', { status: 401, body: '' }),
    },
  },
  play: async ({ canvas, step }) => {
    await step('R-242: the form says that the auth session has ended', async () => {
      await expect(
        await canvas.findByText(
          'زمان نشست شما به پایان رسیده است. دوباره وارد شوید.',
          {},
          patience,
        ),
      ).toBeVisible();
      await expect(localStorage.getItem('accessToken')).toBeNull();
    });
  },
});

export const Refused = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('R-077, R-233: the reason is shown below the form and the values stay', async () => {
      await signInAs({ canvas, userEvent }, 'sara', 'اشتباه');
      await expectRed({ canvas, userEvent }, 'نام کاربری یا رمز عبور درست نیست.');
      await expectBelow({ canvas, userEvent }, 'نام کاربری یا رمز عبور درست نیست.', 'ورود');
      await expect(canvas.getByLabelText('رمز عبور')).toHaveValue('اشتباه');
    });
  },
});

export const NetworkDown = meta.story({
  parameters: { app: { path: paths.signIn, arrange: breakCall('login', 'network') } },
  play: async (context) => {
    const { canvas, step } = context;
    await step('R-230: the network text shows and the values stay', async () => {
      await signInAs(context, 'sara', 'sara-1405');
      await expectNetworkFailure(context);
      await expect(canvas.getByLabelText('رمز عبور')).toHaveValue('sara-1405');
    });
  },
});

export const ServerBroken = meta.story({
  parameters: { app: { path: paths.signIn, arrange: breakCall('login', 'server') } },
  play: async ({ canvas, userEvent }) => {
    await signInAs({ canvas, userEvent }, 'sara', 'sara-1405');
    await expect(await canvas.findByText(/مشکلی از سوی نویسا پیش آمد/)).toBeVisible();
  },
});

export const ManyReasons = meta.story({
  parameters: {
    app: {
      path: paths.signIn,
      arrange: breakCall('login', {
        status: 400,
        body: {
          username_or_phone_or_email: ['این شماره ثبت نشده است.', 'شماره را با ۰۹ شروع کنید.'],
          detail: 'ورود ممکن نشد.',
        },
      }),
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('R-232, T-27: every value has its own line', async () => {
      await signInAs({ canvas, userEvent }, 'sara', 'x');
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/\S/));
      const lines = canvas
        .getByRole('alert')
        .innerText.split('\n')
        .filter((line) => line.trim() !== '');
      await expect(lines.slice(-3)).toEqual([
        'این شماره ثبت نشده است.',
        'شماره را با ۰۹ شروع کنید.',
        'ورود ممکن نشد.',
      ]);
    });
  },
});

export const AfterSignUp = meta.story({
  parameters: { app: { path: paths.signIn, state: { notice: 'signed-up' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('حساب شما فعال شد. اکنون وارد شوید.')).toBeVisible();
  },
});

export const AfterReset = meta.story({
  parameters: { app: { path: paths.signIn, state: { notice: 'password-changed' } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('رمز عبور تغییر کرد. با رمز جدید وارد شوید.'),
    ).toBeVisible();
  },
});

export const ForgedNotice = meta.story({
  parameters: { app: { path: paths.signIn, state: { notice: '__proto__', from: '//evil' } } },
  play: async ({ canvas, step }) => {
    await step('the navigation state is not trusted', async () => {
      await expect(await canvas.findByRole('button', { name: 'ورود' })).toBeVisible();
      await expect(canvas.queryByText(/حساب شما|رمز عبور تغییر/)).toBeNull();
    });
  },
});

export const TooManyTries = meta.story({
  parameters: { app: { path: paths.signIn, arrange: breakCall('login', makeTooManyRequests(7)) } },
  play: async (context) => {
    await signInAs(context, 'sara', 'sara-1405');
    await expectWait(context, '۷ ثانیه', 'ورود');
  },
});

export const SocialBusy = meta.story({
  parameters: {
    app: {
      path: paths.signIn,
      social: createPretendSocial('success'),
      arrange: stall('verifyGoogleCredential'),
    },
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'ورود با گوگل' }));
    await step('R-171: the social button shows progress and the form can be used', async () => {
      await expectBusy(context, 'در حال ورود با گوگل…');
      await expect(canvas.getByRole('button', { name: 'ورود' })).toBeEnabled();
    });
  },
});

export const Narrow = meta.story(narrow);
