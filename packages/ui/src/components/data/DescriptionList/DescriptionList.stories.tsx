import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { formatToman } from '../../../persian/money.ts';
import { Ltr } from '../../text/Ltr/Ltr.tsx';
import { DescriptionList } from './DescriptionList.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const receipt = [
  { label: 'بستهٔ ده‌ساعته', value: formatToman(1_250_000) },
  { label: 'تخفیف', note: 'کد نوروز ۱۴۰۵', value: formatToman(125_000) },
  { label: 'مالیات بر ارزش افزوده', value: formatToman(112_500) },
  { label: 'مبلغ پرداختی', value: formatToman(1_237_500), total: true },
];

const account = [
  { label: 'نام و نام خانوادگی', value: 'سارا محمدی' },
  { label: 'شمارهٔ همراه', value: <Ltr>۰۹۱۲ ۳۴۵ ۶۷۸۹</Ltr> },
  {
    label: 'دربارهٔ من',
    value:
      'خبرنگار آزاد؛ گفت‌وگوهای بلند با پژوهشگران و نویسندگان را پیاده می‌کنم و هر هفته چند ساعت از نشست‌های دانشگاه را با تایپ صوتی می‌نویسم.',
  },
];

const meta = preview.meta({
  title: 'Components/Data/DescriptionList',
  component: DescriptionList,
  args: { items: receipt, figures: true },
  render: renderIn(DescriptionList, { maxInlineSize: 480 }),
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('renders a term and a definition for each item, and one for the note', async () => {
      await expect(canvas.getAllByRole('term')).toHaveLength(4);
      await expect(canvas.getAllByRole('definition')).toHaveLength(5);
    });
    await step('the note is below its label and its value, over the whole width', async () => {
      const note = canvas.getByText('کد نوروز ۱۴۰۵').getBoundingClientRect();
      const row = canvas.getByText('کد نوروز ۱۴۰۵').parentElement?.getBoundingClientRect();
      await expect(note.width).toBeCloseTo(row?.width ?? Number.NaN, 0);
      await expect(note.top).toBeGreaterThanOrEqual(
        canvas.getByText('تخفیف').getBoundingClientRect().bottom - 1,
      );
    });
  },
});

export const Words = meta.story({ args: { items: account, figures: false } });

export const Narrow = meta.story({
  args: { items: account, figures: false },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

export const Sheet = meta.story({ parameters: { everyTheme: true, picture: true } });
