import type { Backend } from '@nevisa/mocks/backend';
import { services } from '@nevisa/mocks/services';
import { expect, type MockInstance, spyOn, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { paths } from '../../shared/paths.ts';
import { patience } from '../../testing/patience.ts';

const app = { path: paths.packages, as: 'reza' } as const;

const meta = preview.meta({
  title: 'Screens/Packages',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The package of the user and the packages on sale, side by side and as cards.'),
    app,
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'بسته‌ها' }, patience);
    const main = within(canvas.getByRole('main'));
    await step('R-208, X-80: a package has its name, hours, price and validity', async () => {
      const part = await main.findByRole('region', { name: 'بستهٔ ده‌ساعته' }, patience);
      await expect(part).toHaveTextContent('۱۰ ساعت تبدیل گفتار');
      await expect(part).toHaveTextContent('۹۵۰٬۰۰۰ تومان');
      await expect(part).toHaveTextContent('هر ساعت ۹۵٬۰۰۰ تومان');
      await expect(part).toHaveTextContent('اعتبار ۳۰ روز');
    });
    await step('X-200: one package is the best value', async () => {
      const best = main.getAllByText('به‌صرفه');
      await expect(best).toHaveLength(1);
      await expect(main.getByRole('region', { name: 'بستهٔ بیست‌ساعته' })).toContainElement(
        best[0] ?? null,
      );
    });
    await step('X-200: three and more are compared in a table', async () => {
      const table = main.getByRole('table', { name: 'مقایسهٔ بسته‌ها' });
      await expect(within(table).getAllByRole('row')).toHaveLength(6);
      await expect(within(table).getByRole('row', { name: /^بستهٔ آشنایی/ })).toHaveTextContent(
        'رایگان',
      );
    });
    await step(
      'X-201: an enterprise package is bought by phone, a gift without a payment',
      async () => {
        await expect(main.getByRole('link', { name: 'تماس برای خرید سازمانی' })).toHaveAttribute(
          'href',
          'tel:02100000000',
        );
        await expect(
          main.getByRole('link', { name: 'فعال‌سازی رایگان: بستهٔ آشنایی' }),
        ).toBeVisible();
      },
    );
    await step('X-203: without a package the page says so', async () => {
      await expect(main.getByRole('heading', { name: 'بستهٔ فعالی ندارید' })).toBeVisible();
    });
  },
});

/** An active package and the one that follows it. */
export const Active = meta.story({
  parameters: { app: { ...app, as: 'sara' } },
  play: async ({ canvas, step }) => {
    const part = await canvas.findByRole('region', { name: 'بستهٔ فعال شما' }, patience);
    await step('X-81, X-203: remaining of the total, and the end', async () => {
      await expect(part).toHaveTextContent(/مانده است/);
      await expect(part).toHaveTextContent(/اعتبار دارد/);
    });
  },
});

const withAccount = (
  change: Partial<ReturnType<Backend['account']>['nevisa_service_account']>,
) => ({
  app: {
    ...app,
    as: 'sara' as const,
    arrange: (backend: Backend) => {
      Object.assign(backend.account('sara').nevisa_service_account, change);
    },
  },
});

const [, , twenty] = services;
const hour = 3_600_000;
const record = (end: number | null) => ({
  id: '5c000000-0000-4000-8000-000000000001',
  start_time: '2026-11-01T06:00:00Z',
  end_time: end === null ? null : new Date(Date.now() + end).toISOString(),
  key: 'key-of-sara',
  service: twenty,
});

/** Two days before the end, with more credit than the package has. */
export const NearEnd = meta.story({
  parameters: withAccount({
    usage_remained: 99 * hour,
    current_service_record: record(48 * hour),
    reserved_service_record: { ...record(90 * 24 * hour), start_time: '2026-12-31T06:00:00Z' },
  }),
  play: async ({ canvas, step }) => {
    const part = await canvas.findByRole('region', { name: 'بستهٔ فعال شما' }, patience);
    await step('X-203: the bar is full, and no more than the whole is named', async () => {
      const bar = within(part).getByRole<HTMLProgressElement>('progressbar');
      await expect(bar.value).toBe(bar.max);
      await expect(bar).toHaveAttribute('aria-valuetext', '۲۰ ساعت از ۲۰ ساعت مانده است');
    });
    await step('X-203: the end has its clock', async () => {
      await expect(part).toHaveTextContent(/تا .*\d{2}:\d{2}|تا .*[۰-۹]{2}:[۰-۹]{2}/u);
    });
    await step('X-81, X-203: the package that follows names its beginning', async () => {
      await expect(part).toHaveTextContent('بستهٔ بعدی شما: بستهٔ بیست‌ساعته');
      await expect(part).toHaveTextContent('این بسته از ۱۰ دی ۱۴۰۵ آغاز می‌شود.');
    });
  },
});

