import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { getBackwardKey, getForwardKey, measureSpan } from '../../../testing/readingDirection.ts';
import { Slider } from './Slider.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const meta = preview.meta({
  title: 'Components/Choice/Slider',
  component: Slider,
  args: { label: 'اندازهٔ متن', defaultValue: 18, min: 12, max: 36, onChange: fn() },
});

export const Default = meta.story({
  args: { name: 'size' },
  play: async ({ canvas, userEvent, args, step }) => {
    const thumb = canvas.getByRole('slider', { name: 'اندازهٔ متن' });
    await step('the value is shown and announced in Persian', async () => {
      await expect(thumb).toHaveAttribute('aria-valuetext', '۱۸');
      await expect(canvas.getByText('۱۸')).toBeVisible();
    });
    await step(
      'the arrow key towards the inline end increases the value, the other decreases it',
      async () => {
        await userEvent.tab();
        await expect(thumb).toHaveFocus();
        const before = measureSpan(thumb).start;
        await userEvent.keyboard(getForwardKey().repeat(2));
        await expect(args.onChange).toHaveBeenLastCalledWith(20);
        await expect(measureSpan(thumb).start).toBeGreaterThan(before);
        await userEvent.keyboard(getBackwardKey());
        await expect(args.onChange).toHaveBeenLastCalledWith(19);
      },
    );
    await step('Home and End set the limits', async () => {
      await userEvent.keyboard('{End}');
      await expect(args.onChange).toHaveBeenLastCalledWith(36);
      await userEvent.keyboard('{Home}');
      await expect(args.onChange).toHaveBeenLastCalledWith(12);
    });
  },
});

export const LeftToRight = Default.extend({ globals: { direction: 'ltr' } });

export const Percent = meta.story({
  args: {
    label: 'حساسیت میکروفون',
    defaultValue: 0.4,
    min: 0,
    max: 1,
    step: 0.05,
    formatOptions: { style: 'percent' },
  },
});

export const WithUnit = meta.story({
  args: {
    label: 'سکوت پیش از پایان جمله',
    defaultValue: 3,
    min: 1,
    max: 10,
    formatOptions: { style: 'unit', unit: 'second', unitDisplay: 'long' },
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const LongText = meta.story({
  args: {
    label: 'مدت سکوتی که پس از آن جمله تمام شده به شمار می‌آید و جملهٔ تازه‌ای آغاز می‌شود',
    formatOptions: { style: 'unit', unit: 'second', unitDisplay: 'long' },
  },
  render: renderIn(Slider, { inlineSize: 240 }),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 8, maxInlineSize: 320 }}>
      <Slider label="کم‌ترین" defaultValue={0} />
      <Slider
        label="میانه"
        defaultValue={0.4}
        max={1}
        step={0.1}
        formatOptions={{ style: 'percent' }}
      />
      <Slider label="غیرفعال" defaultValue={70} disabled />
    </div>
  ),
});
