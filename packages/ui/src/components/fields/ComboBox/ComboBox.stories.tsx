import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { text } from '../../../foundations/text.ts';
import { InlinePanels, focusedOption } from '../../../testing/InlinePanels.tsx';
import { OptionPanel } from '../../../testing/OptionPanel.tsx';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { fieldSizes } from '../TextField/TextField.tsx';
import { ComboBox } from './ComboBox.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const cities = [
  { value: 'abadan', label: 'آبادان', note: 'خوزستان' },
  { value: 'tehran', label: 'تهران', note: 'تهران' },
  { value: 'shahr-e-kord', label: 'شهرکرد', note: 'چهارمحال و بختیاری' },
  { value: 'karaj', label: 'کرج', note: 'البرز' },
  { value: 'meybod', label: 'می‌بد', note: 'یزد' },
  { value: 'yazd', label: 'یزد', note: 'یزد' },
];

const subjects = [
  {
    title: 'پزشکی',
    options: [
      { value: 'heart', label: 'قلب و عروق' },
      { value: 'eye', label: 'چشم' },
    ],
  },
  {
    title: 'حقوقی',
    options: [
      { value: 'family', label: 'خانواده' },
      {
        value: 'trade',
        label: 'دعاوی بازرگانی بین‌المللی و داوری در اتاق بازرگانی، صنایع، معادن و کشاورزی',
      },
    ],
  },
];

const meta = preview.meta({
  title: 'Components/Choice/ComboBox',
  component: ComboBox,
  args: { label: 'شهر', options: cities, onChange: fn() },
});

export const Default = meta.story();

export const Chosen = meta.story({ args: { defaultValue: 'meybod' } });

export const Large = meta.story({ args: { size: 'large', placeholder: 'نام شهر را بنویسید' } });

export const Disabled = meta.story({ args: { defaultValue: 'yazd', disabled: true } });

export const Refused = meta.story({
  args: { hint: 'برای صورت‌حساب لازم است.', error: 'این فیلد الزامی است' },
  play: async ({ canvas, step }) => {
    await step('the error describes the field in place of the hint', async () => {
      const field = canvas.getByRole('combobox', { name: 'شهر' });
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription('این فیلد الزامی است');
    });
  },
});

export const LongText = meta.story({
  args: {
    label: 'موضوع نوشته‌هایی که بیشتر گفته می‌شود و واژه‌های ویژهٔ خود را دارد',
    hint: 'واژه‌های این موضوع بهتر شناخته می‌شود.',
    options: subjects,
  },
  render: renderIn(ComboBox, { inlineSize: 288 }),
  play: async ({ canvas, userEvent, step }) => {
    await step('the button has a Persian name and opens all groups', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /نمایش گزینه‌ها/ }));
      await screen.findByRole('group', { name: 'حقوقی' });
      const option = screen.getByRole('option', { name: /داوری/ });
      await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth);
    });
  },
});

/** The search ignores differences between Arabic and Persian spelling. */
export const Found = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'شهر' });
    const found = () => screen.queryAllByRole('option').map((option) => option.textContent);
    await step('X-75: Arabic letters match Persian letters', async () => {
      await userEvent.type(field, 'كرج');
      await waitFor(() => expect(found()).toEqual(['کرجالبرز']));
    });
    await step('a missing half-space and a plain alef match the word', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'ميبد');
      await waitFor(() => expect(found()).toEqual(['می‌بدیزد']));
      await userEvent.clear(field);
      await userEvent.type(field, 'ابا');
      await waitFor(() => expect(found()).toEqual(['آبادانخوزستان']));
    });
    await step('the arrow key and Enter select a match', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('abadan');
      await expect(field).toHaveValue('آبادان');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    });
    await step('clearing the field clears the value', async () => {
      await userEvent.clear(field);
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });
  },
});

/** The options are what a server has found; the field does not search among them. */
export const SearchedElsewhere = meta.story({
  args: { onType: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'شهر' });
    await step('the typed text is reported, and all options stay', async () => {
      await userEvent.type(field, '0912');
      await expect(args.onType).toHaveBeenLastCalledWith('0912');
      await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(cities.length));
    });
    await step(
      'after a selection the list is closed, and the field is empty for the next one',
      async () => {
        await userEvent.keyboard('{ArrowDown}{Enter}');
        await expect(args.onChange).toHaveBeenLastCalledWith('abadan');
        await waitFor(() => expect(field).toHaveValue(''));
        await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
        await expect(field).toHaveFocus();
      },
    );
    await step('the same option can be selected again, once each time', async () => {
      await userEvent.type(field, '0');
      await userEvent.click(await screen.findByRole('option', { name: /آبادان/ }));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(field).toHaveFocus();
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenCalledTimes(2);
      await expect(args.onChange).toHaveBeenLastCalledWith('abadan');
    });
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'شهر' });
    await step('the list shows a no-results text', async () => {
      await userEvent.type(field, 'پاریس');
      await waitFor(() => expect(screen.getByText('موردی پیدا نشد')).toBeVisible());
    });
    await step('text that is not an option is removed on blur', async () => {
      await userEvent.tab();
      await waitFor(() => expect(field).toHaveValue(''));
    });
  },
});

/** The position of button and list relative to the field, repeated left to right. */
export const Beside = meta.story({
  render: renderIn(ComboBox, { inlineSize: 320, marginInline: 'auto' }),
  play: async ({ canvas, userEvent, step }) => {
    const field = measureSpan(canvas.getByRole('combobox', { name: 'شهر' }));
    const button = canvas.getByRole('button', { name: /نمایش گزینه‌ها/ });
    await step('the button is at the inline end of the field', async () => {
      await expect(measureSpan(button).start).toBeGreaterThan(field.start);
      await expect(measureSpan(button).end).toBeGreaterThanOrEqual(field.end);
    });
    await step('the list starts at the inline start of the field', async () => {
      await userEvent.click(button);
      const list = await screen.findByRole('listbox');
      await waitFor(() => expect(Math.abs(measureSpan(list).start - field.start)).toBeLessThan(16));
    });
  },
});

export const LeftToRight = Beside.extend({ globals: { direction: 'ltr' } });

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      {fieldSizes.map((size) => (
        <ComboBox
          key={size}
          size={size}
          label="شهر"
          options={cities}
          placeholder="نام شهر را بنویسید"
        />
      ))}
      <ComboBox label="شهر" options={cities} defaultValue="meybod" hint="محل کار" optional />
      <ComboBox label="شهر" options={cities} error="این فیلد الزامی است" />
      <ComboBox label="شهر" options={cities} defaultValue="yazd" disabled />
      <InlinePanels>
        <OptionPanel
          aria-label="شهر"
          options={cities}
          defaultSelectedKeys={['meybod']}
          disabledKeys={['karaj']}
          {...focusedOption}
        />
        <OptionPanel aria-label="موضوع" options={subjects} defaultSelectedKeys={['family']} />
        <OptionPanel aria-label="چیزی پیدا نشد" options={[]} empty={text.empty} />
      </InlinePanels>
    </div>
  ),
});
