import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { Switch } from './Switch.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const meta = preview.meta({
  title: 'Components/Choice/Switch',
  component: Switch,
  args: { label: 'نشان‌گذاری خودکار', onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const control = canvas.getByRole('switch', { name: 'نشان‌گذاری خودکار' });
    await step('a click on the label turns the switch on', async () => {
      await userEvent.click(canvas.getByText('نشان‌گذاری خودکار'));
      await expect(control).toBeChecked();
    });
    await step('Space turns the switch off', async () => {
      control.focus();
      await userEvent.keyboard(' ');
      await expect(control).not.toBeChecked();
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
  },
});

export const On = meta.story({
  args: { defaultChecked: true },
  play: async ({ canvas, step }) => {
    const control = canvas.getByRole('switch');
    await step('the switch precedes its label, and its thumb is at the inline end', async () => {
      const words = measureSpan(canvas.getByText('نشان‌گذاری خودکار'));
      await expect(measureSpan(control).end).toBeLessThanOrEqual(words.start);
      const { direction } = getComputedStyle(control);
      const thumb = new DOMMatrix(getComputedStyle(control, '::before').transform);
      await expect(Math.sign(thumb.m41)).toBe(direction === 'rtl' ? -1 : 1);
    });
  },
});

export const LeftToRight = On.extend({ globals: { direction: 'ltr' } });

export const WithHint = meta.story({
  args: { label: 'جداکنندهٔ سه‌رقمی', hint: '۱٬۲۵۰٬۰۰۰ به‌جای ۱۲۵۰۰۰۰', defaultChecked: true },
});

export const Refused = meta.story({
  args: { error: 'ذخیره نشد. دوباره تلاش کنید.' },
  play: async ({ canvas, step }) => {
    await step('the error describes the switch', async () => {
      await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
        'ذخیره نشد. دوباره تلاش کنید.',
      );
    });
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const LongText = meta.story({
  args: {
    label: 'هنگام سکوت بیش از سه ثانیه، ضبط به‌طور خودکار درنگ کند و با شنیدن صدا دوباره آغاز شود',
    hint: 'در جاهای شلوغ ممکن است سکوت به‌درستی شناخته نشود؛ در این حالت آن را خاموش کنید.',
    defaultChecked: true,
  },
  render: renderIn(Switch, { inlineSize: 320 }),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', maxInlineSize: 360 }}>
      <Switch label="نشان‌گذاری خودکار" />
      <Switch label="تبدیل عدد به رقم" defaultChecked />
      <Switch label="جداکنندهٔ سه‌رقمی" hint="۱٬۲۵۰٬۰۰۰ به‌جای ۱۲۵۰۰۰۰" defaultChecked />
      <Switch label="اعلان‌ها" error="ذخیره نشد. دوباره تلاش کنید." />
      <Switch label="دسترسی مدیر" disabled />
      <Switch label="دسترسی کاربر" disabled defaultChecked />
    </div>
  ),
});
