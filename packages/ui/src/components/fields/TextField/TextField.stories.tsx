import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { fieldSizes, TextField } from './TextField.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const meta = preview.meta({
  title: 'Components/Fields/TextField',
  component: TextField,
  args: { label: 'نام و نام خانوادگی' },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('the label names the field and the field holds the typed text', async () => {
      const field = canvas.getByLabelText('نام و نام خانوادگی');
      await userEvent.type(field, 'سارا محمدی');
      await expect(field).toHaveValue('سارا محمدی');
    });
  },
});

export const Latin = meta.story({
  args: {
    label: 'نام کاربری، شمارهٔ همراه یا ایمیل',
    latin: true,
    placeholder: 'مثلاً ۰۹۱۲۳۴۵۶۷۸۹',
    autoComplete: 'username',
  },
});

export const Large = meta.story({ args: { size: 'large' } });

export const Optional = meta.story({
  args: { label: 'ایمیل', optional: true, latin: true },
});

export const WithHint = meta.story({
  args: { label: 'نام کاربری', hint: 'حداقل یک حرف انگلیسی داشته باشد.', latin: true },
});

export const Counted = meta.story({
  args: { label: 'عنوان', hint: 'در فهرست پیام‌ها دیده می‌شود.', limit: 30, defaultValue: 'خبر' },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByLabelText('عنوان');
    await step(
      'the characters that are left are beside the hint, at the end of the line',
      async () => {
        await expect(field).toHaveAccessibleDescription('در فهرست پیام‌ها دیده می‌شود.');
        const count = canvas.getByText('۲۷ نویسه مانده است').getBoundingClientRect();
        await expect(count.left).toBeCloseTo(field.getBoundingClientRect().left, 0);
      },
    );
    await step('typing counts down, and the last 20 are announced in tens', async () => {
      await userEvent.type(field, ' مهم امروز');
      await expect(canvas.getByText('۱۷ نویسه مانده است')).toBeVisible();
      await expect(canvas.getByRole('status')).toHaveTextContent('۲۰ نویسه مانده است');
    });
  },
});

export const Filled = meta.story({ args: { defaultValue: 'سارا محمدی' } });

export const Disabled = meta.story({
  args: { label: 'نام کاربری', defaultValue: 'sara', latin: true, disabled: true },
});

export const Refused = meta.story({
  args: { error: 'این فیلد الزامی است', hint: 'همان نامی که روی کارت بانکی است.' },
  play: async ({ canvas, step }) => {
    await step('the error describes the field in place of the hint', async () => {
      const field = canvas.getByLabelText('نام و نام خانوادگی');
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription('این فیلد الزامی است');
      await expect(canvas.queryByText('همان نامی که روی کارت بانکی است.')).toBeNull();
    });
  },
});

export const Confirmed = meta.story({
  args: {
    label: 'کد تخفیف',
    latin: true,
    defaultValue: 'NOWRUZ1405',
    hint: 'بزرگی و کوچکی حروف فرقی ندارد.',
    success: 'کد «NOWRUZ1405» اعمال شد',
  },
  play: async ({ canvas, step }) => {
    await step('the confirmation describes the field in place of the hint', async () => {
      const field = canvas.getByLabelText('کد تخفیف');
      await expect(field).toBeValid();
      await expect(field).toHaveAccessibleDescription('کد «NOWRUZ1405» اعمال شد');
      await expect(canvas.queryByText('بزرگی و کوچکی حروف فرقی ندارد.')).toBeNull();
    });
  },
});

/** Hint, confirmation and error are lines of one height, so that nothing below them moves. */
export const OneLine = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TextField label="hint" hint="بزرگی و کوچکی حروف فرقی ندارد." />
      <TextField label="success" hint="راهنما" success="کد اعمال شد" />
      <TextField label="error" hint="راهنما" success="کد اعمال شد" error="این کد معتبر نیست." />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('the three fields are as high as each other', async () => {
      const heights = ['hint', 'success', 'error'].map(
        (name) => canvas.getByLabelText(name).parentElement?.getBoundingClientRect().height,
      );
      await expect(new Set(heights).size).toBe(1);
    });
    await step('an error hides the confirmation', async () => {
      await expect(canvas.getByLabelText('error')).toHaveAccessibleDescription(
        'این کد معتبر نیست.',
      );
    });
  },
});

export const LongText = meta.story({
  args: {
    label: 'نامی که روی نوشته‌ها، رسیدها و پیام‌های شما برای دیگران نشان داده می‌شود',
    hint: 'می‌توانید آن را هر زمان تغییر دهید؛ نوشته‌ها و رسیدهای پیشین با همان نام پیشین می‌مانند.',
    error: 'این نام پیش از این برای حساب دیگری ثبت شده است.\nنام دیگری بنویسید.',
    defaultValue: 'سیده‌فاطمه‌سادات میرمحمدصادقی شهمیرزادی‌نژاد اصل',
  },
  render: renderIn(TextField, { inlineSize: 320 }),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      {fieldSizes.map((size) => (
        <TextField
          key={size}
          size={size}
          label="نام کاربری یا ایمیل"
          placeholder="مثلاً ۰۹۱۲۳۴۵۶۷۸۹"
          latin
        />
      ))}
      <TextField label="نام" defaultValue="سارا محمدی" hint="روی رسیدها نوشته می‌شود." optional />
      <TextField label="نام" defaultValue="سارا" error="این نام کوتاه است" />
      <TextField label="نام" defaultValue="سارا محمدی" disabled />
    </div>
  ),
});
