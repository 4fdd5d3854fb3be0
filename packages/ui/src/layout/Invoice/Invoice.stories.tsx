import { expect, within } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Button } from '../../components/actions/Button/Button.tsx';
import { ButtonLink } from '../../components/actions/Button/ButtonLink.tsx';
import { Link } from '../../components/navigation/Link/Link.tsx';
import { PrintIcon } from '../../components/media/Icon/controlIcons.ts';
import { Ltr } from '../../components/text/Ltr/Ltr.tsx';
import { onPhone, wholeWindow } from '../stories/viewports.ts';
import { Invoice } from './Invoice.tsx';

const seller = {
  title: 'فروشنده',
  name: 'شرکت نمونهٔ نویسا',
  facts: [
    { label: 'شناسهٔ ملی', value: <Ltr>۱۴۰۰۹۹۹۹۹۹۹</Ltr> },
    { label: 'نشانی', value: 'تهران، خیابان نمونه، کوچهٔ یکم، پلاک ۱۰' },
    { label: 'تلفن', value: <Ltr>۰۲۱۰۰۰۰۰۰۰۰</Ltr> },
  ],
};

const meta = preview.meta({
  title: 'Layout/Invoice',
  component: Invoice,
  parameters: wholeWindow,
  args: {
    heading: 'فاکتور شمارهٔ ۱۴۰۵-۲۰۹۹',
    brandName: 'نویسا',
    facts: [
      { label: 'تاریخ', value: '۳۰ آبان ۱۴۰۵' },
      { label: 'شمارهٔ پیگیری', value: <Ltr>۴۰۲۳۷۷۱۹۰۶۵۴</Ltr> },
    ],
    parties: [
      seller,
      {
        title: 'خریدار',
        name: 'سارا محمدی',
        facts: [
          { label: 'نشانی', value: 'تهران' },
          { label: 'تلفن', value: <Ltr>۰۹۱۲۱۲۳۴۵۶۷</Ltr> },
        ],
      },
    ],
    columns: ['ردیف', 'شرح', 'مبلغ (تومان)'] as const,
    lines: [{ title: 'خرید بستهٔ ده‌ساعته', amount: 950_000 }],
    sums: [
      { title: 'تخفیف', amount: -190_000 },
      { title: 'مالیات بر ارزش افزوده', amount: 76_000 },
    ],
    total: { title: 'جمع کل', amount: 836_000 },
    words: { label: 'به حروف', value: 'هشتصد و سی و شش هزار تومان' },
    actions: (
      <>
        <ButtonLink variant="quiet" href="#back">
          بازگشت به تراکنش‌ها
        </ButtonLink>
        <Button icon={<PrintIcon />}>چاپ</Button>
      </>
    ),
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await step('the number is the only heading of the first level', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
        'فاکتور شمارهٔ ۱۴۰۵-۲۰۹۹',
      );
    });
    await step('each sum has its row below the lines', async () => {
      const table = within(canvas.getByRole('table'));
      const sums = ['تخفیف', 'مالیات بر ارزش افزوده', 'جمع کل'];
      await expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(sums);
      await expect(table.getByRole('row', { name: /جمع کل/ })).toHaveTextContent('۸۳۶٬۰۰۰');
    });
    await step('an amount runs from left to right', async () => {
      await expect(canvas.getByText(/۱۹۰٬۰۰۰/)).toHaveAttribute('dir', 'ltr');
    });
  },
});

/** What is missing has no row; a party can be completed. */
export const Incomplete = meta.story({
  args: {
    parties: [
      seller,
      { title: 'خریدار', facts: [], note: <Link href="#profile">تکمیل مشخصات خریدار</Link> },
    ],
    lines: [{ title: 'خرید بستهٔ ده‌ساعته', amount: null }],
    sums: [],
    words: undefined,
  },
  play: async ({ canvas, step }) => {
    await step('a missing amount is a dash', async () => {
      await expect(canvas.getByRole('row', { name: /بستهٔ ده‌ساعته/ })).toHaveTextContent('—');
    });
    await step('the link of the buyer is shown', async () => {
      await expect(canvas.getByRole('link', { name: 'تکمیل مشخصات خریدار' })).toBeVisible();
    });
  },
});

/** Twenty lines, the most that one page of A4 takes. */
export const Long = meta.story({
  args: {
    lines: Array.from({ length: 20 }, (_, place) => ({
      title: 'تبدیل فایل صوتی سخنرانی افتتاحیهٔ همایش بین‌المللی زبان‌شناسی',
      amount: 1_250_000 + place * 999_999,
    })),
  },
});

export const Narrow = meta.story({ globals: onPhone, parameters: { picture: true } });
