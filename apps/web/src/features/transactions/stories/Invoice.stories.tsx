import type { Backend } from '@nevisa/mocks/backend';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  fillVaried,
  newest,
  openTransactions,
  waiting,
} from '../../../testing/transactionSteps.ts';
import { patience } from '../../../testing/patience.ts';

/** The invoice of the newest payment. */
const openInvoice = (prepare: (backend: Backend) => void = () => undefined) =>
  openTransactions(`&id=${String(newest.id)}&invoice`, (backend) => {
    fillVaried(backend);
    prepare(backend);
  });

const meta = preview.meta({
  title: 'Screens/Transactions/Invoice',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The invoice of a successful payment, ready for print.'),
    ...openInvoice(),
  },
});

const findInvoice = (canvas: ReturnType<typeof within>) =>
  canvas.findByRole('heading', { level: 1, name: /فاکتور شمارهٔ/ }, patience);

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, userEvent, step }) => {
    await findInvoice(canvas);
    const paper = within(canvas.getByRole('main'));
    await step('X-219: the bar above the page says that it is an invoice', async () => {
      const bar = canvas.getAllByRole('banner')[0] as HTMLElement;
      await expect(within(bar).getByText('فاکتور')).toBeVisible();
      await expect(within(bar).queryByText('بسته‌ها')).toBeNull();
    });
    await step('X-219: number, both parties, lines, discount, total and reference', async () => {
      const article = paper.getByRole('article');
      await expect(article).toHaveTextContent('۱۴۰۵-۲۰۹۹');
      await expect(article).toHaveTextContent('۴۰۲۳۷۷۱۹۰۶۵۴');
      await expect(paper.getByRole('heading', { name: 'فروشنده' })).toBeVisible();
      await expect(article).toHaveTextContent('سارا محمدی');
      const rows = paper.getAllByRole('row').map((row) => row.textContent);
      await expect(rows).toEqual([
        'ردیفشرحمبلغ (تومان)',
        '۱خرید بستهٔ ده‌ساعته۹۵۰٬۰۰۰',
        expect.stringMatching(/^تخفیف.*۱۹۰٬۰۰۰$/),
        'جمع کل۷۶۰٬۰۰۰',
      ]);
    });
    await step('X-219: the total in words', async () => {
      await expect(paper.getByText('هفتصد و شصت هزار تومان')).toBeVisible();
    });
    await step('T-78: a tax that the server does not send has no row', async () => {
      await expect(paper.queryByText('مالیات بر ارزش افزوده')).toBeNull();
    });
    await step('X-219: a press prints', async () => {
      const print = spyOn(window, 'print').mockReturnValue();
      await userEvent.click(paper.getByRole('button', { name: 'چاپ فاکتور' }));
      await expect(print).toHaveBeenCalledOnce();
      print.mockRestore();
    });
    await step('X-100: the way back leads to the transaction', async () => {
      await userEvent.click(paper.getByRole('link', { name: 'بازگشت به تراکنش‌ها' }));
      await canvas.findByRole('dialog', { name: 'جزئیات تراکنش' }, patience);
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await findInvoice(canvas);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});

/** A tax of the server, and one of 0. */
export const WithTax = meta.story({
  parameters: openInvoice((backend) => {
    backend.selling.changeInvoice = (invoice) => ({
      ...invoice,
      discount: 0,
      vat: 95_001,
      total: 1_045_001,
    });
  }),
  play: async ({ canvas, step }) => {
    await findInvoice(canvas);
    await step('X-219: the tax is that of the server, and no rate is named', async () => {
      await expect(canvas.getByRole('row', { name: /مالیات/ })).toHaveTextContent('۹۵٬۰۰۱');
      await expect(canvas.getByRole('article')).not.toHaveTextContent('٪');
    });
    await step('T-78: a discount of 0 has no row', async () => {
      await expect(canvas.queryByText('تخفیف')).toBeNull();
    });
  },
});

/** The sums do not add up. */
export const Contradicting = meta.story({
  parameters: openInvoice((backend) => {
    backend.selling.changeInvoice = (invoice) => ({ ...invoice, total: 759_999 });
  }),
  play: async ({ canvas, step }) => {
    await findInvoice(canvas);
    await step('X-219: they are shown as they are sent', async () => {
      await expect(canvas.getByRole('row', { name: /جمع کل/ })).toHaveTextContent('۷۵۹٬۹۹۹');
      await expect(canvas.getByText(/پنجاه و نه هزار و نهصد و نود و نه تومان/)).toBeVisible();
    });
  },
});

/** The profile has neither a name nor a city. */
export const NoBuyer = meta.story({
  parameters: openInvoice((backend) => {
    Object.assign(backend.account('sara').profile, {
      first_name: null,
      last_name: null,
      city: null,
    });
  }),
  play: async ({ canvas, step }) => {
    await findInvoice(canvas);
    await step('X-219: a link leads to the profile, which completes the buyer', async () => {
      const link = canvas.getByRole('link', { name: 'تکمیل مشخصات خریدار' });
      await expect(link).toHaveAttribute('href', '/user-profile');
    });
  },
});

/** Only a successful payment has an invoice. */
export const NotFound = meta.story({
  parameters: openTransactions(`&id=${String(waiting.id)}&invoice`),
  play: async ({ canvas, step }) => {
    await step('X-219: a missing invoice names the phone of the support', async () => {
      await canvas.findByText('فاکتور این تراکنش پیدا نشد', undefined, patience);
      const links = within(canvas.getByRole('main')).getAllByRole('link', { name: /پشتیبانی/ });
      await expect(links[0]).toHaveAttribute('href', 'tel:02100000000');
      await expect(canvas.queryByRole('button', { name: 'تلاش دوباره' })).toBeNull();
    });
  },
});

let server: Backend;

export const NotLoaded = meta.story({
  parameters: openInvoice((backend) => {
    server = backend;
    backend.breakDown('retrieveInvoice', 'server');
  }),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-219: a failed load is repeated by a press', async () => {
      await canvas.findByText('فاکتور بارگذاری نشد', undefined, patience);
      server.repair();
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      const heading = await findInvoice(canvas);
      await waitFor(() => expect(heading).toBeVisible());
    });
  },
});
