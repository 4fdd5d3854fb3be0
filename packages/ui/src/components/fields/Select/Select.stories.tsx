import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { InlinePanels, focusedOption } from '../../../testing/InlinePanels.tsx';
import { OptionPanel } from '../../../testing/OptionPanel.tsx';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { HistoryIcon, LiveIcon, WritingIcon } from '../../media/Icon/pageIcons.ts';
import { fieldSizes } from '../TextField/TextField.tsx';
import { Select } from './Select.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const ranges = [
  { value: 'today', label: 'امروز' },
  { value: 'week', label: 'هفتهٔ گذشته' },
  { value: 'month', label: 'ماه گذشته' },
  { value: 'all', label: 'همهٔ زمان‌ها' },
];

const engines = [
  {
    value: 'general',
    label: 'گفتار روزمره',
    note: 'برای یادداشت و نامه',
    icon: <WritingIcon />,
  },
  { value: 'live', label: 'گفت‌وگو', note: 'چند گوینده را از هم جدا می‌کند', icon: <LiveIcon /> },
  {
    value: 'archive',
    label: 'صدای ضبط‌شدهٔ قدیمی با نویز زیاد و گوینده‌های دور از میکروفون',
    note: 'آهسته‌تر است و بیشتر از اعتبار کم می‌کند؛ در بستهٔ شما نیست.',
    icon: <HistoryIcon />,
    disabled: true,
  },
];

const microphones = [
  { value: 'default', label: 'میکروفون پیش‌فرض دستگاه' },
  { title: 'این دستگاه', options: [{ value: 'inner', label: 'میکروفون داخلی' }] },
  {
    title: 'بی‌سیم',
    options: [
      { value: 'headset', label: 'هدست سارا' },
      { value: 'car', label: 'خودرو' },
    ],
  },
];

const meta = preview.meta({
  title: 'Components/Choice/Select',
  component: Select,
  args: { label: 'بازهٔ زمانی', options: ranges, onChange: fn() },
});

export const Default = meta.story();

export const Chosen = meta.story({ args: { defaultValue: 'week' } });

export const Large = meta.story({ args: { size: 'large' } });

export const Optional = meta.story({ args: { optional: true, hint: 'بر پایهٔ تاریخ ساخت نوشته.' } });

export const Disabled = meta.story({ args: { defaultValue: 'week', disabled: true } });

export const Refused = meta.story({
  args: { hint: 'بر پایهٔ تاریخ ساخت نوشته.', error: 'این فیلد الزامی است' },
  play: async ({ canvas, step }) => {
    await step('the error describes the field in place of the hint', async () => {
      await expect(canvas.getByRole('button')).toHaveAccessibleDescription('این فیلد الزامی است');
    });
  },
});

export const LongText = meta.story({
  args: { label: 'موتور تبدیل گفتار', options: engines, defaultValue: 'archive' },
  render: renderIn(Select, { inlineSize: 240 }),
  play: async ({ canvas, userEvent, step }) => {
    await step('the field truncates the text and the list shows all of it', async () => {
      const field = canvas.getByRole('button');
      await expect(field.offsetHeight).toBe(44);
      await userEvent.click(field);
      const option = await screen.findByRole('option', { name: /صدای ضبط‌شده/ });
      await expect(option).toHaveAttribute('aria-disabled', 'true');
      await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth);
    });
  },
});

export const WithNotes = meta.story({
  args: { label: 'موتور تبدیل گفتار', options: engines, defaultValue: 'general' },
  play: async ({ canvas, userEvent, step }) => {
    await step('the field shows the name without the note', async () => {
      await expect(canvas.getByRole('button')).toHaveTextContent(/^گفتار روزمره$/);
    });
    await step('the label and the note name and describe an option', async () => {
      await userEvent.click(canvas.getByRole('button'));
      const option = await screen.findByRole('option', {
        name: 'گفت‌وگو چند گوینده را از هم جدا می‌کند',
      });
      await waitFor(() => expect(option).toBeVisible());
    });
  },
});

export const Grouped = meta.story({
  args: { label: 'میکروفون', options: microphones, defaultValue: 'default' },
  play: async ({ canvas, userEvent, step }) => {
    await step('the groups have names', async () => {
      await userEvent.click(canvas.getByRole('button'));
      const group = await screen.findByRole('group', { name: 'بی‌سیم' });
      await expect(group).toHaveTextContent('هدست سارا');
    });
  },
});

export const ByPointer = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('button', { name: /بازهٔ زمانی/ });
    await step('the placeholder is Persian', async () => {
      await expect(field).toHaveTextContent('انتخاب کنید');
    });
    await step('a click opens the list and a click on an option selects and closes', async () => {
      await userEvent.click(field);
      await userEvent.click(await screen.findByRole('option', { name: 'ماه گذشته' }));
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenCalledWith('month');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(field).toHaveTextContent('ماه گذشته');
    });
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('button');
    await step('the down arrow opens the list at the first option', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('option', { name: 'امروز' })).toHaveFocus());
    });
    await step('typing the first letters focuses the option', async () => {
      await userEvent.keyboard('ما');
      await waitFor(() => expect(screen.getByRole('option', { name: 'ماه گذشته' })).toHaveFocus());
    });
    await step('Enter selects and restores the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('month');
      await waitFor(() => expect(field).toHaveFocus());
    });
    await step('Escape closes without a change', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
  },
});

/** The position of icon and list relative to the field, repeated left to right. */
export const Beside = meta.story({
  args: { defaultValue: 'week' },
  render: renderIn(Select, { inlineSize: 320, marginInline: 'auto' }),
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: /بازهٔ زمانی/ });
    await step('the arrow icon follows the text', async () => {
      const words = measureSpan(canvas.getByText('هفتهٔ گذشته', { selector: 'button *' }));
      const arrow = button.querySelector(':scope > svg:last-of-type') ?? button;
      await expect(measureSpan(arrow).start).toBeGreaterThanOrEqual(words.start);
      await expect(measureSpan(button).end - measureSpan(arrow).end).toBeLessThan(24);
    });
    await step('the list starts at the inline start of the field', async () => {
      const place = measureSpan(button);
      await userEvent.click(button);
      const list = await screen.findByRole('listbox');
      await waitFor(() => expect(Math.abs(measureSpan(list).start - place.start)).toBeLessThan(8));
    });
  },
});

export const LeftToRight = Beside.extend({ globals: { direction: 'ltr' } });

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      {fieldSizes.map((size) => (
        <Select key={size} size={size} label="بازهٔ زمانی" options={ranges} />
      ))}
      <Select label="بازهٔ زمانی" options={ranges} defaultValue="week" hint="تاریخ ساخت" optional />
      <Select label="بازهٔ زمانی" options={ranges} error="این فیلد الزامی است" />
      <Select label="بازهٔ زمانی" options={ranges} defaultValue="all" disabled />
      <InlinePanels>
        <OptionPanel
          aria-label="موتور تبدیل گفتار"
          options={engines}
          defaultSelectedKeys={['general']}
        />
        <OptionPanel
          aria-label="میکروفون"
          options={microphones}
          defaultSelectedKeys={['headset']}
          {...focusedOption}
        />
      </InlinePanels>
    </div>
  ),
});
