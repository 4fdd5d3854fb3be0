import { paidQuery as paid } from '@nevisa/mocks/gatewayReturn';
import { expect, spyOn, waitFor } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { paths } from '../../../shared/paths.ts';
import { navigations } from '../../../testing/NavigationRecord.tsx';
import {
  describeReceiptPage,
  holdTime,
  readRows,
  refused,
  stopped,
} from '../../../testing/paymentReturn.ts';

const meta = preview.meta({
  title: 'Screens/Payment callback',
  tags: ['!autodocs'],
  parameters: {
    ...describePage(
      'The receipt of a payment, read from the query of the gateway, also from a hostile one.',
    ),
    app: describeReceiptPage(paid),
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  beforeEach: holdTime,
  play: async ({ canvas, canvasElement, step }) => {
    await step('R-152, R-153: the outcome is the heading and the document title', async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
        'پرداخت موفق',
      );
      await waitFor(() => expect(document.title).toBe('پرداخت موفق | نویسا'));
    });
    await step('R-153: the outcome and the countdown are announced politely', async () => {
      await waitFor(() =>
        expect(canvas.getAllByRole('status').map((region) => region.textContent)).toContain(
          'پرداخت موفق. تا ۵ ثانیهٔ دیگر خودکار بازمی‌گردید.',
        ),
      );
    });
    await step(
      'R-154, R-158: the receipt has six rows in the order of the specification',
      async () => {
        await expect(readRows(canvas)).toEqual([
          ['شمارهٔ پیگیری', '۹۸۴۳۱۲۰۷'],
          ['مبلغ', '۱٬۲۵۰٬۰۰۰ تومان'],
          ['بابت', 'خرید بستهٔ ده‌ساعته'],
          ['شمارهٔ سفارش', 'NV-2041'],
          ['شمارهٔ کارت', '۶۰۳۷-۹۹**-****-۱۲۳۴'],
          ['زمان تراکنش', '۱۴:۰۵:۰۹ - ۱۴۰۵/۰۸/۳۰'],
        ]);
      },
    );
    await step('R-154, X-71: codes are left-to-right and texts are isolated', async () => {
      for (const shown of ['۹۸۴۳۱۲۰۷', 'NV-2041', '۶۰۳۷-۹۹**-****-۱۲۳۴', '۱۴:۰۵:۰۹ - ۱۴۰۵/۰۸/۳۰']) {
        await expect(canvas.getByText(shown)).toHaveAttribute('dir', 'ltr');
      }
      await expect(canvas.getByText('خرید بستهٔ ده‌ساعته').tagName).toBe('BDI');
    });
    await step('the drawing of a paid receipt is decorative and outside of the print', async () => {
      const drawing = canvasElement.querySelector('main > div > svg');
      await expect(drawing).toHaveAttribute('aria-hidden', 'true');
      await expect(drawing?.closest('article')).toBeNull();
    });
    await step('R-159: the button counts down and another stops it', async () => {
      await expect(canvas.getByRole('button', { name: 'بازگشت به سایت (۵)' })).toBeEnabled();
      await expect(canvas.getByRole('button', { name: 'ماندن در صفحه' })).toBeEnabled();
      await expect(canvas.queryByText('تا ۵ ثانیهٔ دیگر خودکار بازمی‌گردید.')).toBeNull();
    });
  },
});

