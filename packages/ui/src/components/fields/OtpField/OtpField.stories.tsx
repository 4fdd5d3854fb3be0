import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { OtpField } from './OtpField.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const meta = preview.meta({
  title: 'Components/Fields/OtpField',
  component: OtpField,
  args: { label: 'کد تأیید', onCodeChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByLabelText('کد تأیید');
    await step(
      'digits of any shape are shown as Persian ones and reported as Latin ones',
      async () => {
        await userEvent.type(field, '۱۲٣٤56');
        await expect(field).toHaveValue('۱۲۳۴۵۶');
        await expect(args.onCodeChange).toHaveBeenLastCalledWith('123456');
      },
    );
    await step('letters and digits beyond the length of the code are ignored', async () => {
      await userEvent.type(field, '۷الف');
      await expect(field).toHaveValue('۱۲۳۴۵۶');
    });
    await step('digits and arrow keys run from left to right', async () => {
      await expect(getComputedStyle(field).direction).toBe('ltr');
      await userEvent.type(field, '{Backspace}{ArrowLeft}9');
      await expect(field).toHaveValue('۱۲۳۴۹۵');
    });
  },
});

export const FiveDigits = meta.story({
  args: { length: 5 },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a pasted message replaces the digits with its code', async () => {
      const field = canvas.getByLabelText('کد تأیید');
      await userEvent.type(field, '۱۲');
      await userEvent.paste('کد شما: ۹۸۷-۶۵');
      await expect(field).toHaveValue('۹۸۷۶۵');
      await expect(args.onCodeChange).toHaveBeenLastCalledWith('98765');
    });
  },
});

export const LeftToRight = meta.story({
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent, step }) => {
    await step('the digits run from left to right as on a Persian page', async () => {
      const field = canvas.getByLabelText<HTMLInputElement>('کد تأیید');
      await expect(getComputedStyle(field).direction).toBe('ltr');
      await userEvent.type(field, '12{ArrowLeft}3');
      await expect(field).toHaveValue('۱۳۲');
    });
  },
});

export const EightDigits = meta.story({ args: { length: 8, defaultValue: '12345678' } });

export const WithHint = meta.story({ args: { hint: 'کد شش‌رقمی را وارد کنید.' } });

export const Refused = meta.story({
  args: { error: 'کد وارد شده صحیح نیست', defaultValue: '123456' },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: '123456' } });

export const LongText = meta.story({
  args: {
    label: 'کدی که همین حالا به شمارهٔ همراه یا ایمیلی که هنگام نام‌نویسی نوشته بودید فرستادیم',
    hint: 'اگر پیام نرسید، پوشهٔ هرزنامه را ببینید یا پس از پایان زمان، دوباره درخواست کنید.',
    length: 10,
    defaultValue: '1234567890',
  },
  render: renderIn(OtpField, { inlineSize: 280 }),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      <OtpField label="کد تأیید" hint="کد شش‌رقمی را وارد کنید." />
      <OtpField label="کد تأیید" defaultValue="123456" />
      <OtpField label="کد تأیید" length={5} defaultValue="98765" error="کد وارد شده صحیح نیست" />
      <OtpField label="کد تأیید" defaultValue="123456" disabled />
    </div>
  ),
});
