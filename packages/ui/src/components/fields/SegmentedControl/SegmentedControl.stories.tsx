import { useId } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { getBackwardKey, getForwardKey, measureSpan } from '../../../testing/readingDirection.ts';
import { buttonSizes } from '../../actions/Button/Button.tsx';
import { MoonIcon, SunIcon, SystemIcon } from '../../media/Icon/appearanceIcons.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const spans = [
  { value: 'day', label: 'روز' },
  { value: 'week', label: 'هفته' },
  { value: 'month', label: 'ماه' },
];

const schemes = [
  { value: 'light', label: 'روشن', icon: <SunIcon /> },
  { value: 'dark', label: 'تیره', icon: <MoonIcon /> },
  { value: 'system', label: 'مانند دستگاه', icon: <SystemIcon /> },
];

const meta = preview.meta({
  title: 'Components/Choice/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'بازه',
    name: 'span',
    options: spans,
    defaultValue: 'week',
    onValueChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the options form one named radio group', async () => {
      await expect(canvas.getByRole('radiogroup', { name: 'بازه' })).toBeVisible();
    });
    await step('a click selects an option', async () => {
      await userEvent.click(canvas.getByText('ماه'));
      await expect(canvas.getByRole('radio', { name: 'ماه' })).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('month');
    });
    await step('the arrow keys select the next option and wrap around at the end', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('day');
    });
    await step('left and right arrow keys follow the visual direction', async () => {
      await userEvent.keyboard(getForwardKey());
      await expect(args.onValueChange).toHaveBeenLastCalledWith('week');
      await userEvent.keyboard(getBackwardKey());
      await expect(args.onValueChange).toHaveBeenLastCalledWith('day');
      const [day, week] = ['روز', 'هفته'].map((name) => measureSpan(canvas.getByText(name)));
      await expect(week?.start).toBeGreaterThanOrEqual(day?.end ?? Infinity);
    });
  },
});

export const LeftToRight = Default.extend({ globals: { direction: 'ltr' } });

export const WithIcons = meta.story({
  args: { label: 'حالت نمایش', name: 'scheme', options: schemes, defaultValue: 'light' },
});

export const Wide = meta.story({ args: { wide: true } });

export const Refused = meta.story({
  args: { defaultValue: '', error: 'یکی را برگزینید' },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const LongText = meta.story({
  render: () => (
    <div style={{ inlineSize: 320 }}>
      <SegmentedControl
        label="هنگام پایان اعتبار با ادامهٔ صدا چه کنیم؟"
        hint="هر زمان می‌توانید آن را تغییر دهید."
        name="rest"
        options={[
          { value: 'keep', label: 'ضبط ادامه یابد' },
          { value: 'ask', label: 'از من بپرسد' },
          { value: 'stop', label: 'همان‌جا پایان یابد' },
        ]}
        defaultValue="ask"
      />
    </div>
  ),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => <EverySize />,
});

// The sheet renders this story 22 times; radios of one name would form one group.
function EverySize() {
  const id = useId();
  const common = { label: 'بازه', options: spans, defaultValue: 'week' };
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {buttonSizes.map((size) => (
        <SegmentedControl
          key={size}
          {...common}
          size={size}
          labelHidden={size !== 'medium'}
          name={`${id}-${size}`}
        />
      ))}
      <SegmentedControl {...common} name={`${id}-off`} disabled />
      <SegmentedControl
        label="حالت نمایش"
        name={`${id}-scheme`}
        options={schemes}
        defaultValue="light"
      />
    </div>
  );
}
