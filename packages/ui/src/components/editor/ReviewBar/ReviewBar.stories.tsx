import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { onPhone } from '../../../layout/stories/viewports.ts';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { ReviewBar, type ReviewBarProps } from './ReviewBar.tsx';

const meta = preview.meta({
  title: 'Components/Text/ReviewBar',
  component: ReviewBar,
  args: {
    total: 48,
    at: 12,
    reviewed: 11,
    threshold: 60,
    onThresholdChange: fn(),
    onMove: fn(),
    onAccept: fn(),
    onPlay: fn() as ReviewBarProps['onPlay'],
    onClose: fn(),
  },
  render: (args) => <Trial {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('X-142: the place, the moves and the way out are in reading order', async () => {
      const spans = [
        canvas.getByText('۱۲ از ۴۸ کلمهٔ نامطمئن'),
        canvas.getByRole('button', { name: 'کلمهٔ نامطمئن بعدی' }),
        canvas.getByRole('button', { name: 'بستن' }),
      ].map((control) => measureSpan(control));
      await expect(spans[0]?.end).toBeLessThanOrEqual(spans[1]?.start ?? 0);
      await expect(spans[1]?.end).toBeLessThanOrEqual(spans[2]?.start ?? 0);
    });
    await step('X-142: a right word is one more that is reviewed', async () => {
      await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '۲۳٪');
      await userEvent.click(canvas.getByRole('button', { name: 'درست است' }));
      await expect(args.onAccept).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '۲۵٪');
    });
  },
});

export const LeftToRight = Default.extend({ globals: { direction: 'ltr' } });

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('X-142: the threshold goes from 40 to 90 percent', async () => {
      const slider = canvas.getByRole('slider', { name: 'اطمینان کمتر از' });
      slider.focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onThresholdChange).toHaveBeenLastCalledWith(65);
      await userEvent.keyboard('{End}');
      await expect(args.onThresholdChange).toHaveBeenLastCalledWith(90);
      await userEvent.keyboard('{Home}');
      await expect(args.onThresholdChange).toHaveBeenLastCalledWith(40);
    });
    await step('Escape closes the bar', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const NotBegun = meta.story({
  args: { at: 0, reviewed: 0 },
  play: async ({ canvas, step }) => {
    await step('X-142: before the first word nothing can be accepted or played', async () => {
      await expect(canvas.getByText('۴۸ کلمهٔ نامطمئن')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'درست است' })).toBeDisabled();
      await expect(canvas.getByRole('button', { name: 'پخش این کلمه' })).toBeDisabled();
    });
  },
});

export const Done = meta.story({
  args: { at: 0, reviewed: 48 },
  play: async ({ canvas, step }) => {
    await step('X-142: all words are reviewed', async () => {
      await expect(canvas.getByText('همهٔ کلمه‌های نامطمئن بازبینی شد')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'کلمهٔ نامطمئن بعدی' })).toBeDisabled();
    });
  },
});

export const None = meta.story({ args: { total: 0, at: 0, reviewed: 0, threshold: 40 } });

export const Silent = meta.story({
  args: { onPlay: null },
  play: async ({ canvas, step }) => {
    await step('X-142: without the sound of the text nothing offers to play', async () => {
      await expect(canvas.queryByRole('button', { name: 'پخش این کلمه' })).toBeNull();
    });
  },
});

export const OnPhone = meta.story({
  globals: onPhone,
  play: async ({ step }) => {
    await step('no control is outside the window', async () => {
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ReviewBar {...args} />
      <ReviewBar {...args} at={0} reviewed={48} onPlay={null} />
    </div>
  ),
});

/** A bar with the state of a page. */
function Trial(args: ReviewBarProps) {
  const [{ at, reviewed, threshold }, setState] = useState(args);
  return (
    <ReviewBar
      {...args}
      {...{ at, reviewed, threshold }}
      onThresholdChange={(next) => {
        args.onThresholdChange(next);
        setState((before) => ({ ...before, threshold: next }));
      }}
      onAccept={() => {
        args.onAccept();
        setState((before) => ({ ...before, at: at + 1, reviewed: reviewed + 1 }));
      }}
    />
  );
}
