import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { LiveIcon } from '../../media/Icon/pageIcons.ts';
import { SuccessIcon } from '../../media/Icon/toneIcons.ts';
import { Tag, tagSizes, tagTones } from './Tag.tsx';
import { TagList } from './TagList.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const meta = preview.meta({
  title: 'Components/Data/Tag',
  component: Tag,
  args: { children: 'جلسهٔ تیم فنی' },
});

export const Default = meta.story();

export const Small = meta.story({ args: { size: 'small' } });

export const WithIcon = meta.story({
  args: { tone: 'success', icon: <SuccessIcon />, children: 'پرداخت‌شده' },
});

export const LatinWords = meta.story({ args: { children: 'MP3, 44.1 kHz', onRemove: fn() } });

export const LongText = meta.story({
  args: {
    children: 'گفت‌وگوی بلند با مدیر پژوهشکدهٔ زبان‌شناسی دربارهٔ واژه‌های نو و نیم‌فاصله',
    onRemove: fn(),
  },
  render: renderIn(Tag, { inlineSize: 240 }),
});

export const Disabled = meta.story({ args: { disabled: true, onRemove: fn() } });

export const Removable = meta.story({
  args: { tone: 'accent', onRemove: fn() },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the remove button names its tag', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'حذف جلسهٔ تیم فنی' }));
      await expect(args.onRemove).toHaveBeenCalledTimes(1);
    });
    await step('Delete and Backspace remove the tag', async () => {
      await userEvent.keyboard('{Delete}{Backspace}');
      await expect(args.onRemove).toHaveBeenCalledTimes(3);
    });
  },
});

export const Several = meta.story({
  render: () => <Filters />,
  play: async ({ canvas, userEvent, step }) => {
    await step('the focus moves to another tag when a tag is removed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'حذف این ماه' }));
      await expect(canvas.getByRole('button', { name: 'حذف با صدا' })).toHaveFocus();
      await userEvent.keyboard('{Delete}');
      await expect(canvas.getByRole('button', { name: 'حذف فارسی' })).toHaveFocus();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    });
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {tagSizes.map((size) => (
        <TagList key={size} aria-label="نمونه‌ها">
          {tagTones.map((tone) => (
            <Tag key={tone} tone={tone} size={size} onRemove={fn()}>
              فارسی
            </Tag>
          ))}
          <Tag size={size} icon={<LiveIcon />}>
            با صدا
          </Tag>
          <Tag size={size} disabled onRemove={fn()}>
            ثابت
          </Tag>
        </TagList>
      ))}
    </div>
  ),
});

function Filters() {
  const [filters, setFilters] = useState(['فارسی', 'این ماه', 'با صدا']);
  return (
    <TagList aria-label="فیلترهای برگزیده">
      {filters.map((filter) => (
        <Tag
          key={filter}
          onRemove={() => setFilters(filters.filter((candidate) => candidate !== filter))}
        >
          {filter}
        </Tag>
      ))}
    </TagList>
  );
}
