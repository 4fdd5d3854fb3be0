import { createPretendSocial } from '@nevisa/mocks/pretendSocial';
import { expect, waitFor } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { fillSignUp, signUp, type StepTools } from '../../../flows/steps.ts';
import { paths } from '../../../shared/paths.ts';
import { navigations } from '../../../testing/NavigationRecord.tsx';
import {
  breakCall,
  expectBelow,
  expectBusy,
  expectNetworkFailure,
  expectRed,
  expectWait,
  narrow,
  stall,
  watchCalls,
  makeTooManyRequests,
} from '../testing/authScreenSteps.ts';
import { patience } from '../../../testing/patience.ts';

const cancelledProvider = createPretendSocial('cancelled');
const unaskedProvider = createPretendSocial('success');

async function agreeAndAskProvider({ canvas, userEvent }: StepTools): Promise<void> {
  await userEvent.click(await canvas.findByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: 'ثبت‌نام با گوگل' }));
}

const meta = preview.meta({
  title: 'Screens/Session/Register',
  tags: ['!autodocs'],
  parameters: {
    ...describePage(
      'The user creates an account, agrees to the terms, or registers with a provider; each answer of the server has a state.',
    ),
    app: { path: paths.signUp },
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await step(
      'R-080, R-083, R-092: the screen has four fields, a hint, the agreement and the support phone',
      async () => {
        await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
          'ساخت حساب نویسا',
        );
        for (const label of ['نام کاربری', 'ایمیل یا شمارهٔ همراه', 'رمز عبور', 'تکرار رمز عبور']) {
          await expect(canvas.getByLabelText(label)).toHaveValue('');
        }
        await expect(canvas.getByText('شمارهٔ همراه را با ۰۹ شروع کنید.')).toBeVisible();
        await expect(canvas.getByRole('checkbox')).not.toBeChecked();
        await expect(canvas.getByRole('link', { name: /تلفن پشتیبانی/ })).toBeVisible();
      },
    );
  },
});

export const Incomplete = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('R-080, R-081, R-237: every missing field shows its error at once', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'ثبت‌نام' }));
      await expect(canvas.getAllByText('این فیلد الزامی است')).toHaveLength(4);
      await expect(canvas.getByText('پذیرش قوانین و مقررات الزامی است')).toBeVisible();
      await expect(canvas.queryByText('شمارهٔ همراه را با ۰۹ شروع کنید.')).toBeNull();
      await expect(canvas.getByLabelText('نام کاربری')).toHaveFocus();
    });
    await step('a filled-in field loses its error', async () => {
      await userEvent.type(canvas.getByLabelText('نام کاربری'), 'n');
      await expect(canvas.getAllByText('این فیلد الزامی است')).toHaveLength(3);
    });
  },
});

export const NotAgreed = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await fillSignUp({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('checkbox'));
    await signUp({ canvas, userEvent });
    await step('R-081: the checkbox shows its error and gets the focus', async () => {
      await expect(canvas.getByText('پذیرش قوانین و مقررات الزامی است')).toBeVisible();
      await expect(canvas.getByRole('checkbox')).toHaveFocus();
    });
    await step('the typed values stay', async () => {
      await expect(canvas.getByLabelText('ایمیل یا شمارهٔ همراه')).toHaveValue('۰۹۱۳۱۲۳۴۵۶۷');
    });
  },
});

export const Busy = meta.story({
  parameters: { app: { path: paths.signUp, arrange: stall('signUpByPhone') } },
  play: async (context) => {
    const { step } = context;
    await fillSignUp(context);
    await signUp(context);
    await step('R-085: the button shows progress', async () => {
      await expectBusy(context, 'در حال ثبت‌نام…');
    });
  },
});

export const Refused = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await fillSignUp({ canvas, userEvent }, { username: 'sara' });
    await signUp({ canvas, userEvent });
    await step('R-087, R-233: the reason is shown below the form and the values stay', async () => {
      await expect(
        await canvas.findByText('این نام کاربری را کس دیگری برداشته است.'),
      ).toBeVisible();
      await expect(canvas.getByLabelText('رمز عبور')).toHaveValue('nika-1405');
      await expect(canvas.getByRole('checkbox')).toBeChecked();
      await expectRed({ canvas, userEvent }, 'این نام کاربری را کس دیگری برداشته است.');
      await expectBelow({ canvas, userEvent }, 'این نام کاربری را کس دیگری برداشته است.', 'ثبت‌نام');
    });
  },
});

export const UnequalPasswords = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await fillSignUp({ canvas, userEvent }, { password: 'کوتاه', confirmation: 'دیگر' });
    await signUp({ canvas, userEvent });
    await step(
      'R-091, R-251, T-14: the server validates passwords and both reasons are shown',
      async () => {
        await expect(
          await canvas.findByText(/رمز عبور باید دست‌کم ۸ نویسه داشته باشد/),
        ).toBeVisible();
        await expect(canvas.getByRole('alert')).toHaveTextContent(
          'رمز عبور و تکرار آن یکی نیستند.',
        );
      },
    );
  },
});

export const NetworkDown = meta.story({
  parameters: { app: { path: paths.signUp, arrange: breakCall('signUpByPhone', 'network') } },
  play: async (context) => {
    await fillSignUp(context);
    await signUp(context);
    await expectNetworkFailure(context);
  },
});

