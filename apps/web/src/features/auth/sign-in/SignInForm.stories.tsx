import { createPretendSocial } from '@nevisa/mocks/pretendSocial';
import { expect, waitFor } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { signInAs } from '../../../flows/steps.ts';
import { paths } from '../../../shared/paths.ts';
import { watchCalls } from '../testing/authScreenSteps.ts';
import { patience } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Flows/Sign-in form',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The links of the sign-in form, and the values that it sends.'),
    app: { path: paths.signIn },
  },
});

export const Links = meta.story({
  play: async ({ canvas, step }) => {
    await step('R-073: the links lead to registration and to the forgotten password', async () => {
      await expect(await canvas.findByRole('link', { name: 'ثبت‌نام' })).toHaveAttribute(
        'href',
        paths.signUp,
      );
      await expect(
        canvas.getByRole('link', { name: 'رمز عبور را فراموش کرده‌اید؟' }),
      ).toHaveAttribute('href', paths.forgotPassword);
    });
    await step('R-075: the support phone can be called', async () => {
      await expect(canvas.getByRole('link', { name: /تلفن پشتیبانی/ })).toHaveAttribute(
        'href',
        'tel:02100000000',
      );
    });
  },
});

export const Sent = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const readSent = watchCalls();
    await userEvent.click(await canvas.findByRole('button', { name: 'ورود' }));
    await expect(canvas.getAllByText('این فیلد الزامی است')).toHaveLength(2);
    await signInAs({ canvas, userEvent }, ' ۰۹۱۲۱۲۳۴۵۶۷', ' رمز ۱۲۳ ');
    await step(
      'R-070, R-071, R-078, T-10: nothing is sent with an empty field, then two fields: the name with Latin digits and the password as typed',
      async () => {
        await waitFor(
          () =>
            expect(readSent('/account/login')).toEqual([
              { username_or_phone_or_email: '09121234567', password: ' رمز ۱۲۳ ' },
            ]),
          patience,
        );
      },
    );
  },
});

export const SocialRefused = meta.story({
  parameters: { app: { path: paths.signIn, social: createPretendSocial('refused') } },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ورود با گوگل' }));
    await step('R-172: the refusal of the server is shown below the form', async () => {
      await expect(await canvas.findByText('ورود با گوگل تأیید نشد.')).toBeVisible();
    });
  },
});

export const SocialLogged = meta.story({
  parameters: {
    app: {
      path: paths.signIn,
      social: createPretendSocial('refused'),
      env: { VITE_SOCIAL_FAILURES: 'log' },
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    const readSent = watchCalls();
    await userEvent.click(await canvas.findByRole('button', { name: 'ورود با گوگل' }));
    await step('R-172: a configuration that only logs the refusal shows none', async () => {
      await waitFor(() => expect(readSent('/social_verify/google/')).not.toEqual([]));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'ورود با گوگل' })).toBeEnabled(),
      );
      await expect(canvas.queryByText('ورود با گوگل تأیید نشد.')).toBeNull();
    });
  },
});
