import type { Backend } from '@nevisa/mocks/backend';
import { services } from '@nevisa/mocks/services';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { paths } from '../../shared/paths.ts';
import { patience } from '../../testing/patience.ts';
import { addTax, enterCode, findDialog } from './checkoutTesting.ts';

const [gift, ten] = services;
const buy = (id: string) => `${paths.packages}?buy=${id}`;
const app = { path: buy(ten.id), as: 'reza' } as const;
let latest: Backend;

const meta = preview.meta({
  title: 'Screens/Packages/Checkout',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The purchase of a package, opened by its address.'),
    app,
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvasElement, step }) => {
    const dialog = await findDialog(canvasElement);
    await step('X-83, X-209: the sum in digits and in words, with hours and price', async () => {
      await expect(dialog).toHaveTextContent('۹۵۰٬۰۰۰ تومان');
      await expect(dialog).toHaveTextContent('نهصد و پنجاه هزار تومان');
      await expect(dialog).toHaveTextContent('۱۰ ساعت تبدیل گفتار');
      await expect(dialog).toHaveTextContent('هر ساعت ۹۵٬۰۰۰ تومان');
    });
  },
});

/** A package without a price becomes active without a gateway. */
export const Activated = meta.story({
  parameters: { app: { ...app, path: buy(gift.id) } },
  play: async ({ canvas, canvasElement, step }) => {
    const dialog = await findDialog(canvasElement);
    await step('X-201, X-208: a gift is activated in place', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'فعال‌سازی' }));
      await within(dialog).findByText('بسته فعال شد', {}, patience);
    });
    await step('X-214: the account knows the package before the page goes on', async () => {
      await canvas.findByRole('region', { name: 'بستهٔ فعال شما', hidden: true });
    });
  },
});

export const PendingPayment = meta.story({
  parameters: {
    app: {
      ...app,
      arrange: (backend: Backend) => {
        const caller = backend.account('reza');
        backend.startPurchase(caller, {
          service_id: services[2].id,
          expected_payable: 1_250_000,
          return_type: 'web',
          client_id: 'elsewhere',
        });
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const dialog = await findDialog(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'رفتن به درگاه پرداخت' }));
    await step('X-211: the unfinished payment is named with its package and its time', async () => {
      await within(dialog).findByText('یک پرداخت ناتمام دارید.');
      await expect(dialog).toHaveTextContent('بستهٔ بیست‌ساعته');
      await expect(dialog).toHaveTextContent(/دقیقه مهلت دارید/);
      await expect(within(dialog).getByRole('button', { name: 'ادامهٔ پرداخت' })).toBeVisible();
    });
    await step('X-211: a button that would do nothing is not shown', async () => {
      await expect(
        within(dialog).queryByRole('button', { name: 'رفتن به درگاه پرداخت' }),
      ).toBeNull();
    });
  },
});

export const PriceChanged = meta.story({
  parameters: { app: { ...app, arrange: addTax } },
  play: async ({ canvasElement, step }) => {
    const dialog = await findDialog(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'رفتن به درگاه پرداخت' }));
    await step('X-217: both prices are named, and a second press is needed', async () => {
      await within(dialog).findByText(/قیمت از ۹۵۰٬۰۰۰ به ۱٬۰۴۵٬۰۰۰ تغییر کرده است/);
      await expect(dialog).toHaveTextContent('مالیات بر ارزش افزوده');
    });
  },
});

/** The address of the gateway is not on the list of the deployment. */
export const GatewayRefused = meta.story({
  parameters: {
    app: {
      ...app,
      arrange: (backend: Backend) => {
        backend.selling.gateway = 'https://evil.example/pay';
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const dialog = await findDialog(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'رفتن به درگاه پرداخت' }));
    await step('X-212: a foreign address is not opened', async () => {
      await within(dialog).findByText(/نشانی درگاه پرداخت شناخته نشد/);
    });
  },
});

export const NotStarted = meta.story({
  parameters: {
    app: {
      ...app,
      arrange: (backend: Backend) => {
        backend.breakDown('startPurchase', 'network');
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const dialog = await findDialog(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'رفتن به درگاه پرداخت' }));
    await step('a failed start says so, and the button is there again', async () => {
      await within(dialog).findByText(/اتصال به درگاه ممکن نشد/);
    });
  },
});