export const Endless = meta.story({
  parameters: withAccount({
    is_usage_infinite: true,
    current_service_record: record(40 * 24 * hour),
  }),
  play: async ({ canvas, step }) => {
    const part = await canvas.findByRole('region', { name: 'بستهٔ فعال شما' }, patience);
    await step('X-203: an endless package has no bar, and a far end no clock', async () => {
      await expect(within(part).queryByRole('progressbar')).toBeNull();
      await expect(part).toHaveTextContent('تبدیل نامحدود');
      await expect(part).not.toHaveTextContent(/[۰-۹]{2}:[۰-۹]{2}/u);
    });
  },
});

/** Nothing but a package of the bot, and one whose price is no sum. */
export const OnlyOfBot = meta.story({
  parameters: {
    app: {
      ...app,
      arrange: (backend: Backend) => {
        const [, ten] = services;
        backend.selling.services = [
          { ...ten, is_for_telegram: true },
          { ...twenty, is_for_telegram: true, actual_price: -1 },
        ];
      },
    },
  },
  play: async ({ canvas, step }) => {
    const part = await canvas.findByRole('region', { name: 'بستهٔ ده‌ساعته' }, patience);
    await step('X-80: a package of the bot is marked', async () => {
      await expect(part).toHaveTextContent('ویژهٔ ربات تلگرام');
    });
    await step('X-221: an invalid sum is not offered', async () => {
      const other = canvas.getByRole('region', { name: twenty.name });
      await expect(other).toHaveTextContent('قیمت این بسته معلوم نیست.');
      await expect(canvas.queryByRole('link', { name: new RegExp(twenty.name, 'u') })).toBeNull();
    });
  },
});

let debug: MockInstance<typeof console.debug>;

/** The price of an hour of the server is another one than price and hours. */
export const Contradicting = meta.story({
  parameters: {
    app: {
      ...app,
      arrange: (backend: Backend) => {
        backend.selling.services = services.map((one) =>
          one.id === twenty.id ? Object.assign({}, one, { price_per_hour: 70_000 }) : one,
        );
      },
    },
  },
  beforeEach: () => {
    debug = spyOn(console, 'debug');
  },
  play: async ({ canvas, step }) => {
    const part = await canvas.findByRole('region', { name: twenty.name }, patience);
    await step(
      'X-200: the price of the server is shown, and the contradiction is logged once',
      async () => {
        await expect(part).toHaveTextContent('هر ساعت ۷۰٬۰۰۰ تومان');
        const logged = debug.mock.calls.filter(([what]) => what === 'price of an hour');
        await expect(logged).toHaveLength(1);
      },
    );
  },
});

export const InsteadOfDictation = meta.story({
  parameters: { app: { ...app, path: paths.live } },
  play: async ({ canvas, step }) => {
    await step(
      'R-052, X-82: dictation without a package redirects here with a notice',
      async () => {
        await expect(
          await canvas.findByText('برای تایپ صوتی زنده به بستهٔ فعال نیاز دارید.', {}, patience),
        ).toBeVisible();
      },
    );
  },
});

/** The address names a package that is not sold. */
export const NotSold = meta.story({
  parameters: { app: { ...app, path: `${paths.packages}?buy=404` } },
  play: async ({ canvas, step }) => {
    await step('X-204: the list and one sentence', async () => {
      await expect(await canvas.findByText('این بسته دیگر فروخته نمی‌شود.')).toBeVisible();
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });
  },
});

/** The address names a package whose last day is past. */
export const NotSoldAnyMore = meta.story({
  parameters: {
    app: {
      ...app,
      path: `${paths.packages}?buy=${twenty.id}`,
      arrange: (backend: Backend) => {
        backend.selling.services = services.map((one) =>
          one.id === twenty.id ? Object.assign({}, one, { deadline: '2020-01-01' }) : one,
        );
      },
    },
  },
  play: async ({ canvas, step }) => {
    await step('X-202, X-204: a hidden package is not sold by its address', async () => {
      await canvas.findByText('این بسته دیگر فروخته نمی‌شود.', {}, patience);
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(canvas.queryByRole('region', { name: twenty.name })).toBeNull();
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'بسته‌ها' }, patience);
    await canvas.findByRole('region', { name: 'بستهٔ ده‌ساعته' }, patience);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});

export const ComparedOnPhone = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('region', { name: 'بستهٔ ده‌ساعته' }, patience);
    await userEvent.click(
      await canvas.findByText('مقایسهٔ بسته‌ها', { selector: 'summary *' }, patience),
    );
    await step('X-200: on a phone the columns scroll sideways beside the names', async () => {
      const scroller = canvas.getByRole('group', { name: 'مقایسهٔ بسته‌ها' });
      const name = within(scroller).getByRole('rowheader', { name: 'بستهٔ ده‌ساعته' });
      await expect(
        within(scroller).getByRole('columnheader', { name: 'مدت اعتبار' }),
      ).toBeVisible();
      const end = name.getBoundingClientRect().right;
      scroller.scrollBy({ left: -200, behavior: 'instant' });
      await expect(scroller.scrollLeft).toBe(-200);
      await expect(name.getBoundingClientRect().right).toBe(end);
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});
