import { createPretendSocial } from '@nevisa/mocks/pretendSocial';
import { expect, screen, waitFor } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { fillSignUp, signUp } from '../../../flows/steps.ts';
import { paths } from '../../../shared/paths.ts';
import { watchCalls } from '../testing/authScreenSteps.ts';
import { patience } from '../../../testing/patience.ts';

const app = { path: `${paths.signUp}?referrer=SARA-1405` };

const meta = preview.meta({
  title: 'Flows/Registration with an invitation',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The address has an invitation code, which the registration sends.'),
    app,
  },
});

export const Invited = meta.story({
  play: async ({ canvas, step }) => {
    await step('X-71: the code is isolated as left-to-right text', async () => {
      await expect(await canvas.findByText('SARA-1405', {}, patience)).toBeVisible();
      await expect(canvas.getByText('SARA-1405')).toHaveAttribute('dir', 'ltr');
    });
    await step('X-71: so is the phone number of the support', async () => {
      await expect(canvas.getByText('۰۲۱۰۰۰۰۰۰۰۰')).toHaveAttribute('dir', 'ltr');
    });
  },
});

export const Sent = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const readSent = watchCalls();
    await fillSignUp({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'قوانین و مقررات' }));
    await userEvent.click(await screen.findByRole('button', { name: 'می‌پذیرم' }));
    await signUp({ canvas, userEvent });
    await step('R-088: the code of the address is sent, also after the terms', async () => {
      await waitFor(
        () =>
          expect(readSent('/account/signup/phone')).toMatchObject([
            { invitation_key: 'SARA-1405' },
          ]),
        patience,
      );
    });
  },
});

export const SentWithCredential = meta.story({
  parameters: {
    app: { ...app, social: createPretendSocial('refused') },
  },
  play: async ({ canvas, userEvent, step }) => {
    const readSent = watchCalls();
    await userEvent.click(await canvas.findByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'ثبت‌نام با گوگل' }));
    await step('R-088: the code of the address is sent with the credential', async () => {
      await waitFor(
        () =>
          expect(readSent('/account/social_verify/google/')).toMatchObject([
            { invitation_key: 'SARA-1405' },
          ]),
        patience,
      );
    });
  },
});
