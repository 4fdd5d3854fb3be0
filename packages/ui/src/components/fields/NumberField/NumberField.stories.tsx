import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { fieldSizes } from '../TextField/TextField.tsx';
import { NumberField } from './NumberField.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const meta = preview.meta({
  title: 'Components/Fields/NumberField',
  component: NumberField,
  args: { label: 'سقف تخفیف (تومان)', onChange: fn() },
});

export const Default = meta.story({
  args: { name: 'amount' },
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    await step('leaving the field groups the digits and submits a plain number', async () => {
      const field = canvas.getByLabelText('سقف تخفیف (تومان)');
      await userEvent.type(field, '۱۲۳۴۵');
      await userEvent.tab();
      await expect(field).toHaveValue('۱۲٬۳۴۵');
      await expect(args.onChange).toHaveBeenLastCalledWith(12_345);
      await expect(canvasElement.querySelector('[name="amount"]')).toHaveValue('12345');
    });
  },
});

/** Multiples of 5 from 0 to 20. */
export const Stepped = meta.story({
  args: { label: 'تعداد کد', defaultValue: 10, min: 0, max: 20, step: 5 },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByLabelText('تعداد کد');
    await step('the buttons for less and more follow the number, in this order', async () => {
      const [less, more] = ['یکی کمتر', 'یکی بیشتر'].map((name) =>
        measureSpan(canvas.getByRole('button', { name })),
      );
      await expect(less?.start).toBeGreaterThanOrEqual(measureSpan(field).end - 1);
      await expect(more?.start).toBeGreaterThanOrEqual((less?.end ?? Infinity) - 1);
    });
    await step(
      'buttons and arrow keys change the number by one step within the range',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'یکی بیشتر' }));
        await expect(field).toHaveValue('۱۵');
        await userEvent.click(field);
        await userEvent.keyboard('{ArrowUp}');
        await expect(field).toHaveValue('۲۰');
        await expect(canvas.getByRole('button', { name: 'یکی بیشتر' })).toBeDisabled();
        await userEvent.keyboard('{Home}');
        await expect(field).toHaveValue('۰');
      },
    );
    await step('a number beyond the maximum becomes the maximum', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '۹۰');
      await userEvent.tab();
      await expect(field).toHaveValue('۲۰');
    });
  },
});

export const LeftToRight = Stepped.extend({ globals: { direction: 'ltr' } });

export const Large = meta.story({ args: { size: 'large', defaultValue: 1_250_000 } });

export const Percent = meta.story({
  args: {
    label: 'درصد تخفیف',
    defaultValue: 0.15,
    step: 0.01,
    min: 0,
    max: 1,
    formatOptions: { style: 'percent' },
  },
});

export const Disabled = meta.story({ args: { defaultValue: 50_000, disabled: true } });

export const Refused = meta.story({
  args: {
    defaultValue: 0,
    hint: 'به تومان و بدون اعشار.',
    error: 'سقف تخفیف باید بیشتر از صفر باشد.',
  },
  play: async ({ canvas, step }) => {
    await step('the error describes the field in place of the hint', async () => {
      const field = canvas.getByLabelText('سقف تخفیف (تومان)');
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription('سقف تخفیف باید بیشتر از صفر باشد.');
    });
  },
});

export const LongText = meta.story({
  args: {
    label: 'کمترین مبلغ خریدی که این کد برای آن پذیرفته می‌شود، پیش از کم شدن تخفیف',
    hint: 'اگر خالی بماند، کد برای خرید به هر مبلغی پذیرفته می‌شود.',
    defaultValue: 123_456_789_012,
    optional: true,
  },
  render: renderIn(NumberField, { inlineSize: 240 }),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      {fieldSizes.map((size) => (
        <NumberField key={size} size={size} label="مبلغ (تومان)" defaultValue={1_250_000} />
      ))}
      <NumberField label="تعداد" defaultValue={0} min={0} hint="حداکثر ۱۰۰ کد." optional />
      <NumberField label="تعداد" defaultValue={120} error="حداکثر ۱۰۰ کد می‌توان ساخت." />
      <NumberField label="تعداد" defaultValue={12} disabled />
    </div>
  ),
});
