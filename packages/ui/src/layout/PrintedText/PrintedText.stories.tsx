import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { onPhone, wholeWindow } from '../stories/viewports.ts';
import { PrintedText } from './PrintedText.tsx';

const lines = [
  {
    time: '۰۰:۰۰:۰۲',
    speaker: 'سارا',
    text: 'سلام به همه. GPU خیلی گران است، اما می‌خواهیم دو تا بخریم.',
  },
  {
    time: '۰۰:۰۰:۱۱',
    speaker: 'رضا',
    text: 'بودجه را ۵٪ بیشتر کرده‌ایم؛ نشانی فروشنده sara@example.ir است.',
  },
  { time: '۰۰:۰۰:۲۰', speaker: null, text: 'تا پایان «آذر» خبر می‌دهم (یا زودتر).' },
];

const meta = preview.meta({
  title: 'Layout/PrintedText',
  component: PrintedText,
  parameters: wholeWindow,
  args: { heading: 'جلسهٔ هفتگی', lines, preview: true },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await step('X-168: has the title, the times and the speakers', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('جلسهٔ هفتگی');
      await expect(canvas.getByText(/GPU/)).toHaveTextContent(/^\[۰۰:۰۰:۰۲\] سارا: سلام/);
    });
  },
});

export const WordsOnly = meta.story({
  args: {
    heading: '',
    lines: lines.map(({ text }) => ({ text, time: null, speaker: null })),
  },
});

export const LongWords = meta.story({
  ...onPhone,
  args: {
    heading: 'ن'.repeat(200),
    lines: [{ time: null, speaker: 'ر'.repeat(100), text: 'ب'.repeat(400) }],
  },
});

export const Hidden = meta.story({
  args: { preview: false },
  tags: ['!autodocs'],
  play: async ({ canvas, step }) => {
    await step('X-168: the window does not show it', async () => {
      await expect(canvas.queryByRole('article')).toBeNull();
    });
  },
});

export const Sheet = meta.story({ parameters: { everyTheme: true, picture: true } });