export const Failed = meta.story({
  parameters: { app: describeReceiptPage(refused) },
  beforeEach: holdTime,
  play: async ({ canvas, step }) => {
    await step(
      'R-153, R-155: a failure shows the reason first and no amount, card or reference number',
      async () => {
        await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
          'پرداخت ناموفق',
        );
        await waitFor(() => expect(document.title).toBe('پرداخت ناموفق | نویسا'));
        await expect(readRows(canvas)).toEqual([
          ['علت ناموفق بودن', 'موجودی حساب کافی نیست'],
          ['بابت', 'خرید بستهٔ ده‌ساعته'],
          ['شمارهٔ سفارش', 'NV-2041'],
          ['زمان تراکنش', '۱۴:۰۵:۰۹ - ۱۴۰۵/۰۸/۳۰'],
        ]);
        await expect(canvas.queryByText(/98431207|۹۸۴۳۱۲۰۷/)).toBeNull();
        await expect(canvas.queryByRole('button', { name: 'کپی شمارهٔ پیگیری' })).toBeNull();
      },
    );
    await step('R-153: the failure and the countdown are announced politely', async () => {
      await waitFor(() =>
        expect(canvas.getAllByRole('status').map((region) => region.textContent)).toContain(
          'پرداخت ناموفق. تا ۵ ثانیهٔ دیگر خودکار بازمی‌گردید.',
        ),
      );
    });
    await step('a failed payment is repeated first; the return is the second button', async () => {
      await expect(canvas.getByRole('link', { name: 'تلاش دوباره' })).toHaveAttribute(
        'href',
        paths.packages,
      );
      const way = await canvas.findByRole('button', { name: 'بازگشت به سایت (۵)' });
      await expect(way).toHaveAttribute('data-variant', 'secondary');
    });
    await step('the support phone is shown', async () => {
      await expect(
        canvas.getByText('اگر مبلغی از حساب شما کسر شده است، با پشتیبانی تماس بگیرید.'),
      ).toBeVisible();
      await expect(canvas.getByRole('link', { name: /تلفن پشتیبانی/ })).toBeVisible();
    });
  },
});

export const Canceled = meta.story({
  parameters: { app: describeReceiptPage({ ...refused, failure_reason: 'Canceled' }) },
  beforeEach: holdTime,
  play: async ({ canvas, step }) => {
    await step('R-156, R-241: the gateway’s word is translated', async () => {
      await expect(await canvas.findByText('لغو شده توسط کاربر')).toBeVisible();
    });
  },
});

export const CanceledOtherwise = meta.story({
  parameters: { app: describeReceiptPage({ ...refused, failure_reason: 'canceled' }) },
  beforeEach: holdTime,
  play: async ({ canvas, step }) => {
    await step('R-156: any other spelling is shown as it comes', async () => {
      await expect(await canvas.findByText('canceled')).toBeVisible();
    });
  },
});

export const Copied = meta.story({
  parameters: { app: { ...describeReceiptPage(paid), state: stopped } },
  play: async ({ canvas, userEvent, step }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(await canvas.findByRole('button', { name: 'کپی شمارهٔ پیگیری' }));
    await step('the reference number is copied as the gateway wrote it', async () => {
      await expect(await canvas.findByRole('button', { name: 'کپی شد' })).toBeVisible();
      await expect(write.mock.calls).toEqual([['98431207']]);
    });
    write.mockRestore();
  },
});

export const Printed = meta.story({
  parameters: { app: { ...describeReceiptPage(paid), state: stopped } },
  play: async ({ canvas, userEvent, step }) => {
    const print = spyOn(window, 'print').mockReturnValue(undefined);
    await userEvent.click(await canvas.findByRole('button', { name: 'چاپ رسید' }));
    await step('the browser is asked to print', async () => {
      await expect(print).toHaveBeenCalledOnce();
    });
    print.mockRestore();
  },
});

export const WithoutPayment = meta.story({
  parameters: { app: { path: paths.paymentCallback } },
  play: async ({ canvas, step }) => {
    await step('R-151, P01: a query without a payment redirects to the root', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'ورود به نویسا' }),
      ).toBeVisible();
      await expect(navigations.slice(0, 2)).toEqual([
        `POP ${paths.paymentCallback}`,
        `REPLACE ${paths.home}`,
      ]);
    });
  },
});

export const Narrow = meta.story({
  parameters: {
    picture: true,
    app: describeReceiptPage({
      ...refused,
      description: 'بستهٔ سالانهٔ تایپ صوتی زنده برای گروه پژوهش و ویرایش',
    }),
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach: holdTime,
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    await step('R-159, WCAG 2.2.1: the stop of the countdown is in view on a phone', async () => {
      const stay = await canvas.findByRole('button', { name: 'ماندن در صفحه' });
      await expect(stay.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    });
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  beforeEach: holdTime,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});
