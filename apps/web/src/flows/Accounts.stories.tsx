import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { paths } from '../shared/paths.ts';
import { fillSignUp, sendCode, signInAs, signUp } from './steps.ts';
import { patience } from '../testing/patience.ts';

const meta = preview.meta({
  title: 'Flows/Accounts',
  tags: ['!autodocs'],
  parameters: {
    ...describePage(
      'Flows over several screens: registration, a forgotten password, and sign-outs from another tab.',
    ),
    app: { path: paths.signIn },
  },
});

const patient = patience;

export const RegisterByPhone = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('R-073: a link leads from sign-in to registration', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'ثبت‌نام' }));
      await canvas.findByRole('heading', { level: 1, name: 'ساخت حساب نویسا' }, patient);
    });
    await step('R-086, R-090: a phone in Persian digits receives the code by message', async () => {
      await fillSignUp({ canvas, userEvent });
      await signUp({ canvas, userEvent });
      await expect(
        await canvas.findByText('کد تأیید به شمارهٔ همراه شما پیامک شد.', {}, patient),
      ).toBeVisible();
    });
    await step(
      'R-101, R-102: the code redirects to sign-in and the account is active',
      async () => {
        await sendCode({ canvas, userEvent }, '۱۲۳۴۵۶');
        await canvas.findByText('حساب شما فعال شد. اکنون وارد شوید.', {}, patient);
        await signInAs({ canvas, userEvent }, 'nika', 'nika-1405');
        await expect(
          await canvas.findByRole('heading', { level: 1, name: 'بسته‌ها' }, patient),
        ).toBeVisible();
      },
    );
  },
});

export const RegisterByEmail = meta.story({
  parameters: { app: { path: paths.signUp } },
  play: async ({ canvas, userEvent, step }) => {
    await step('R-086, R-090: an email address receives the code by email', async () => {
      await fillSignUp({ canvas, userEvent }, { contact: 'Nika@nevisa.test' });
      await signUp({ canvas, userEvent });
      await expect(
        await canvas.findByText('کد تأیید به ایمیل شما ارسال شد.', {}, patient),
      ).toBeVisible();
    });
    await step('R-103: a wrong code is refused and stays', async () => {
      await sendCode({ canvas, userEvent }, '000000');
      await expect(await canvas.findByText('کد وارد شده صحیح نیست')).toBeVisible();
    });
    await step('R-102: the right code redirects to sign-in', async () => {
      await sendCode({ canvas, userEvent }, '123456');
      await expect(
        await canvas.findByText('حساب شما فعال شد. اکنون وارد شوید.', {}, patient),
      ).toBeVisible();
    });
  },
});

export const RegisterByEmailAndResend = meta.story({
  parameters: {
    app: {
      path: paths.verifySignUp,
      state: { id: 'ac000000-0000-4000-9000-000000000001', type: 'email', deadline: 0 },
      arrange: (backend) => {
        backend.signUpByEmail({
          username: 'nika',
          email: 'nika@nevisa.test',
          password: 'nika-1405',
          password_confirmation: 'nika-1405',
          invitation_key: '',
        });
        backend.clock.advance(121_000);
      },
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('R-107, R-108: at 0 another code is sent by email', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'ارسال دوبارهٔ کد' }));
      await expect(await canvas.findByText('کد جدید ارسال شد.')).toBeVisible();
    });
    await step('a wrong code is refused and the right one accepted', async () => {
      await sendCode({ canvas, userEvent }, '111111');
      await expect(await canvas.findByText('کد وارد شده صحیح نیست')).toBeVisible();
      await sendCode({ canvas, userEvent }, '123456');
      await expect(
        await canvas.findByText('حساب شما فعال شد. اکنون وارد شوید.', {}, patient),
      ).toBeVisible();
    });
  },
});

export const ForgetAndChange = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('R-073, R-121, R-122: a link leads from sign-in to the code', async () => {
      await userEvent.click(
        await canvas.findByRole('link', { name: 'رمز عبور را فراموش کرده‌اید؟' }),
      );
      await canvas.findByRole('heading', { level: 1, name: 'بازیابی رمز عبور' }, patient);
      await userEvent.type(
        await canvas.findByLabelText('ایمیل یا شمارهٔ همراه', {}, patient),
        '۰۹۱۲۱۲۳۴۵۶۷{Enter}',
      );
    });
    await step('R-126, R-127: the code and a new password redirect to sign-in', async () => {
      await userEvent.type(await canvas.findByLabelText('کد تأیید', {}, patient), '123456');
      await userEvent.type(canvas.getByLabelText('رمز عبور جدید'), 'sara-1406');
      await userEvent.type(canvas.getByLabelText('تکرار رمز عبور جدید'), 'sara-1406{Enter}');
      await canvas.findByText('رمز عبور تغییر کرد. با رمز جدید وارد شوید.', {}, patient);
    });
    await step('R-076: the new password signs in', async () => {
      await signInAs({ canvas, userEvent }, 'sara', 'sara-1406');
      await expect(
        await canvas.findByRole('button', { name: 'شروع تایپ صوتی' }, patient),
      ).toBeVisible();
    });
  },
});

export const EndedElsewhere = meta.story({
  parameters: { app: { path: paths.messages, as: 'sara' } },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1 }, patient);
    await step('R-058, S06: a cleared storage signs this tab out', async () => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
      await expect(await canvas.findByRole('button', { name: 'ورود' }, patient)).toBeVisible();
    });
  },
});

export const TakenOverElsewhere = meta.story({
  parameters: { app: { path: paths.messages, as: 'sara' } },
  play: async ({ canvas, step }) => {
    await canvas.findAllByText('سارا محمدی', {}, patient);
    await step('S07, A04: this tab follows the user of another tab', async () => {
      localStorage.setItem('accessToken', 'reza-91d04be65c27f83a');
      window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
      await canvas.findAllByText('رضا کریمی', {}, patient);
      await expect(canvas.queryByText(/سارا/)).toBeNull();
    });
  },
});
