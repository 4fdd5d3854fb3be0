import { NevisaUi } from '@nevisa/ui';
import { defaultWriting, type WritingSettings } from '@nevisa/writing';
import { expect, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Sample } from '../sample/Sample.tsx';
import type { SampleFormatter } from '../sample/sampleFormatter.ts';
import { useSample } from '../sample/useSample.ts';
import { patience } from '../../../../testing/patience.ts';

/** A small formatter that shows how the page uses one. */
const pretendWriter: SampleFormatter = {
  write: (text, { convertPunctuations, convertNumbers }) => {
    const marked = convertPunctuations
      ? text.replace(' ویرگول', '،').replace(' نقطه خط بعد ', '.\n').replace(' علامت تعجب', '!')
      : text;
    return convertNumbers ? marked.replace('بیست و پنجم', '۲۵') : marked;
  },
  formalise: (text) =>
    text.includes('می‌خوام')
      ? [
          { from: 'می‌خوام', to: 'می‌خواهم', before: 'من', after: 'برم' },
          { from: 'برم', to: 'بروم', before: 'می‌خوام', after: 'خونه' },
          { from: 'خونه', to: 'خانه', before: 'برم', after: '' },
        ]
      : [],
};

interface FormattedProps {
  writing: WritingSettings;
  writer: SampleFormatter;
}

function Formatted({ writing, writer }: FormattedProps) {
  return <Sample sample={useSample(writing, writer)} />;
}

const meta = preview.meta({
  title: 'Screens/Settings/Sample',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The preview of the settings screen: a spoken sentence, its formatted text, and the changes of the formal style.',
      },
    },
  },
  component: Formatted,
  args: { writing: defaultWriting, writer: pretendWriter },
  render: (args) => (
    <NevisaUi>
      <div style={{ maxInlineSize: '24rem' }}>
        <Formatted {...args} />
      </div>
    </NevisaUi>
  ),
});

const marksIn = (root: HTMLElement) =>
  [...root.querySelectorAll('mark')].map(({ textContent }) => textContent);

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('X-52: changed words are marked', async () => {
      await expect(marksIn(canvasElement)).toEqual(['سلام،', '۲۵', 'است.', 'شد!']);
    });
    await step('X-52: another sentence is formatted at once', async () => {
      const field = canvas.getByRole('textbox', { name: 'جملهٔ نمونه' });
      await userEvent.clear(field);
      await userEvent.type(field, 'فردا بیست و پنجم آبان است');
      await expect(marksIn(canvasElement)).toEqual(['۲۵']);
    });
    await step('X-52: the settled text is announced', async () => {
      await waitFor(
        () => expect(canvas.getByRole('status')).toHaveTextContent('فردا ۲۵ آبان است'),
        patience,
      );
    });
  },
});

export const Formal = meta.story({
  args: { writing: { ...defaultWriting, style: 'formal' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('X-49: a text without informal words has no proposals', async () => {
      await expect(canvas.getByText('برای این جمله پیشنهادی نیست.')).toBeVisible();
    });
    await step('X-49: each proposal is listed with its context', async () => {
      const field = canvas.getByRole('textbox', { name: 'جملهٔ نمونه' });
      await userEvent.clear(field);
      await userEvent.type(field, 'من می‌خوام برم خونه');
      await expect(await canvas.findByText('می‌خواهم به‌جای می‌خوام')).toBeVisible();
      await expect(canvas.getAllByRole('insertion').map(readText)).toEqual([
        'می‌خواهم',
        'بروم',
        'خانه',
      ]);
      await expect(canvas.getAllByRole('deletion').map(readText)).toEqual([
        'می‌خوام',
        'برم',
        'خونه',
      ]);
    });
  },
});

function readText({ textContent }: HTMLElement) {
  return textContent;
}
