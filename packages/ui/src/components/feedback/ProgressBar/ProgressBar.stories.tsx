import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { ProgressBar, progressTones } from './ProgressBar.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'بارگذاری جلسهٔ دوشنبه.mp3', value: 0.45 },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the bar has a name and a Persian value text', async () => {
      const bar = canvas.getByRole('progressbar', { name: 'بارگذاری جلسهٔ دوشنبه.mp3' });
      await expect(bar).toHaveAttribute('aria-valuetext', '۴۵٪');
      await expect(canvas.getByText('۴۵٪')).toBeVisible();
    });
    await step('the value is at the inline end', async () => {
      const bar = measureSpan(canvas.getByRole('progressbar'));
      await expect(measureSpan(canvas.getByText('۴۵٪')).end).toBeCloseTo(bar.end, 0);
    });
  },
});

export const LeftToRight = Default.extend({ globals: { direction: 'ltr' } });

export const Empty = meta.story({ args: { value: 0 } });

export const Full = meta.story({ args: { value: 1, tone: 'success' } });

export const Failed = meta.story({ args: { tone: 'danger', valueText: 'ناموفق' } });

/** The value as a text instead of a percentage. */
export const InWords = meta.story({
  args: { label: 'همگام‌سازی', value: 3 / 12, valueText: '۳ نوشته از ۱۲' },
});

/** The share is unknown: an indeterminate bar. */
export const Unknown = meta.story({
  args: { label: 'در حال نهایی کردن آخرین جمله…', value: null },
  play: async ({ canvas, step }) => {
    await step('an indeterminate bar has no value', async () => {
      const bar = canvas.getByRole('progressbar');
      await expect(bar).not.toHaveAttribute('value');
      await expect(bar).not.toHaveAttribute('aria-valuetext');
    });
  },
});

export const LabelHidden = meta.story({ args: { labelHidden: true } });

export const LongText = meta.story({
  args: {
    label: 'بارگذاری صدای سومین نشست هیئت‌مدیره و کمیتهٔ بودجه در پاییز ۱۴۰۵ نسخهٔ نهایی.mp3',
  },
  render: renderIn(ProgressBar, { inlineSize: 240 }),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {progressTones.map((tone) => (
        <ProgressBar key={tone} {...args} tone={tone} />
      ))}
      <ProgressBar {...args} value={null} label="در حال همگام‌سازی" />
    </div>
  ),
});
