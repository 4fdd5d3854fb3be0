import type { Backend } from '@nevisa/mocks/backend';
import { makeManyTransactions } from '@nevisa/mocks/manyTransactions';
import { variedTransactions } from '@nevisa/mocks/transactions';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { fillVaried, openTransactions } from '../../../testing/transactionSteps.ts';
import { loseNetwork, returnNetwork } from '../../../testing/network.ts';
import { patience } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Transactions',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The transactions beside the packages: seven states, search, filters, a file.'),
    ...openTransactions(),
  },
});

type Canvas = ReturnType<typeof within>;

const findRows = async (canvas: Canvas) => {
  const list = await canvas.findByRole('list', { name: 'تراکنش‌ها' }, patience);
  return within(list).findAllByRole('listitem');
};

/** The filters come after the list. */
const findFilters = (canvas: Canvas) => canvas.findByRole('group', { name: 'تاریخ' }, patience);

let server: Backend;
const arranged = (prepare: (backend: Backend) => void = fillVaried) =>
  openTransactions('', (backend) => {
    server = backend;
    prepare(backend);
  });

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    const rows = await findRows(canvas);
    await findFilters(canvas);
    await step('X-86, X-218: a row has subject, time, status, amount and reference', async () => {
      await expect(rows[0]).toHaveAccessibleName(
        'خرید بستهٔ ده‌ساعته، ۳۰ آبان ۱۴۰۵، ساعت ۰۰:۴۴، موفق، ۷۶۰٬۰۰۰ تومان، ۴۰۲۳۷۷۱۹۰۶۵۴',
      );
    });
    await step('X-86, X-218: a payment of the gateway test is hidden', async () => {
      await expect(rows).toHaveLength(variedTransactions.length - 1);
    });
    await step('X-218: a missing amount is a dash, and an unknown status neutral', async () => {
      const strange = rows[2] as HTMLElement;
      await expect(strange.querySelector('[data-kind=money]')).toHaveTextContent('—');
      await expect(strange).not.toHaveTextContent('۰ تومان');
      const status = within(strange).getByText('نامشخص');
      await expect(status).toHaveAttribute('data-tone', 'quiet');
    });
    await step('X-218: equal payments are two rows, each with an address of its own', async () => {
      const addresses = rows.map((row) => row.querySelector('a')?.getAttribute('href'));
      await expect(rows[3]?.textContent).toBe(rows[4]?.textContent);
      await expect(new Set(addresses).size).toBe(rows.length);
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, step }) => {
    await findRows(canvas);
    await step('X-218: on phones each row is a card, and nothing is wider', async () => {
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});

export const FirstLoad = meta.story({
  parameters: arranged((backend) => backend.answerSlowly('listTransactions', 600_000)),
  play: async ({ canvas, canvasElement, step }) => {
    await step('X-106: shapes while the first rows are loaded', async () => {
      await canvas.findByRole('heading', { level: 1, name: 'تراکنش‌ها' }, patience);
      await expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull();
      await expect(canvas.queryByRole('list', { name: 'تراکنش‌ها' })).toBeNull();
    });
    await step('the shapes have the head and the columns of the list', async () => {
      const head = canvasElement.querySelector('[aria-busy=true] [data-head]');
      await expect(head).toHaveTextContent(/^بابتتاریخوضعیت/);
    });
  },
});

export const None = meta.story({
  parameters: arranged((backend) => backend.fillTransactions('sara', [])),
  play: async ({ canvas, step }) => {
    await step('X-106: without a payment the page leads to the packages', async () => {
      const heading = await canvas.findByRole('heading', { name: 'تراکنشی ندارید' }, patience);
      await expect(heading).toBeVisible();
      await expect(canvas.getAllByRole('link', { name: 'بسته‌ها' }).length).toBeGreaterThan(1);
    });
    await step('X-111: without rows there is nothing to download', async () => {
      const button = canvas.getByRole('button', { name: 'دانلود تراکنش‌ها' });
      await expect(button).toBeDisabled();
    });
  },
});

export const NoneFound = meta.story({
  parameters: openTransactions('&search=000000&status=FAILED'),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-106: a filter without results can be cleared', async () => {
      const heading = { name: 'تراکنشی با این جست‌وجو یا فیلتر پیدا نشد' };
      await canvas.findByRole('heading', heading, patience);
      const clear = canvas.getAllByRole('button', { name: 'پاک کردن فیلترها' });
      await userEvent.click(clear.at(-1) as HTMLElement);
      await expect(await findRows(canvas)).toHaveLength(variedTransactions.length - 1);
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
    });
  },
});

export const FirstFailed = meta.story({
  parameters: arranged((backend) => {
    fillVaried(backend);
    backend.breakDown('listTransactions', 'server');
  }),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-106: a failed first load is said, and repeated by a press', async () => {
      await canvas.findByText('تراکنش‌ها بارگذاری نشد', undefined, patience);
      server.repair();
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await findRows(canvas);
    });
  },
});

export const RefreshFailed = meta.story({
  parameters: arranged(),
  play: async ({ canvas, userEvent, step }) => {
    await findRows(canvas);
    server.breakDown('listTransactions', 'server');
    await step('X-106: the rows stay, and one line says that they are old', async () => {
      const main = within(canvas.getByRole('main'));
      await userEvent.click(main.getByRole('link', { name: 'بسته‌ها' }));
      await userEvent.click(await main.findByRole('link', { name: 'تراکنش‌ها' }, patience));
      await canvas.findByText(/فهرست به‌روز نشد/, undefined, patience);
      await expect(await findRows(canvas)).toHaveLength(variedTransactions.length - 1);
    });
  },
});

