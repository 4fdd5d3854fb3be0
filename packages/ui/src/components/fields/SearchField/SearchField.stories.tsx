import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { fieldSizes } from '../TextField/TextField.tsx';
import { SearchField } from './SearchField.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const meta = preview.meta({
  title: 'Components/Fields/SearchField',
  component: SearchField,
  args: { label: 'جست‌وجو در نوشته‌ها', onSearch: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('searchbox', { name: 'جست‌وجو در نوشته‌ها' });
    await step('an empty field has no clear button', async () => {
      await expect(canvas.queryByRole('button')).toBeNull();
    });
    await step('Enter starts the search', async () => {
      await userEvent.type(field, 'جلسهٔ شنبه {Enter}');
      await expect(args.onSearch).toHaveBeenLastCalledWith('جلسهٔ شنبه');
    });
    await step('the button clears the text and keeps the caret in the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'پاک کردن' }));
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
      await expect(args.onSearch).toHaveBeenLastCalledWith('');
    });
    await step('Escape clears the text', async () => {
      await userEvent.type(field, 'شنبه{Escape}');
      await expect(field).toHaveValue('');
    });
  },
});

export const LabelHidden = meta.story({
  args: { labelHidden: true, placeholder: 'جست‌وجو در نوشته‌ها' },
});

export const Large = meta.story({ args: { size: 'large', defaultValue: 'جلسهٔ شنبه' } });

export const Filled = meta.story({
  args: { defaultValue: 'جلسهٔ شنبه' },
  play: async ({ canvas, step }) => {
    await step('the clear button is at the inline end', async () => {
      const field = measureSpan(canvas.getByRole('searchbox'));
      const button = measureSpan(canvas.getByRole('button', { name: 'پاک کردن' }));
      await expect(field.end - button.end).toBeLessThan(16);
      await expect(button.start - field.start).toBeGreaterThan(16);
    });
  },
});

export const LeftToRight = Filled.extend({ globals: { direction: 'ltr' } });

export const Refused = meta.story({ args: { error: 'دست‌کم دو نویسه بنویسید', defaultValue: 'ش' } });

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'جلسه' } });

export const LongText = meta.story({
  args: {
    label: 'جست‌وجو در نام، متن، برچسب‌ها و یادداشت‌های همهٔ نوشته‌های این حساب',
    defaultValue: 'صورت‌جلسهٔ نشست ماهانهٔ هیئت مدیرهٔ شرکت در شنبه هفتم اردیبهشت',
  },
  render: renderIn(SearchField, { inlineSize: 320 }),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      {fieldSizes.map((size) => (
        <SearchField
          key={size}
          size={size}
          label="جست‌وجو"
          labelHidden
          placeholder="نام یا متن نوشته"
        />
      ))}
      <SearchField label="جست‌وجو" defaultValue="جلسهٔ شنبه" hint="نام، متن یا برچسب" />
      <SearchField label="جست‌وجو" defaultValue="ش" error="دست‌کم دو نویسه بنویسید" />
      <SearchField label="جست‌وجو" defaultValue="جلسه" disabled />
    </div>
  ),
});
