import { expect, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { onDesktop, onPhone } from '../../../layout/stories/viewports.ts';
import { sampleRuns } from '../testing/sampleDifference.ts';
import { TextDifference } from './TextDifference.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const meta = preview.meta({
  title: 'Components/Text/TextDifference',
  component: TextDifference,
  args: { runs: sampleRuns },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('insertions and deletions have elements of their own', async () => {
      await expect(canvasElement.querySelector('ins')).toHaveTextContent('۲۵ هزار تومان');
      await expect(canvasElement.querySelector('del')).toHaveTextContent('بیست و پنج هزار تومن');
    });
    await step('the keyboard unfolds unchanged paragraphs', async () => {
      const [fold] = canvas.getAllByText(/پاراگراف بدون تغییر/u);
      await userEvent.tab();
      await expect(fold).toHaveFocus();
      await expect(fold?.parentElement).not.toHaveAttribute('open');
      await userEvent.click(fold as HTMLElement);
      await expect(fold?.parentElement).toHaveAttribute('open');
    });
  },
});

export const SideBySide = meta.story({
  args: { view: 'side' },
  globals: onDesktop,
  play: async ({ canvas, step }) => {
    await step('the first text is at the inline start', async () => {
      await waitFor(() => expect(canvas.getByText('پیش از تغییر')).toBeVisible());
      const before = measureSpan(canvas.getByText('پیش از تغییر'));
      const after = measureSpan(canvas.getByText('پس از تغییر'));
      await expect(before.end).toBeLessThan(after.start);
    });
  },
});

export const LeftToRight = SideBySide.extend({ globals: { ...onDesktop, direction: 'ltr' } });

export const SideBySideOnPhone = meta.story({
  args: { view: 'side' },
  globals: onPhone,
  play: async ({ canvas, step }) => {
    await step('a narrow window shows one text with both', async () => {
      await expect(canvas.queryByText('پیش از تغییر')).not.toBeInTheDocument();
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});

export const Equal = meta.story({
  args: { runs: [{ kind: 'same', text: 'متن بدون تغییر است.' }] },
});

export const LongText = meta.story({
  args: {
    runs: [
      { kind: 'removed', text: 'نیم‌فاصله‌گذاری'.repeat(20) },
      { kind: 'added', text: 'https://example.ir/یک-نشانی-بسیار-بلند-بدون-هیچ-فاصله'.repeat(4) },
    ],
  },
  render: renderIn(TextDifference, { inlineSize: 280 }),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: (args) => <TextDifference {...args} context={0} />,
});