export const Offline = meta.story({
  play: async ({ canvas, step }) => {
    await findRows(canvas);
    await step('X-106: without a network the rows stay, and their time is said', async () => {
      loseNetwork();
      try {
        await canvas.findByText(
          /^اتصال اینترنت قطع است؛ این تراکنش‌ها در .* خوانده شده است/,
          {},
          patience,
        );
      } finally {
        returnNetwork();
      }
    });
  },
});

export const Filtered = meta.story({
  parameters: openTransactions('&status=FAILED&days=1405-08-10'),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-100, X-218: status and days of the address are in fields and rows', async () => {
      const rows = await findRows(canvas);
      await expect(rows).toHaveLength(1);
      await expect(rows[0]).toHaveTextContent('ناموفق');
      await findFilters(canvas);
      await expect(canvas.getByRole('button', { name: /وضعیت/ })).toHaveTextContent('ناموفق');
    });
    await step('X-101, X-218: a number is found in either digits', async () => {
      await userEvent.click(
        canvas.getAllByRole('button', { name: 'پاک کردن فیلترها' })[0] as HTMLElement,
      );
      await userEvent.type(canvas.getByRole('searchbox'), '۲۰۹۹{Enter}');
      await waitFor(async () => expect(await findRows(canvas)).toHaveLength(1));
      await expect((await findRows(canvas))[0]).toHaveTextContent('۴۰۲۳۷۷۱۹۰۶۵۴');
    });
  },
});

/** Five thousand payments. */
export const Many = meta.story({
  parameters: openTransactions('', (backend) =>
    backend.fillTransactions('sara', makeManyTransactions(5_000)),
  ),
  play: async ({ canvas, userEvent, step }) => {
    const rows = await findRows(canvas);
    const list = canvas.getByRole('list', { name: 'تراکنش‌ها' });
    await step('X-114, X-218: few of 5,000 rows are rendered', async () => {
      await expect(rows[0]).toHaveAttribute('aria-setsize', '4980');
      await expect(list.querySelectorAll('*').length).toBeLessThanOrEqual(150);
    });
    await step('X-107: End and Enter move and open; closing leads back to the row', async () => {
      (rows[0] as HTMLElement).focus();
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '4980'));
      await userEvent.keyboard('{Enter}');
      const drawer = await canvas.findByRole('dialog', { name: 'جزئیات تراکنش' }, patience);
      await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
      await userEvent.click(within(drawer).getByRole('button', { name: 'بستن' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '4980'));
    });
    await step('X-107, X-114: «/» and Ctrl+F lead to the search', async () => {
      await userEvent.keyboard('/');
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
      (canvas.getAllByRole('listitem')[3] as HTMLElement).focus();
      await userEvent.keyboard('{Control>}f{/Control}');
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
    });
  },
});

export const Downloaded = meta.story({
  parameters: openTransactions('&status=SUCCESS'),
  play: async ({ canvas, userEvent, step }) => {
    await findRows(canvas);
    const blobs: Blob[] = [];
    const names: string[] = [];
    const create = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:file';
    });
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    try {
      await step('X-111: the file has the rows of the filter, counted on the button', async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'دانلود ۳ تراکنش' }));
        await waitFor(() => expect(names).toHaveLength(1), patience);
        await expect(names[0]).toMatch(/^نویسا-تراکنش‌ها-14\d\d-\d\d-\d\d\.csv$/);
      });
      await step('X-110, X-218: amounts have Latin digits, times two columns', async () => {
        const lines = ((await blobs[0]?.text()) ?? '').split('\r\n');
        await expect(lines).toHaveLength(5);
        await expect(lines[1]).toBe(
          'خرید بستهٔ ده‌ساعته,2026-11-21T00:44:09+03:30,1405-08-30 00:44:09,2026-11-21T00:45:31+03:30,1405-08-30 00:45:31,موفق,760000,402377190654,NV-2099,بستهٔ ده‌ساعته,NOWRUZ1405',
        );
      });
    } finally {
      create.mockRestore();
      click.mockRestore();
    }
  },
});

/** From the packages and back. */
export const FromPackages = meta.story({
  parameters: { app: { ...openTransactions().app, path: '/nevisa-packages' } },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'بسته‌ها' }, patience);
    await step(
      'X-100, X-218: a link leads to the transactions, whose heading is focused',
      async () => {
        await userEvent.click(canvas.getByRole('link', { name: 'تراکنش‌ها' }));
        const heading = await canvas.findByRole(
          'heading',
          { level: 1, name: 'تراکنش‌ها' },
          patience,
        );
        await waitFor(() => expect(heading).toHaveFocus());
        await expect(document.title).toContain('تراکنش‌ها');
      },
    );
    await step('a link leads back to the packages', async () => {
      const main = within(canvas.getByRole('main'));
      await userEvent.click(main.getAllByRole('link', { name: 'بسته‌ها' })[0] as HTMLElement);
      const heading = await canvas.findByRole('heading', { level: 1, name: 'بسته‌ها' }, patience);
      await waitFor(() => expect(heading).toHaveFocus());
    });
  },
});
