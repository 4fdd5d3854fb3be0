import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Button } from '../../components/actions/Button/Button.tsx';
import { CopyIcon, PrintIcon } from '../../components/media/Icon/controlIcons.ts';
import { Cluster } from '../Arrangement/Arrangement.tsx';
import { Ltr } from '../../components/text/Ltr/Ltr.tsx';
import { Money } from '../../components/text/Money/Money.tsx';
import { onPhone, wholeWindow } from '../stories/viewports.ts';
import { Receipt } from './Receipt.tsx';

const paid = [
  { label: 'شمارهٔ پیگیری', value: <Ltr>۹۸۴۳۱۲۰۷</Ltr> },
  { label: 'مبلغ', value: <Money amount={1_250_000} />, lead: true },
  { label: 'بابت', value: 'خرید بستهٔ ده‌ساعته' },
  { label: 'شمارهٔ سفارش', value: <Ltr>NV-2041</Ltr> },
  { label: 'شمارهٔ کارت', value: <Ltr>۶۰۳۷-۹۹**-****-۱۲۳۴</Ltr> },
  { label: 'زمان تراکنش', value: <Ltr>۱۴:۰۵:۰۹ - ۱۴۰۵/۰۸/۳۰</Ltr> },
];

const print = fn();

const meta = preview.meta({
  title: 'Layout/Receipt',
  component: Receipt,
  parameters: wholeWindow,
  args: {
    outcome: 'success' as const,
    heading: 'پرداخت موفق',
    brandName: 'نویسا',
    items: paid,
    actions: (
      <>
        <Button variant="secondary" icon={<CopyIcon />}>
          کپی شمارهٔ پیگیری
        </Button>
        <Button variant="secondary" icon={<PrintIcon />} onClick={print}>
          چاپ رسید
        </Button>
      </>
    ),
    children: (
      <Cluster>
        <Button size="large">بازگشت به سایت (۵)</Button>
        <Button size="large" variant="secondary">
          ماندن در صفحه
        </Button>
      </Cluster>
    ),
  },
});

export const Success = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, userEvent, step }) => {
    await step('the outcome is the only heading, and each value has a label', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('پرداخت موفق');
      await expect(canvas.getAllByRole('term')).toHaveLength(6);
      await expect(canvas.getAllByRole('definition')).toHaveLength(6);
      await expect(canvas.getByRole('img', { name: 'نویسا' })).toBeVisible();
    });
    await step('the amount is the first and largest row, and the reading order stays', async () => {
      const [number, amount] = canvas.getAllByRole('definition');
      await expect(amount?.getBoundingClientRect().top).toBeLessThan(
        number?.getBoundingClientRect().top ?? 0,
      );
    });
    await step('the buttons call their handlers', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'چاپ رسید' }));
      await expect(print).toHaveBeenCalled();
    });
  },
});

export const Failure = meta.story({
  args: {
    outcome: 'failure',
    heading: 'پرداخت ناموفق',
    items: [{ label: 'علت ناموفق بودن', value: 'لغو شده توسط کاربر' }, ...paid.slice(2, 4)],
    note: 'اگر مبلغی از حساب شما کسر شده است، با پشتیبانی تماس بگیرید.',
  },
});

export const HeadAlone = meta.story({
  args: { outcome: 'failure', heading: 'پرداخت ناموفق', items: [], actions: undefined },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: onPhone,
  args: {
    items: [
      ...paid,
      { label: 'توضیح', value: 'بستهٔ سالانهٔ تایپ صوتی زنده برای گروه پژوهش '.repeat(4) },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('no element is wider than the window', async () => {
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
    await step(
      'the buttons are at the lower edge of the window, although the slip is longer',
      async () => {
        const stay = canvas.getByRole('button', { name: 'ماندن در صفحه' }).getBoundingClientRect();
        await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight);
        await expect(stay.bottom).toBeLessThanOrEqual(window.innerHeight);
        await expect(stay.bottom).toBeGreaterThan(window.innerHeight - 80);
      },
    );
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });
