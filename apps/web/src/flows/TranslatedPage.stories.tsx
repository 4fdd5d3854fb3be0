import { threeSentences } from '@nevisa/mocks/engineScenarios';
import { expect, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { paths } from '../shared/paths.ts';
import {
  arrangeWorkspace,
  expectOnSheet,
  getSentenceText,
  start,
  stop,
} from '../testing/dictationSteps.ts';
import { patience, waitUntil } from '../testing/patience.ts';
import { translatePage } from '../testing/translatePage.ts';
import { signInAs } from './steps.ts';

const meta = preview.meta({
  title: 'Flows/Translated page',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('Pages whose texts the browser translates while they are used.'),
  },
});

const signInFails = 'این فیلد الزامی است';

export const SignIn = meta.story({
  parameters: { app: { path: paths.signIn } },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('button', { name: 'ورود' }, patience);
    translatePage();
    await step('G12: a translated form shows its faults and takes them away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'ورود' }));
      await waitUntil(() => expect(canvas.getAllByText(signInFails)).toHaveLength(2));
      translatePage();
    });
    await step('G12: a person signs in from a translated page', async () => {
      await signInAs({ canvas, userEvent }, 'sara', 'sara-1405');
      const begin = await canvas.findByRole('button', { name: 'شروع تایپ صوتی' }, patience);
      await expect(begin).toBeVisible();
    });
  },
});

export const Dictation = meta.story({
  parameters: { app: arrangeWorkspace({ takes: [threeSentences] }) },
  play: async (context) => {
    const { canvas, step } = context;
    await canvas.findByRole('button', { name: 'شروع تایپ صوتی' }, patience);
    translatePage();
    await start(context);
    translatePage();
    await step('G12: a translated page goes on to write what is dictated', async () => {
      await expectOnSheet(context, getSentenceText(3));
      translatePage();
      await stop(context);
      await expectOnSheet(context, getSentenceText(3));
    });
  },
});

export const Messages = meta.story({
  parameters: { app: { path: paths.messages, as: 'sara' } },
  play: async ({ canvas, userEvent, step }) => {
    const [first = document.body] = await canvas.findAllByRole('article', {}, patience);
    translatePage();
    await step('G12: a message of a translated list is deleted and taken back', async () => {
      const count = canvas.getAllByRole('article').length;
      await userEvent.click(within(first).getByRole('button', { name: /^حذف/ }));
      await waitUntil(() => expect(canvas.getAllByRole('article')).toHaveLength(count - 1));
      translatePage();
      await userEvent.click(await canvas.findByRole('button', { name: 'بازگردانی' }));
      await waitUntil(() => expect(canvas.getAllByRole('article')).toHaveLength(count));
    });
  },
});