/** The charge of the wallet is that of the price. */
export const FromWallet = meta.story({
  parameters: {
    app: {
      ...app,
      arrange: (backend: Backend) => {
        backend.account('reza').nevisa_service_account.current_charge = 950_000;
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const dialog = within(await findDialog(canvasElement));
    const wallet = () => dialog.queryByRole('button', { name: 'پرداخت از کیف پول' });
    await step('X-216: the wallet pays no part beside a code', async () => {
      await expect(wallet()).toBeVisible();
      await enterCode(await findDialog(canvasElement), 'NOWRUZ1405');
      await waitFor(() => expect(wallet()).toBeNull(), patience);
      await userEvent.click(dialog.getByRole('button', { name: 'برداشتن کد' }));
    });
    await step('X-216: without a code it pays the whole price', async () => {
      const regions = dialog.getAllByRole('status');
      await userEvent.click(await dialog.findByRole('button', { name: 'پرداخت از کیف پول' }));
      const success = await dialog.findByText('بسته فعال شد', {}, patience);
      // A region that comes with its text is not announced.
      await expect(regions).toContain(success.closest('[role=status]'));
    });
    await step('WCAG 2.4.3: the heading takes the focus of the button, which is gone', async () => {
      await expect(dialog.getByRole('heading', { level: 2 })).toHaveFocus();
    });
  },
});

/** The charge falls without an answer, and no package comes. */
export const ChargedWithoutPackage = meta.story({
  parameters: {
    app: {
      ...app,
      arrange: (backend: Backend) => {
        latest = backend;
        backend.account('reza').nevisa_service_account.current_charge = 950_000;
        backend.breakDown('buyService', 'network');
      },
    },
  },
  play: async ({ canvas, canvasElement, step }) => {
    const dialog = within(await findDialog(canvasElement));
    const pay = () => userEvent.click(dialog.getByRole('button', { name: 'پرداخت از کیف پول' }));
    await pay();
    await dialog.findByText(/پرداخت از کیف پول تأیید نشد/, {}, patience);
    await step('X-216: it is called neither paid nor failed, and leads to both helps', async () => {
      latest.account('reza').nevisa_service_account.current_charge = 0;
      await pay();
      await dialog.findByText(/موجودی کیف پول کم شده/, {}, patience);
      await expect(dialog.queryByText(/تأیید نشد/)).toBeNull();
      await expect(dialog.getByRole('link', { name: 'تراکنش‌ها' })).toBeVisible();
      await expect(dialog.getByRole('link', { name: /تلفن پشتیبانی/ })).toBeVisible();
    });
    await step('X-216: the next dialog of the package says it, too', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'بستن' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('link', { name: new RegExp(ten.name, 'u') }));
      const next = within(await findDialog(canvasElement));
      await expect(next.getByText(/موجودی کیف پول کم شده/)).toBeVisible();
    });
  },
});

/** One toman less than the price. */
export const WalletTooSmall = meta.story({
  parameters: {
    app: {
      ...app,
      arrange: (backend: Backend) => {
        backend.account('reza').nevisa_service_account.current_charge = 949_999;
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const dialog = within(await findDialog(canvasElement));
    await step('X-216: a charge that is not enough is not offered', async () => {
      await expect(dialog.queryByRole('button', { name: 'پرداخت از کیف پول' })).toBeNull();
    });
  },
});

/** A package beside an active one begins at its end. */
export const BesideActive = meta.story({
  parameters: { app: { ...app, as: 'sara' } },
  play: async ({ canvas, canvasElement, step }) => {
    const dialog = await findDialog(canvasElement);
    await step('X-220: the sentence names the beginning', async () => {
      await expect(dialog).toHaveTextContent(/این بسته پس از پایان آن شروع می‌شود/);
      await expect(dialog).toHaveTextContent(/این بسته از .* آغاز می‌شود/);
    });
    await step('X-204: closing the dialog leaves the list', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'بستن' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });
  },
});

/** A gift beside an active package. */
export const ActivatedLater = meta.story({
  parameters: { app: { ...app, path: buy(gift.id), as: 'sara' } },
  play: async ({ canvasElement, step }) => {
    const dialog = await findDialog(canvasElement);
    await step('X-220: a package that begins later is not called active', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'فعال‌سازی' }));
      await within(dialog).findByText('بسته خریده شد', {}, patience);
      await expect(dialog).toHaveTextContent(/این بسته از .* آغاز می‌شود/);
      await expect(dialog).not.toHaveTextContent('بسته فعال شد');
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement, step }) => {
    const dialog = within(await findDialog(canvasElement));
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    await step('X-207: the way to the gateway is as wide as the sums', async () => {
      const pay = dialog.getByRole('button', { name: 'رفتن به درگاه پرداخت' });
      const sums = dialog.getByText('مبلغ قابل پرداخت').closest('dl')?.getBoundingClientRect();
      await expect(pay.getBoundingClientRect().width).toBeCloseTo(sums?.width ?? 0, 0);
    });
  },
});
