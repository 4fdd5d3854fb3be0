import { script } from '@nevisa/mocks/script';
import { threeSentences } from '@nevisa/mocks/engineScenarios';
import { expect, waitFor, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { paths } from '../shared/paths.ts';
import { createFakePorts } from '../testing/createFakePorts.ts';
import { signInAs } from './steps.ts';
import { patience } from '../testing/patience.ts';

const meta = preview.meta({
  title: 'Flows/Sign in and dictate',
  tags: ['!autodocs'],
  parameters: {
    ...describePage(
      'The flow of a guest from the sign-in page to three dictated sentences and the sign-out.',
    ),
    app: {
      path: paths.live,
      dictationPorts: () => createFakePorts({ takes: [threeSentences] }),
    },
  },
});

export const FromTheDoorToTheWords = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('R-050: a guest who wants to dictate signs in first', async () => {
      await signInAs({ canvas, userEvent }, 'sara', 'sara-1405');
    });
    await step('R-057: the guest returns to the requested page', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'شروع تایپ صوتی' }, patience),
      );
    });
    await step('three sentences are written', async () => {
      await waitFor(
        () =>
          expect(canvas.getByRole('textbox', { name: 'متن نهایی' })).toHaveTextContent(
            script[2] ?? '',
          ),
        {
          timeout: 60_000,
        },
      );
    });
    await step(
      'R-196, S10: signing out with unsaved text asks for confirmation and redirects to sign-in',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'خروج از حساب' }));
        const question = await canvas.findByRole('alertdialog', { name: 'خروج از حساب' });
        await userEvent.click(within(question).getByRole('button', { name: 'خروج از حساب' }));
        await expect(await canvas.findByRole('button', { name: 'ورود' })).toBeVisible();
        await expect(localStorage.getItem('accessToken')).toBeNull();
      },
    );
  },
});
