import { threeSentences } from '@nevisa/mocks/engineScenarios';
import { expect, waitFor } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { onPhone } from '../../../../../packages/ui/src/layout/stories/viewports.ts';
import type { StepTools } from '../../flows/steps.ts';
import { expectSaid, start, arrangeWorkspace } from '../../testing/dictationSteps.ts';
import { patience } from '../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Recording on another page',
  tags: ['!autodocs'],
  parameters: {
    ...describePage(
      'The shell while a recording runs and another page is open: the mark and its end.',
    ),
    app: arrangeWorkspace({ takes: [threeSentences] }),
  },
});

const mark = { name: 'میکروفون روشن است' };

async function recordAndOpenMessages(tools: StepTools): Promise<void> {
  const { canvas, userEvent } = tools;
  await start(tools);
  await expectSaid(tools, 'در حال شنیدن');
  await expect(canvas.queryByRole('group', mark)).toBeNull();
  await waitFor(() => expect(document.title).toBe('● در حال شنیدن'));
  const [link] = canvas.getAllByRole('link', { name: /^پیام‌ها/ });
  await userEvent.click(link ?? canvas.getByRole('main'));
  await canvas.findByRole('heading', { level: 1, name: 'پیام‌ها' }, patience);
}

export const Running = meta.story({
  parameters: { picture: true },
  play: async (context) => {
    const { canvas, step } = context;
    await recordAndOpenMessages(context);
    await step(
      'the top bar shows that the microphone is on, with words, icon and colour',
      async () => {
        const shown = await canvas.findByRole('group', mark);
        await expect(canvas.getByRole('banner')).toContainElement(shown);
        await expect(canvas.getByText(mark.name)).toBeVisible();
        await expect(shown.querySelector('svg')).toHaveClass('lucide-mic');
        await expect(canvas.getByRole('link', mark)).toHaveAttribute('href', '/nevisa-live');
      },
    );
    await step('the title of the tab says it too, with the page', async () => {
      await waitFor(() => expect(document.title).toBe('● در حال شنیدن | پیام‌ها | نویسا'));
    });
  },
});

export const Stopped = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await recordAndOpenMessages(context);
    await step('the button ends the recording; the mark and the title go', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'پایان تایپ صوتی' }));
      await waitFor(() => expect(canvas.queryByRole('group', mark)).toBeNull());
      await waitFor(() => expect(document.title).toBe('پیام‌ها | نویسا'));
    });
    await step('the focus is not lost and the end is announced', async () => {
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
      await expect(canvas.getByText('تایپ صوتی پایان یافت')).toBeInTheDocument();
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: onPhone,
  play: async (context) => {
    const { canvas, step } = context;
    await recordAndOpenMessages(context);
    await step(
      'on a phone the mark has its icon and its button, and nothing is too wide',
      async () => {
        await expect(await canvas.findByRole('group', mark)).toBeVisible();
        await expect(canvas.getByRole('button', { name: 'پایان تایپ صوتی' })).toBeVisible();
        await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
      },
    );
  },
});

export const Dark = Running.extend({
  globals: { scheme: 'dark' },
  parameters: { picture: false },
});
