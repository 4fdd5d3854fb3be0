import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Stack } from '../../../layout/Arrangement/Arrangement.tsx';
import { fieldSizes } from '../TextField/TextField.tsx';
import { TimeField } from './TimeField.tsx';

const meta = preview.meta({
  title: 'Components/Fields/TimeField',
  component: TimeField,
  args: { label: 'ساعت ارسال', hint: 'به وقت تهران', onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('hour and minute are typed one after the other', async () => {
      const [hour] = canvas.getAllByRole('spinbutton');
      await userEvent.click(hour as HTMLElement);
      await userEvent.keyboard('۱۴۰۵');
      await expect(args.onChange).toHaveBeenLastCalledWith('14:05');
    });
    await step('ArrowDown is one minute less', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith('14:04');
    });
    await step(
      'the arrow keys follow the time, which is written from left to right in both directions',
      async () => {
        const [hour, minute] = canvas.getAllByRole('spinbutton');
        await userEvent.keyboard('{ArrowLeft}');
        await expect(hour).toHaveFocus();
        await userEvent.keyboard('{ArrowRight}');
        await expect(minute).toHaveFocus();
      },
    );
  },
});

export const LeftToRight = Default.extend({ globals: { direction: 'ltr' } });

export const Steps = meta.story({
  args: { defaultValue: '09:00', step: 15, hint: 'هر ۱۵ دقیقه' },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the arrow keys move by the step', async () => {
      const [, minute] = canvas.getAllByRole('spinbutton');
      minute?.focus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith('09:30');
    });
  },
});

export const OutOfRange = meta.story({
  args: { defaultValue: '23:30', min: '08:00', max: '20:00' },
  play: async ({ canvas, step }) => {
    await step('a time that is not allowed is refused in words', async () => {
      await expect(canvas.getByText('این ساعت بیرون از بازهٔ مجاز است.')).toBeVisible();
    });
  },
});

export const Refused = meta.story({ args: { error: 'ساعت ارسال لازم است.' } });

export const Disabled = meta.story({ args: { disabled: true, defaultValue: '14:05' } });

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: (args) => (
    <Stack>
      {fieldSizes.map((size) => (
        <TimeField key={size} {...args} size={size} defaultValue="14:05" />
      ))}
      <TimeField {...args} optional />
      <TimeField {...args} error="ساعت ارسال لازم است." />
      <TimeField {...args} disabled defaultValue="09:30" />
    </Stack>
  ),
});
