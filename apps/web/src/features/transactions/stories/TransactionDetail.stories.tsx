import type { Backend } from '@nevisa/mocks/backend';
import { services } from '@nevisa/mocks/services';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  fillVaried,
  newest,
  openTransactions,
  transactionsPath,
  waiting,
} from '../../../testing/transactionSteps.ts';
import { patience } from '../../../testing/patience.ts';

const minute = 60_000;
const [, ten] = services;

const opened: string[] = [];
const meta = preview.meta({
  title: 'Screens/Transactions/Detail',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('One transaction: its numbers, and what becomes of an unfinished payment.'),
    ...openTransactions(`&id=${String(newest.id)}`),
  },
});

async function findDrawer(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  const drawer = await canvas.findByRole('dialog', { name: 'جزئیات تراکنش' }, patience);
  await waitFor(() => expect(drawer).toBeVisible());
  return drawer;
}

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, userEvent, step }) => {
    const drawer = await findDrawer(canvas);
    const part = within(drawer);
    await step('X-71, X-218: each number runs from left to right', async () => {
      for (const number of ['۴۰۲۳۷۷۱۹۰۶۵۴', 'NV-2099', 'NOWRUZ1405']) {
        await expect(part.getByText(number)).toHaveAttribute('dir', 'ltr');
      }
    });
    await step('X-218: a number is copied as the server sends it', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      for (const [name, value] of [
        ['کپی مبلغ', '760000'],
        ['کپی شمارهٔ پیگیری', '402377190654'],
        ['کپی شمارهٔ سفارش', 'NV-2099'],
        ['کپی کد تخفیف', 'NOWRUZ1405'],
      ] as const) {
        await userEvent.click(part.getByRole('button', { name }));
        await expect(write).toHaveBeenLastCalledWith(value);
      }
      write.mockRestore();
    });
    await step('X-219: a successful payment has an invoice', async () => {
      await expect(part.getByRole('link', { name: 'نمایش فاکتور' })).toHaveAttribute(
        'href',
        expect.stringContaining(`id=${String(newest.id)}&invoice`),
      );
    });
    await step('X-100: closing the drawer leaves the list', async () => {
      await userEvent.click(part.getByRole('button', { name: 'بستن' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await canvas.findByRole('list', { name: 'تراکنش‌ها' });
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await findDrawer(canvas);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});

/** An order whose link lives for three minutes. */
function beginOrder(backend: Backend): void {
  backend.startPurchase(backend.account('sara'), {
    service_id: ten.id,
    expected_payable: ten.actual_price,
    return_type: 'web',
    client_id: 'elsewhere',
  });
  backend.clock.advance(17 * minute);
}

const openPending = (prepare: (backend: Backend) => void) => ({
  app: {
    ...openTransactions().app,
    path: `${transactionsPath}&id=NV-3001`,
    env: { VITE_PAYMENT_HOSTS: 'https://pay.nevisa.test' },
    openAddress: (address: string) => {
      opened.push(address);
    },
    arrange: prepare,
  },
});

/** The link of an unfinished payment lives. */
export const GoesOn = meta.story({
  parameters: openPending(beginOrder),
  play: async ({ canvas, userEvent, step }) => {
    opened.length = 0;
    const part = within(await findDrawer(canvas));
    await step('X-86, X-218: it goes on while its link lives, and names the time', async () => {
      const button = await part.findByRole('button', { name: 'ادامهٔ پرداخت' }, patience);
      await expect(part.getByText(/^[۰-۹]+ دقیقه مهلت دارید$/)).toBeVisible();
      await userEvent.click(button);
      await expect(opened).toEqual(['https://pay.nevisa.test/bank/pay?order=NV-3001']);
    });
    await step('X-219: it has no invoice', async () => {
      await expect(part.queryByRole('link', { name: 'نمایش فاکتور' })).toBeNull();
    });
  },
});

/** The gateway is not on the list of the deployment. */
export const GatewayRefused = meta.story({
  parameters: openPending((backend) => {
    backend.selling.gateway = 'https://evil.example/pay';
    beginOrder(backend);
  }),
  play: async ({ canvas, userEvent, step }) => {
    opened.length = 0;
    const part = within(await findDrawer(canvas));
    await step('X-212: a foreign address is not opened', async () => {
      await userEvent.click(await part.findByRole('button', { name: 'ادامهٔ پرداخت' }, patience));
      await part.findByText(/نشانی درگاه پرداخت شناخته نشد/);
      await expect(opened).toEqual([]);
    });
  },
});

/** The server does not know the order any more. */
export const Ended = meta.story({
  parameters: openTransactions(`&id=${String(waiting.id)}`),
  play: async ({ canvas, step }) => {
    const part = within(await findDrawer(canvas));
    await step('X-218: without a link the page says that it has ended', async () => {
      await part.findByText('پایان‌یافته', undefined, patience);
      await expect(part.getByText(/مهلت این پرداخت گذشته است/)).toBeVisible();
      await expect(part.queryByRole('button', { name: 'ادامهٔ پرداخت' })).toBeNull();
      await expect(part.getByRole('link', { name: /پشتیبانی/ })).toBeVisible();
    });
  },
});

/** The payment has just begun: it is left alone. */
export const Fresh = meta.story({
  parameters: openTransactions(`&id=${String(waiting.id)}`, (backend) => {
    const created = new Date(Date.now() - minute).toISOString();
    backend.fillTransactions('sara', [{ ...waiting, created_at: created }]);
  }),
  play: async ({ canvas, step }) => {
    const part = within(await findDrawer(canvas));
    await step('X-218: in the first fifteen minutes nothing is asked', async () => {
      await expect(part.getByText('در انتظار')).toBeVisible();
      await expect(part.queryByText(/پرسیده می‌شود/)).toBeNull();
      await expect(part.queryByText('پایان‌یافته')).toBeNull();
    });
  },
});

/** The bank has confirmed the payment since the list was read. */
export const PaidMeanwhile = meta.story({
  parameters: openPending((backend) => {
    beginOrder(backend);
    const [pending] = structuredClone(backend.account('sara').transactions);
    backend.settleOrder('NV-3001', 'paid');
    Object.assign(backend.account('sara').transactions[0] ?? {}, pending);
  }),
  play: async ({ canvas, step }) => {
    const part = within(await findDrawer(canvas));
    await step('X-218: a payment that is paid meanwhile says so', async () => {
      await part.findByText('این پرداخت تأیید شد.', undefined, patience);
    });
  },
});

export const NotAsked = meta.story({
  parameters: openTransactions(`&id=${String(waiting.id)}`, (backend) => {
    fillVaried(backend);
    backend.breakDown('retrievePurchase', 'network');
  }),
  play: async ({ canvas, step }) => {
    const part = within(await findDrawer(canvas));
    await step(
      'X-218: a failed question can be repeated, and nothing is said to have ended',
      async () => {
        await part.findByText(/وضعیت این پرداخت خوانده نشد/, undefined, patience);
        await expect(part.getByRole('button', { name: 'تلاش دوباره' })).toBeVisible();
        await expect(part.queryByText('پایان‌یافته')).toBeNull();
      },
    );
  },
});

/** The address names a transaction that the person does not have. */
export const Gone = meta.story({
  parameters: openTransactions('&id=unknown'),
  play: async ({ canvas, step }) => {
    await step('X-100: the list and one sentence', async () => {
      await canvas.findByText('این تراکنش در فهرست شما نیست.', undefined, patience);
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });
  },
});
