import { expect, screen, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { findRow, openUsers, getServer } from '../../../testing/managementSteps.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Management/Users',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The list of users: its states, search, filters, columns, views and files.'),
    ...openUsers(),
  },
});

const namesIn = (canvas: ReturnType<typeof within>) =>
  canvas.queryAllByRole('rowheader').map((head: HTMLElement) => head.textContent ?? '');

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('group', { name: 'روز عضویت' }, patience);
    await step('X-256: 25 of 5,000 users, newest first, with their number', async () => {
      await waitUntil(() => expect(namesIn(canvas)).toHaveLength(25));
      await expect(canvas.getByText('۵٬۰۰۰ کاربر')).toBeVisible();
      await expect(canvas.getByRole('columnheader', { name: 'عضویت' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
    });
  },
});

/** The same columns on two pages of a wide window. */
export const TwoPages = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await waitUntil(() => expect(namesIn(canvas)).toHaveLength(25));
    const measure = () => ({
      widths: canvas
        .getAllByRole('columnheader')
        .map((head: HTMLElement) => Math.round(head.getBoundingClientRect().width)),
      rows: new Set(
        canvas
          .getAllByRole('rowheader')
          .map((head: HTMLElement) => Math.round(head.getBoundingClientRect().height)),
      ),
    });
    await step('X-256: e-mail addresses are whole', async () => {
      const addresses = [...canvasElement.querySelectorAll<HTMLElement>('td bdi')].filter(
        ({ textContent }) => textContent?.includes('@'),
      );
      await expect(addresses.length).toBeGreaterThan(10);
      for (const address of addresses) {
        await expect(address.textContent).toMatch(/@nevisa\.test$/);
        const cell = address.closest('td')?.getBoundingClientRect();
        const { left, right } = address.getBoundingClientRect();
        await expect(left).toBeGreaterThanOrEqual(cell?.left ?? Infinity);
        await expect(right).toBeLessThanOrEqual(cell?.right ?? 0);
        await expect(address.scrollWidth).toBeLessThanOrEqual(address.clientWidth);
      }
    });
    await step('X-256: a name is cut only where it has more than a dozen letters', async () => {
      const names = [...canvasElement.querySelectorAll<HTMLElement>('th bdi')];
      const cut = names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      await expect(cut.length).toBeGreaterThan(0);
      for (const name of cut) {
        await expect(name.clientWidth).toBeGreaterThan(128);
      }
    });
    const first = measure();
    const [newest] = namesIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'بعدی' }));
    await waitUntil(() => expect(namesIn(canvas)[0]).not.toBe(newest));
    await step('X-256: the columns keep their widths on the next page', async () => {
      await expect([...first.rows]).toHaveLength(1);
      await expect(measure().widths).toEqual(first.widths);
    });
  },
});

