import { accounts } from '@nevisa/mocks/accounts';
import type { Backend } from '@nevisa/mocks/backend';
import { paidQuery } from '@nevisa/mocks/gatewayReturn';
import { services } from '@nevisa/mocks/services';
import { expect, spyOn, waitFor } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { describeReceiptPage, holdTime } from '../../../testing/paymentReturn.ts';
import { patience } from '../../../testing/patience.ts';

const [, ten] = services;

/** An order of this tab, as the purchase remembers it. */
function rememberOrder(userId: string) {
  const begun = {
    userId,
    serviceId: ten.id,
    code: 'NOWRUZ1405',
    payable: 760_000,
    clientId: 'client-1',
    orderNumber: 'NV-3001',
  };
  sessionStorage.setItem('nevisa.purchases', JSON.stringify([begun]));
}

const returned = (success: 'True' | 'False', settle: (backend: Backend) => void) => ({
  ...describeReceiptPage({ ...paidQuery, order_number: 'NV-3001', success }),
  as: 'reza' as const,
  arrange: (backend: Backend) => {
    const caller = backend.account('reza');
    backend.startPurchase(caller, {
      service_id: ten.id,
      discount_code: 'NOWRUZ1405',
      expected_payable: 760_000,
      return_type: 'web',
      client_id: 'client-1',
    });
    settle(backend);
  },
});

const meta = preview.meta({
  title: 'Screens/Payment callback/Own order',
  tags: ['!autodocs'],
  parameters: {
    ...describePage(
      'The return of a purchase that this tab has begun: the server says its outcome.',
    ),
    app: returned('True', (backend) => backend.settleOrder('NV-3001', 'paid')),
  },
  beforeEach: () => {
    rememberOrder(accounts.reza.id);
    return holdTime();
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await step('X-214: a paid order is a success, and is forgotten', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'پرداخت موفق' }, patience),
      ).toBeVisible();
      await expect(sessionStorage.getItem('nevisa.purchases')).toBe('[]');
    });
  },
});

/** The bank has not confirmed. */
export const Verifying = meta.story({
  parameters: {
    app: returned('True', (backend) =>
      backend.settleOrder('NV-3001', 'confirming', Number.POSITIVE_INFINITY),
    ),
  },
  play: async ({ canvas, step }) => {
    await step('X-215: a payment that waits for its bank is not shown as failed', async () => {
      await waitFor(() =>
        expect(
          canvas.getByRole('heading', { name: 'پرداخت شما در حال تأیید بانک است…' }),
        ).toBeVisible(),
      );
      await expect(canvas.queryByText('پرداخت ناموفق')).toBeNull();
    });
  },
});

/** The bank has not confirmed after the last question. */
export const VerifyLater = meta.story({
  parameters: {
    picture: true,
    app: returned('True', (backend) =>
      backend.settleOrder('NV-3001', 'confirming', Number.POSITIVE_INFINITY),
    ),
  },
  beforeEach: () => {
    const wait = window.setTimeout;
    let isLast = false;
    // The minute of the questions passes at once; before the last one, 30 s are the time of a call.
    window.setTimeout = ((task: () => void, delay = 0) => {
      isLast ||= delay === 16_000;
      const isShort = [2_000, 4_000, 8_000, 16_000].includes(delay) || (isLast && delay === 30_000);
      return wait(task, isShort ? 1 : delay);
    }) as typeof setTimeout;
    return () => {
      window.setTimeout = wait;
    };
  },
  play: async ({ canvas, userEvent, step }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await canvas.findByText('تأیید بانک طول کشید؛ نتیجه در تراکنش‌ها می‌آید.', {}, patience);
    await step(
      'X-215: it leads to the transactions, and names the phone of the support',
      async () => {
        await expect(canvas.getByRole('link', { name: 'تراکنش‌ها' })).toHaveAttribute(
          'href',
          '/nevisa-packages?transactions',
        );
        await expect(canvas.getByRole('link', { name: /پشتیبانی/u })).toBeVisible();
        await expect(canvas.queryByText('پرداخت ناموفق')).toBeNull();
      },
    );
    await step('X-215: the number of the order is copied', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'کپی شمارهٔ سفارش' }));
      await expect(write.mock.calls).toEqual([['NV-3001']]);
    });
    await step(
      'X-215: the focus ring of the button touches neither number nor answer',
      async () => {
        const button = canvas.getByRole('button', { name: 'کپی شمارهٔ سفارش' });
        const { left, right } = button.getBoundingClientRect();
        const number = canvas.getByText('NV-3001').getBoundingClientRect();
        const answer = (await canvas.findByText('کپی شد')).getBoundingClientRect();
        await expect(number.left - right).toBeGreaterThan(4);
        await expect(left - answer.right).toBeGreaterThan(4);
      },
    );
    await step('X-215: every line is in the middle, the phone below the action', async () => {
      const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
      const action = canvas.getByRole('link', { name: 'تراکنش‌ها' }).getBoundingClientRect();
      const phone = canvas.getByRole('link', { name: /پشتیبانی/u }).getBoundingClientRect();
      const middle = (heading.left + heading.right) / 2;
      await expect((action.left + action.right) / 2).toBeCloseTo(middle, 0);
      await expect((phone.left + phone.right) / 2).toBeCloseTo(middle, 0);
      await expect(phone.top).toBeGreaterThanOrEqual(action.bottom);
    });
  },
});

export const Failed = meta.story({
  parameters: { app: returned('False', (backend) => backend.settleOrder('NV-3001', 'failed')) },
  play: async ({ canvas, step }) => {
    await step('X-214: the way back has the package and the code', async () => {
      const retry = await canvas.findByRole('link', { name: 'تلاش دوباره' }, patience);
      await expect(retry).toHaveAttribute('href', `/nevisa-packages?buy=${ten.id}&code=NOWRUZ1405`);
    });
  },
});

/** The gateway says that it is paid, and the server that it is not. */
export const Contradicted = meta.story({
  parameters: { app: returned('True', (backend) => backend.settleOrder('NV-3001', 'failed')) },
  play: async ({ canvas, step }) => {
    await step('X-214, T-80: the query is no proof of a payment', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'پرداخت ناموفق' }, patience),
      ).toBeVisible();
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'پرداخت موفق' }, patience);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});
