import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const options = [
  { value: 'text', label: 'متن ساده' },
  { value: 'word', label: 'سند ورد' },
  { value: 'subtitle', label: 'زیرنویس' },
];

const meta = preview.meta({
  title: 'Components/Choice/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'قالب‌های خروجی', name: 'formats', options, onValueChange: fn() },
});

export const Default = meta.story({
  args: { defaultValue: ['text'] },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the label names the group', async () => {
      await expect(canvas.getByRole('group', { name: 'قالب‌های خروجی' })).toBeVisible();
      await expect(canvas.getByRole('checkbox', { name: 'متن ساده' })).toBeChecked();
    });
    await step('the values are in the order of the options', async () => {
      await userEvent.click(canvas.getByText('زیرنویس'));
      await userEvent.click(canvas.getByText('سند ورد'));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['text', 'word', 'subtitle']);
    });
    await step('Tab moves between the boxes and Space unchecks a box', async () => {
      canvas.getByRole('checkbox', { name: 'متن ساده' }).focus();
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['text', 'subtitle']);
    });
  },
});

export const InOneLine = meta.story({ args: { line: true, defaultValue: ['word'] } });

export const Optional = meta.story({
  args: { optional: true, hint: 'می‌توانید چند قالب را برگزینید.' },
});

export const Refused = meta.story({
  args: { error: 'دست‌کم یک قالب را برگزینید' },
  play: async ({ canvas, step }) => {
    await step('the error describes the group', async () => {
      await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
        'دست‌کم یک قالب را برگزینید',
      );
    });
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: ['text'] } });

export const LongText = meta.story({
  args: {
    label: 'می‌خواهید هر نوشته پس از پایان ضبط در کدام قالب‌ها روی دستگاه شما نگه داشته شود؟',
    hint: 'قالب‌ها را بعداً هم می‌توانید از صفحهٔ هر نوشته بگیرید؛ حجم همه با هم کم است.',
    options: [
      {
        value: 'word',
        label: 'سند ورد با عنوان‌ها، بندها، پانویس‌ها و زمان آغاز هر بند در حاشیهٔ صفحه',
        hint: 'با شیوه‌نامهٔ اداری و قلم پیش‌فرض سازمان شما ساخته می‌شود.',
      },
      { value: 'text', label: 'متن ساده', hint: 'بی هیچ آرایشی.', disabled: true },
    ],
    defaultValue: ['word'],
  },
  render: renderIn(CheckboxGroup, { inlineSize: 320 }),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: ({ onValueChange: _, ...args }) => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 400 }}>
      <CheckboxGroup {...args} defaultValue={['text']} hint="می‌توانید چند قالب را برگزینید." />
      <CheckboxGroup {...args} line defaultValue={['word']} />
      <CheckboxGroup {...args} error="دست‌کم یک قالب را برگزینید" />
      <CheckboxGroup {...args} line disabled defaultValue={['word']} />
    </div>
  ),
});
