import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { MarkedText } from './MarkedText.tsx';

const parts = [
  { text: 'سلام،', changed: true },
  { text: ' امروز ', changed: false },
  { text: '۲۵ آبان ۱۴۰۵', changed: true },
  { text: ' است.\nقیمت ', changed: false },
  { text: 'کتاب‌ها', changed: true },
  { text: ' بالا رفت.', changed: false },
];

const meta = preview.meta({
  title: 'Components/Text/MarkedText',
  component: MarkedText,
  args: { parts },
});

export const Default = meta.story({
  play: async ({ canvasElement, step }) => {
    await step('X-52: marked text differs by more than colour', async () => {
      const mark = canvasElement.querySelector('mark');
      await expect(mark).toHaveTextContent('سلام،');
      await expect(mark && getComputedStyle(mark).textDecorationLine).toBe('underline');
    });
  },
});

export const Large = meta.story({
  render: (args) => (
    <div data-text-size="largest" data-line-spacing="wide">
      <MarkedText {...args} />
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    await step('X-53: an attribute on an ancestor sets the typography', async () => {
      const text = canvasElement.querySelector('p');
      await expect(text && getComputedStyle(text).fontSize).toBe('32px');
    });
  },
});

export const Sheet = meta.story({ parameters: { everyTheme: true, picture: true } });
