import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureSpan } from '../../testing/readingDirection.ts';
import { topBarContainer } from '../TopBar/TopBar.styles.ts';
import { CreditMeter } from './CreditMeter.tsx';
import { renderIn } from '../../testing/renderIn.tsx';

const meta = preview.meta({
  title: 'Layout/CreditMeter',
  component: CreditMeter,
  args: { label: '۲ ساعت و ۴۰ دقیقه اعتبار باقی مانده', value: 0.53 },
  render: renderIn(CreditMeter, { display: 'inline-block' }),
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await step('the label names the credit, and the bar fills from the start side', async () => {
      const words = canvas.getByText('۲ ساعت و ۴۰ دقیقه اعتبار باقی مانده');
      const track = words.nextElementSibling;
      const level = track?.firstElementChild;
      const [whole, part] = [measureSpan(track ?? words), measureSpan(level ?? words)];
      await expect(part.start).toBe(whole.start);
      await expect((part.end - part.start) / (whole.end - whole.start)).toBeCloseTo(0.53, 2);
    });
  },
});

export const LeftToRight = Default.extend({ globals: { direction: 'ltr' } });

export const Low = meta.story({ args: { label: '۷ دقیقه اعتبار باقی مانده', value: 0.04 } });

export const Endless = meta.story({
  args: { label: 'اعتبار باقی‌مانده: نامحدود', short: 'نامحدود', value: null },
});

/** A narrow bar has room for the amount alone. */
export const EndlessInNarrowBar = Endless.extend({
  render: (args) => (
    <div style={{ container: `${topBarContainer} / inline-size`, inlineSize: '320px' }}>
      <div style={{ display: 'inline-block' }}>
        <CreditMeter {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('the amount is not cut', async () => {
      const words = canvas.getByText('نامحدود');
      await expect(words).toBeVisible();
      await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
      await expect(canvas.getByText('اعتبار باقی‌مانده: نامحدود').clientWidth).toBeLessThan(2);
    });
  },
});
