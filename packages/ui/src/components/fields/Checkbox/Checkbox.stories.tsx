import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Checkbox } from './Checkbox.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const meta = preview.meta({
  title: 'Components/Choice/Checkbox',
  component: Checkbox,
  args: { label: 'قوانین و مقررات را می‌پذیرم', onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'قوانین و مقررات را می‌پذیرم' });
    await step('a click on the label checks the box', async () => {
      await userEvent.click(canvas.getByText('قوانین و مقررات را می‌پذیرم'));
      await expect(checkbox).toBeChecked();
    });
    await step('Space unchecks the box', async () => {
      checkbox.focus();
      await userEvent.keyboard(' ');
      await expect(checkbox).not.toBeChecked();
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
  },
});

export const Checked = meta.story({ args: { defaultChecked: true } });

export const Indeterminate = meta.story({
  args: { label: 'همهٔ نوشته‌ها', indeterminate: true },
  play: async ({ canvas, userEvent, step }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'همهٔ نوشته‌ها' });
    await step('the box has the mixed state', async () => {
      await expect(checkbox).toBePartiallyChecked();
    });
    await step('a press checks the box', async () => {
      await userEvent.click(checkbox);
      await expect(checkbox).toBeChecked();
      await expect(checkbox).not.toBePartiallyChecked();
    });
  },
});

export const WithHint = meta.story({
  args: {
    label: 'نگه‌داری صدا در کنار متن',
    hint: 'صدا تا ۳۰ روز می‌ماند و سپس پاک می‌شود.',
    optional: true,
  },
});

export const Refused = meta.story({
  args: { error: 'برای ادامه پذیرفتن قوانین لازم است' },
  play: async ({ canvas, step }) => {
    await step('the error describes the checkbox', async () => {
      const checkbox = canvas.getByRole('checkbox');
      await expect(checkbox).toBeInvalid();
      await expect(checkbox).toHaveAccessibleDescription('برای ادامه پذیرفتن قوانین لازم است');
    });
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultChecked: true } });

export const LongText = meta.story({
  args: {
    label:
      'می‌پذیرم که متن نوشته‌هایم، بی نام و نشان، برای بهتر شدن تبدیل گفتار به نوشتار به کار برود و هر زمان که خواستم بتوانم این اجازه را پس بگیرم',
    hint: 'صدا هرگز به کار نمی‌رود و هیچ‌کس جز شما به نوشته‌ها دسترسی ندارد؛ این اجازه در تنظیمات پس گرفته می‌شود.',
    defaultChecked: true,
  },
  render: renderIn(Checkbox, { inlineSize: 320 }),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', maxInlineSize: 360 }}>
      <Checkbox label="نشان‌گذاری خودکار" />
      <Checkbox label="تبدیل عدد به رقم" defaultChecked />
      <Checkbox label="همهٔ نوشته‌ها" indeterminate />
      <Checkbox label="نگه‌داری صدا" hint="صدا تا ۳۰ روز می‌ماند." defaultChecked />
      <Checkbox label="قوانین را می‌پذیرم" error="پذیرفتن قوانین لازم است" />
      <Checkbox label="دسترسی مدیر" disabled />
      <Checkbox label="دسترسی کاربر" disabled defaultChecked />
    </div>
  ),
});
