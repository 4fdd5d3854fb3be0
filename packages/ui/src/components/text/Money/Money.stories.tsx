import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Money, moneySizes } from './Money.tsx';

const meta = preview.meta({
  title: 'Components/Text/Money',
  component: Money,
  args: { amount: 1_250_000 },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the number and the unit are read as one', async () => {
      const figure = canvas.getByText('۱٬۲۵۰٬۰۰۰');
      await expect(figure.parentElement).toHaveTextContent('۱٬۲۵۰٬۰۰۰ تومان');
    });
  },
});

export const Large = meta.story({ args: { size: 'large' } });

export const Largest = meta.story({ args: { size: 'largest' } });

export const Free = meta.story({ args: { amount: 0, freeAtZero: true, size: 'largest' } });

/** NaN is shown as a dash. */
export const Unknown = meta.story({ args: { amount: Number.NaN } });

export const LongText = meta.story({
  args: { amount: -123_456_789_012 },
  render: (args) => (
    <p style={{ inlineSize: 240 }}>
      مانده‌ای که در این دوره از همهٔ خریدها برگشت خورده <Money {...args} /> است.
    </p>
  ),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      {moneySizes.map((size) => (
        <Money key={size} size={size} amount={890_000} />
      ))}
      <Money amount={0} freeAtZero size="large" />
    </div>
  ),
});