/** Where the menu leaves less room than the columns would like. */
export const OnLaptop = meta.story({
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    await waitUntil(() => expect(namesIn(canvas)).toHaveLength(25));
    await step('X-256: no name and no contact has more than two lines', async () => {
      const cells = [...canvasElement.querySelectorAll<HTMLElement>('[data-part="cut"]')];
      await expect(cells.length).toBeGreaterThanOrEqual(50);
      for (const cell of cells) {
        await expect(cell.getBoundingClientRect().height).toBeLessThanOrEqual(77);
      }
    });
    await step(
      'X-256: a shortened text can be read, and its tooltip has the whole of it',
      async () => {
        const texts = [...canvasElement.querySelectorAll<HTMLElement>('[data-part="cut"] bdi')];
        const cut = texts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
        await expect(cut.length).toBeGreaterThan(0);
        for (const text of cut) {
          await expect(text.title).toBe(text.textContent);
          await expect(text.clientWidth).toBeGreaterThan(96);
        }
      },
    );
    await step('X-256: nothing is wider than the window', async () => {
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});

export const Sorted = meta.story({
  parameters: openUsers('?role=admin'),
  play: async ({ canvas, userEvent, step }) => {
    await waitUntil(() => expect(namesIn(canvas)).toHaveLength(5));
    await step('T-97: a press on a header asks the server for its order', async () => {
      const sortByCredit = async (sorted: string) => {
        await userEvent.click(canvas.getByRole('button', { name: 'اعتبار' }));
        const head = () => canvas.getByRole('columnheader', { name: 'اعتبار' });
        await waitUntil(() => expect(head()).toHaveAttribute('aria-sort', sorted));
      };
      await sortByCredit('ascending');
      await sortByCredit('descending');
      await waitUntil(() => expect(namesIn(canvas)[0]).toMatch(/مریم احمدی.*شما · مدیر/));
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, step }) => {
    await waitUntil(() => expect(namesIn(canvas)).toHaveLength(25));
    await step('X-256: the rows are cards, and nothing is wider than the window', async () => {
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
    await step('X-256: the box of all rows is in the line of the column names', async () => {
      const all = canvas.getAllByRole('checkbox')[0]?.getBoundingClientRect();
      const head = canvas.getAllByRole('row')[0]?.getBoundingClientRect();
      await expect(all?.top).toBeGreaterThanOrEqual(head?.top ?? Infinity);
      await expect(all?.bottom).toBeLessThanOrEqual(head?.bottom ?? 0);
    });
  },
});

export const Searched = meta.story({
  parameters: openUsers('?search=%2B98%20912%20123%204567'),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-256: a phone number with its country finds its user', async () => {
      const row = await findRow(canvas, /سارا محمدی/);
      await expect(row.getByText('۰۹۱۲۱۲۳۴۵۶۷')).toBeVisible();
      await expect(namesIn(canvas)).toHaveLength(1);
    });
    await step('X-101, X-256: so does one in Persian digits, typed', async () => {
      const field = canvas.getByRole('searchbox');
      await userEvent.clear(field);
      await userEvent.type(field, '۰۹۳۵۱۱۱۲۲۳۳');
      await findRow(canvas, /رضا کریمی/);
      await waitUntil(() => expect(namesIn(canvas)).toHaveLength(1));
    });
  },
});

export const Filtered = meta.story({
  parameters: openUsers('?role=ADMIN&status=nonsense&page=abc&page_size=7&ordering=-email'),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-100: a bad address is the nearest valid one', async () => {
      await waitUntil(() => expect(namesIn(canvas)).toHaveLength(5));
      await expect(canvas.getByText('۵ کاربر')).toBeVisible();
      await expect(await canvas.findByRole('button', { name: /مدیر نقش/ })).toBeVisible();
    });
    await step('X-100: the filters can be cleared', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'پاک کردن فیلترها' }));
      await waitUntil(() => expect(canvas.getByText('۵٬۰۰۰ کاربر')).toBeVisible());
    });
  },
});

export const NoneFound = meta.story({
  parameters: openUsers('?search=هیچ‌کس‌نیست'),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-106: a search without results can be cleared', async () => {
      await canvas.findByRole('heading', { name: 'کاربری با این ویژگی‌ها نیست' }, patience);
      const table = within(canvas.getByRole('table'));
      await userEvent.click(table.getByRole('button', { name: 'پاک کردن فیلترها' }));
      await waitUntil(() => expect(namesIn(canvas)).toHaveLength(25));
    });
  },
});

export const FirstLoad = meta.story({
  parameters: openUsers('', (backend) => backend.answerSlowly('listUsers', 600_000)),
  play: async ({ canvas, step }) => {
    await step('X-106: the table is busy while the first users are loaded', async () => {
      await waitUntil(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
      await expect(namesIn(canvas)).toEqual([]);
    });
  },
});

export const FirstFailed = meta.story({
  parameters: openUsers('', (backend) => backend.breakDown('listUsers', 'server')),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-106: a failed first load is said, and repeated by a press', async () => {
      await canvas.findByText('کاربران بارگذاری نشد', undefined, patience);
      getServer().repair();
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await waitUntil(() => expect(namesIn(canvas)).toHaveLength(25));
    });
  },
});