export const TooManyTries = meta.story({
  parameters: {
    app: { path: paths.signUp, arrange: breakCall('signUpByPhone', makeTooManyRequests(600)) },
  },
  play: async (context) => {
    await fillSignUp(context);
    await signUp(context);
    await expectWait(context, '۱۰ دقیقه', 'ثبت‌نام');
  },
});

export const WithoutAccountInAnswer = meta.story({
  parameters: {
    app: {
      path: paths.signUp,
      arrange: breakCall('signUpByPhone', { status: 200, body: { message: 'ok' } }),
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await fillSignUp({ canvas, userEvent });
    await signUp({ canvas, userEvent });
    await step('A12: an answer without an account is a failure', async () => {
      await expect(await canvas.findByText(/مشکلی از سوی نویسا پیش آمد/)).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('ساخت حساب نویسا');
    });
  },
});

export const SocialNotAgreed = meta.story({
  parameters: { app: { path: paths.signUp, social: unaskedProvider } },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ثبت‌نام با گوگل' }));
    await step(
      'R-084, R-173, R-236: the button is blocked before the agreement and opens no window',
      async () => {
        await expect(canvas.getByText('پذیرش قوانین و مقررات الزامی است')).toBeVisible();
        await expect(unaskedProvider.asked).toBe(0);
      },
    );
  },
});

export const SocialSuccess = meta.story({
  parameters: {
    app: { path: paths.signUp, social: createPretendSocial('success', 'new@nevisa.test') },
  },
  play: async ({ canvas, userEvent, step }) => {
    await agreeAndAskProvider({ canvas, userEvent });
    await step('R-171, R-195: the new user is signed in and redirected', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'بسته‌ها' }, patience),
      ).toBeVisible();
      await expect(navigations.slice(1).filter((one) => !one.startsWith('REPLACE'))).toEqual([]);
    });
  },
});

export const SocialCancelled = meta.story({
  parameters: { app: { path: paths.signUp, social: cancelledProvider } },
  play: async ({ canvas, userEvent, step }) => {
    await agreeAndAskProvider({ canvas, userEvent });
    await step('R-172: a cancelled social sign-up leaves the form ready', async () => {
      await waitFor(() => expect(cancelledProvider.asked).toBeGreaterThan(0));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'ثبت‌نام با گوگل' })).toBeEnabled(),
      );
      await expect(canvas.queryByText(/خطا|پنجرهٔ گوگل/)).toBeNull();
    });
  },
});

export const SocialBlocked = meta.story({
  parameters: { app: { path: paths.signUp, social: createPretendSocial('blocked') } },
  play: async ({ canvas, userEvent, step }) => {
    await agreeAndAskProvider({ canvas, userEvent });
    await step('R-172: a blocked pop-up is explained', async () => {
      await expect(await canvas.findByText(/مرورگر پنجرهٔ گوگل را باز نکرد/)).toBeVisible();
    });
  },
});

export const SocialRefused = meta.story({
  parameters: { app: { path: paths.signUp, social: createPretendSocial('refused') } },
  play: async ({ canvas, userEvent, step }) => {
    await agreeAndAskProvider({ canvas, userEvent });
    await step('R-172: the refusal of the server is shown below the form', async () => {
      await expect(await canvas.findByText('ورود با گوگل تأیید نشد.')).toBeVisible();
    });
  },
});

export const SocialLogged = meta.story({
  parameters: {
    app: {
      path: paths.signUp,
      social: createPretendSocial('refused'),
      env: { VITE_SOCIAL_FAILURES: 'log' },
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    const readSent = watchCalls();
    await agreeAndAskProvider({ canvas, userEvent });
    await step('R-172: a configuration that only logs the refusal shows none', async () => {
      await waitFor(() => expect(readSent('/social_verify/google/')).not.toEqual([]));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'ثبت‌نام با گوگل' })).toBeEnabled(),
      );
      await expect(canvas.queryByText('ورود با گوگل تأیید نشد.')).toBeNull();
    });
  },
});

export const SocialAfterRefusal = meta.story({
  parameters: { app: { path: paths.signUp, social: createPretendSocial('blocked') } },
  play: async ({ canvas, userEvent, step }) => {
    await fillSignUp({ canvas, userEvent }, { username: 'sara' });
    await signUp({ canvas, userEvent });
    await canvas.findByText('این نام کاربری را کس دیگری برداشته است.');
    await userEvent.click(canvas.getByRole('button', { name: 'ثبت‌نام با گوگل' }));
    await step('R-172: only the failure of the latest attempt is shown', async () => {
      await expect(await canvas.findByText(/مرورگر پنجرهٔ گوگل را باز نکرد/)).toBeVisible();
      await expect(canvas.queryByText(/کس دیگری برداشته است/)).toBeNull();
    });
  },
});

export const SocialUnanswered = meta.story({
  parameters: {
    app: {
      path: paths.signUp,
      social: { getCredential: () => new Promise<never>(() => undefined) },
    },
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await fillSignUp(context);
    await userEvent.click(canvas.getByRole('button', { name: 'ثبت‌نام با گوگل' }));
    await expectBusy(context, 'در حال ورود با گوگل…');
    await step('R-083: an unanswered provider does not block the form', async () => {
      await signUp(context);
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'تأیید حساب' }, patience),
      ).toBeVisible();
    });
  },
});

export const Narrow = meta.story(narrow);

export const Dark = meta.story({ globals: { scheme: 'dark', theme: 'olive' } });
