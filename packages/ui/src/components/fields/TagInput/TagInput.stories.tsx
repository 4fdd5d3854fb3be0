import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { TagInput } from './TagInput.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const meta = preview.meta({
  title: 'Components/Fields/TagInput',
  component: TagInput,
  args: { label: 'واژه‌نامهٔ من', onTagsChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByLabelText('واژه‌نامهٔ من');
    await step('Enter, a comma and a Persian comma add a tag', async () => {
      await userEvent.type(field, 'نویسا{Enter}شهرزاد,تبریز،');
      await expect(args.onTagsChange).toHaveBeenLastCalledWith(['نویسا', 'شهرزاد', 'تبریز']);
      await expect(field).toHaveValue('');
    });
    await step('a duplicate is rejected with a message and remains editable', async () => {
      await userEvent.type(field, 'تبریز{Enter}');
      await expect(canvas.getByRole('status')).toHaveTextContent('این کلمه قبلاً افزوده شده است.');
      await expect(field).toHaveValue('تبریز');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    });
    await step('the button removes a tag and moves the focus to the field', async () => {
      await userEvent.clear(field);
      await userEvent.click(canvas.getByRole('button', { name: 'برداشتن نویسا' }));
      await expect(args.onTagsChange).toHaveBeenLastCalledWith(['شهرزاد', 'تبریز']);
      await expect(field).toHaveFocus();
    });
    await step('Backspace in the empty field removes the last tag and announces it', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(args.onTagsChange).toHaveBeenLastCalledWith(['شهرزاد']);
      await expect(canvas.getByRole('status')).toHaveTextContent('تبریز برداشته شد');
    });
  },
});

export const Filled = meta.story({
  args: { defaultTags: ['نویسا', 'شهرزاد', 'React'] },
  play: async ({ canvas, step }) => {
    await step('tags follow one another, each with its button after it', async () => {
      const [first, second] = canvas.getAllByRole('listitem').map(measureSpan);
      const button = measureSpan(canvas.getByRole('button', { name: 'برداشتن نویسا' }));
      await expect(second?.start).toBeGreaterThanOrEqual(first?.end ?? Infinity);
      await expect(button.start).toBeGreaterThan(first?.start ?? Infinity);
      await expect(button.end).toBeLessThanOrEqual(first?.end ?? 0);
    });
  },
});

export const LeftToRight = Filled.extend({ globals: { direction: 'ltr' } });

export const WithHint = meta.story({
  args: { hint: 'پس از هر واژه Enter یا ویرگول بزنید.', optional: true },
});

export const Refused = meta.story({ args: { error: 'دست‌کم یک واژه بنویسید' } });

export const Disabled = meta.story({
  args: { disabled: true, defaultTags: ['نویسا', 'شهرزاد'] },
});

export const LongText = meta.story({
  args: {
    label: 'نام‌ها و واژه‌هایی که تبدیل گفتار باید همان‌گونه که می‌نویسید بشناسد',
    defaultTags: [
      'سیده‌فاطمه‌سادات میرمحمدصادقی شهمیرزادی‌نژاد اصل و برادران به‌جز یکی',
      'تبریز',
      'Donaudampfschifffahrtsgesellschaftskapitän',
    ],
  },
  render: renderIn(TagInput, { inlineSize: 300 }),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      <TagInput label="واژه‌نامهٔ من" placeholder="واژهٔ تازه" />
      <TagInput
        label="واژه‌نامهٔ من"
        defaultTags={['نویسا', 'شهرزاد', 'React', 'تبریز', 'صورت‌جلسه']}
        hint="پس از هر واژه Enter یا ویرگول بزنید."
      />
      <TagInput label="برچسب‌ها" defaultTags={['جلسه']} error="دست‌کم دو برچسب بنویسید" />
      <TagInput label="برچسب‌ها" defaultTags={['جلسه', 'شنبه']} disabled />
    </div>
  ),
});