export const RefreshFailed = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await waitUntil(() => expect(namesIn(canvas)).toHaveLength(25));
    const [first] = namesIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'صفحهٔ ۲' }));
    await waitUntil(() => expect(namesIn(canvas)[0]).not.toBe(first));
    getServer().breakDown('listUsers', 'server');
    await userEvent.click(canvas.getByRole('button', { name: 'صفحهٔ ۱' }));
    await step('X-106: the rows stay, and one line says that they are old', async () => {
      await canvas.findByText(/فهرست به‌روز نشد/, undefined, patience);
      await expect(namesIn(canvas)[0]).toBe(first);
      await waitUntil(() => expect(namesIn(canvas)).toHaveLength(25));
    });
  },
});

export const ChosenColumns = meta.story({
  parameters: openUsers('?search=sara'),
  play: async ({ canvas, userEvent, step }) => {
    await findRow(canvas, /سارا محمدی/);
    await step('X-109: a hidden column leaves the table, and the naming one stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'نماها' }));
      await userEvent.click(
        await screen.findByRole('menuitem', { name: 'نمایش ردیف‌ها' }, patience),
      );
      const dialog = within(await screen.findByRole('dialog', { name: 'نمایش ردیف‌ها' }, patience));
      await expect(dialog.getByRole('checkbox', { name: 'کاربر' })).toBeDisabled();
      await userEvent.click(dialog.getByRole('checkbox', { name: 'تماس' }));
      await waitUntil(() =>
        expect(canvas.queryByRole('columnheader', { name: 'تماس' })).toBeNull(),
      );
      await userEvent.click(dialog.getByRole('button', { name: 'بازگشت به حالت نخست' }));
      await waitUntil(() =>
        expect(
          canvas.getByRole('columnheader', { name: 'تماس', hidden: true }),
        ).toBeInTheDocument(),
      );
    });
  },
});

export const SavedView = meta.story({
  parameters: openUsers('?role=admin'),
  play: async ({ canvas, userEvent, step }) => {
    await waitUntil(() => expect(namesIn(canvas)).toHaveLength(5));
    await step('X-108: the filters are saved under a name, and shown by it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'نماها' }));
      await userEvent.click(
        await screen.findByRole('menuitem', { name: 'ذخیرهٔ این نما' }, patience),
      );
      const dialog = within(await screen.findByRole('dialog', { name: 'ذخیرهٔ این نما' }, patience));
      await userEvent.type(dialog.getByRole('textbox', { name: 'نام نما' }), 'مدیران');
      await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
      await canvas.findByRole('button', { name: 'مدیران' });
    });
  },
});

export const Downloaded = meta.story({
  parameters: openUsers('?role=admin'),
  play: async ({ canvas, userEvent, step }) => {
    await waitUntil(() => expect(namesIn(canvas)).toHaveLength(5));
    await step('X-111: the button says how many users, and the file is made', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'دانلود ۵ کاربر' }));
      const dialog = within(
        await screen.findByRole('dialog', { name: 'دانلود فهرست کاربران' }, patience),
      );
      await userEvent.click(dialog.getByRole('button', { name: 'دانلود' }));
      await dialog.findByText('فایل آماده شد', undefined, patience);
      await userEvent.click(dialog.getAllByRole('button', { name: 'بستن' }).at(-1) as HTMLElement);
      await waitUntil(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('X-111: an export that fails says so, and can be repeated', async () => {
      getServer().breakDown('listUsers', 'server');
      await userEvent.click(canvas.getByRole('button', { name: 'دانلود ۵ کاربر' }));
      const dialog = within(
        await screen.findByRole('dialog', { name: 'دانلود فهرست کاربران' }, patience),
      );
      await userEvent.click(dialog.getByRole('button', { name: 'دانلود' }));
      await dialog.findByText(/ساخت فایل ممکن نشد/, undefined, patience);
    });
  },
});
