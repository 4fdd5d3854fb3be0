import { useId } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { getBackwardKey, getForwardKey, measureSpan } from '../../../testing/readingDirection.ts';
import { RadioGroup } from './RadioGroup.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const options = [
  { value: 'formal', label: 'رسمی' },
  { value: 'plain', label: 'گفتاری' },
  { value: 'exact', label: 'موبه‌مو' },
];

const meta = preview.meta({
  title: 'Components/Choice/RadioGroup',
  component: RadioGroup,
  args: { label: 'سبک نوشتن', name: 'style', options, onValueChange: fn() },
});

export const Default = meta.story({
  args: { defaultValue: 'formal' },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the label names the group', async () => {
      await expect(canvas.getByRole('radiogroup', { name: 'سبک نوشتن' })).toBeVisible();
    });
    await step('a click on the label selects the option', async () => {
      await userEvent.click(canvas.getByText('گفتاری'));
      await expect(canvas.getByRole('radio', { name: 'گفتاری' })).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('plain');
    });
    await step('the arrow keys select the next option and wrap around at the end', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('formal');
    });
  },
});

export const InOneLine = meta.story({
  args: { line: true, defaultValue: 'plain' },
  play: async ({ canvas, userEvent, args, step }) => {
    const place = (name: string) => measureSpan(canvas.getByRole('radio', { name })).start;
    await step('an arrow key follows the visual direction', async () => {
      await userEvent.tab();
      await userEvent.keyboard(getForwardKey());
      await expect(args.onValueChange).toHaveBeenLastCalledWith('exact');
      await expect(place('موبه‌مو')).toBeGreaterThan(place('گفتاری'));
      await userEvent.keyboard(getBackwardKey().repeat(2));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('formal');
      await expect(canvas.getByRole('radio', { name: 'رسمی' })).toHaveFocus();
    });
    await step('the choice wraps around at the end', async () => {
      await userEvent.keyboard(getBackwardKey());
      await expect(args.onValueChange).toHaveBeenLastCalledWith('exact');
    });
  },
});

export const LeftToRight = InOneLine.extend({ globals: { direction: 'ltr' } });

export const WithHints = meta.story({
  args: {
    hint: 'برای همهٔ نوشته‌های تازه به کار می‌رود.',
    options: [
      { value: 'formal', label: 'رسمی', hint: '«می‌خوام» به «می‌خواهم» تبدیل شود.' },
      { value: 'exact', label: 'موبه‌مو', hint: 'همان‌گونه که گفته شد.' },
    ],
    defaultValue: 'exact',
  },
});

export const Refused = meta.story({
  args: { error: 'یکی را برگزینید' },
  play: async ({ canvas, step }) => {
    await step('the error describes the group', async () => {
      const group = canvas.getByRole('radiogroup');
      await expect(group).toBeInvalid();
      await expect(group).toHaveAccessibleDescription('یکی را برگزینید');
    });
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'plain' } });

export const LongText = meta.story({
  args: {
    label: 'اگر اعتبار شما هنگام ضبط به پایان برسد، با ادامهٔ صدا چه کنیم؟',
    options: [
      {
        value: 'keep',
        label: 'ضبط ادامه یابد و صدا روی همین دستگاه بماند تا پس از خرید بسته به متن تبدیل شود',
        hint: 'صدا رمزنگاری می‌شود و تا خرید بسته جایی فرستاده نمی‌شود.',
      },
      { value: 'stop', label: 'ضبط همان‌جا پایان یابد' },
    ],
    defaultValue: 'keep',
  },
  render: renderIn(RadioGroup, { inlineSize: 320 }),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => <RadioSheet />,
});

// The sheet renders this story 22 times; radios of one name would form one group.
function RadioSheet() {
  const id = useId();
  return (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 400 }}>
      <RadioGroup
        label="سبک نوشتن"
        hint="برای نوشته‌های تازه به کار می‌رود."
        name={`${id}-column`}
        options={options}
        defaultValue="formal"
      />
      <RadioGroup
        label="سبک نوشتن"
        name={`${id}-line`}
        options={options}
        defaultValue="plain"
        line
      />
      <RadioGroup
        label="سبک نوشتن"
        name={`${id}-error`}
        options={options}
        line
        error="یکی را برگزینید"
      />
      <RadioGroup
        label="سبک نوشتن"
        name={`${id}-off`}
        options={options}
        defaultValue="exact"
        line
        disabled
      />
    </div>
  );
}
