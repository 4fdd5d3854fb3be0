import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Button } from '../../actions/Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { FormErrors } from './formErrors.ts';
import { Form, type FormProps } from './Form.tsx';

const kinds = [
  { value: 'fault', label: 'ایراد' },
  { value: 'wish', label: 'پیشنهاد' },
];

const required = 'این فیلد الزامی است';

const meta = preview.meta({
  title: 'Components/Fields/Form',
  component: Form,
  args: { onSubmit: fn() },
  render: (args) => <MessageForm {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a valid form submits the typed values', async () => {
      await userEvent.type(canvas.getByLabelText('نام و نام خانوادگی'), 'سارا');
      await userEvent.click(canvas.getByRole('radio', { name: 'پیشنهاد' }));
      await userEvent.type(canvas.getByLabelText('متن پیام'), 'سلام');
      await userEvent.click(canvas.getByRole('checkbox'));
      await userEvent.click(canvas.getByRole('button', { name: 'ارسال' }));
      const [data] = (args.onSubmit as ReturnType<typeof fn>).mock.lastCall as [FormData];
      await expect(Object.fromEntries(data)).toEqual({
        name: 'سارا',
        kind: 'wish',
        message: 'سلام',
        terms: 'on',
      });
      await expect(canvas.queryByRole('link')).toBeNull();
    });
  },
});

/** Submitted with errors in several fields. */
export const Faulty = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('the first invalid field takes the focus', async () => {
      await userEvent.type(canvas.getByLabelText('نام و نام خانوادگی'), 'سارا');
      await userEvent.click(canvas.getByRole('button', { name: 'ارسال' }));
      await expect(canvas.getByRole('radio', { name: 'ایراد' })).toHaveFocus();
    });
    await step('the summary lists all errors in the order of the fields', async () => {
      const links = canvas.getAllByRole('link').map(({ textContent }) => textContent);
      await expect(links).toEqual([
        'موضوع: یکی را برگزینید',
        'متن پیام: این فیلد الزامی است',
        'قوانین را می‌پذیرم: پذیرفتن قوانین لازم است',
      ]);
    });
    await step('each line moves the focus to its field', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^متن پیام/ }));
      await expect(canvas.getByLabelText('متن پیام')).toHaveFocus();
    });
    await step('Enter in a field submits again and the summary updates', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'ایراد' }));
      await userEvent.type(canvas.getByLabelText('نام و نام خانوادگی'), '{Enter}');
      await expect(canvas.getAllByRole('link')).toHaveLength(2);
      await expect(canvas.getByLabelText('متن پیام')).toHaveFocus();
    });
  },
});

/** An error that belongs to no field. */
export const RefusedAsAWhole = meta.story({
  args: { errors: { '': 'مشکلی از سوی نویسا پیش آمد. کمی بعد دوباره تلاش کنید.' } },
  render: (args) => (
    <Form {...args}>
      <TextField label="نام و نام خانوادگی" name="name" defaultValue="سارا" />
    </Form>
  ),
});

export const LongText = meta.story({
  args: {
    errors: {
      name: 'این نام پیش از این برای حساب دیگری ثبت شده است؛ نام دیگری بنویسید یا با همان حساب وارد شوید.',
    },
  },
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <Form {...args}>
        <TextField
          label="نامی که روی نوشته‌ها، رسیدها و پیام‌های شما برای دیگران نشان داده می‌شود"
          name="name"
          error={args.errors?.['name']}
        />
      </Form>
    </div>
  ),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ maxInlineSize: 400 }}>
      <Form errors={{ name: required, terms: 'پذیرفتن قوانین لازم است' }}>
        <TextField label="نام و نام خانوادگی" name="name" error={required} />
        <Checkbox label="قوانین را می‌پذیرم" name="terms" error="پذیرفتن قوانین لازم است" />
        <Button type="submit">ارسال</Button>
      </Form>
    </div>
  ),
});

function MessageForm({ onSubmit, ...rest }: FormProps) {
  const [errors, setErrors] = useState<FormErrors>({});
  return (
    <Form
      {...rest}
      errors={errors}
      onSubmit={(data, event) => {
        setErrors({
          terms: data.has('terms') ? undefined : 'پذیرفتن قوانین لازم است',
          message: data.get('message') === '' ? required : undefined,
          kind: data.has('kind') ? undefined : 'یکی را برگزینید',
          name: data.get('name') === '' ? required : undefined,
        });
        onSubmit?.(data, event);
      }}
      style={{ maxInlineSize: 440 }}
    >
      <TextField label="نام و نام خانوادگی" name="name" error={errors['name']} />
      <RadioGroup label="موضوع" name="kind" options={kinds} line error={errors['kind']} />
      <TextArea label="متن پیام" name="message" error={errors['message']} />
      <Checkbox label="قوانین را می‌پذیرم" name="terms" error={errors['terms']} />
      <Button type="submit">ارسال</Button>
    </Form>
  );
}
