import type { Backend } from '@nevisa/mocks/backend';
import { expect, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { openUsers, getServer } from '../../../testing/managementSteps.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

const openAudit = (query = '', prepare?: (backend: Backend) => void) =>
  openUsers(`?show=audit${query}`, prepare);

const meta = preview.meta({
  title: 'Screens/Management/Audit list',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('What administrators have done, with each field before and after.'),
    ...openAudit(),
  },
});

const rowsIn = (canvas: ReturnType<typeof within>) => canvas.queryAllByRole('rowheader');

/** Blocks Sara and changes her phone number. */
const withWork = (backend: Backend) => {
  const [admin, sara] = [backend.account('admin'), backend.account('sara')];
  backend.updateUser(admin, { id: sara.id, revision: sara.revision, phone: '09350000000' });
  backend.setUserActive(admin, { id: sara.id, is_active: false, reason: 'هرزنامه' });
};

export const Default = meta.story({
  parameters: { picture: true, ...openAudit('', withWork) },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('group', { name: 'روز' }, patience);
    await waitUntil(() => expect(rowsIn(canvas)).toHaveLength(25));
    await step(
      'X-298: the actor, the action, its object, the reason, and each field before and after',
      async () => {
        const row = within(rowsIn(canvas)[0]?.closest('tr') as HTMLElement);
        for (const text of ['مسدود کردن', 'مریم احمدی', 'سارا محمدی', 'هرزنامه', 'بله', 'خیر']) {
          await expect(row.getByText(text)).toBeInTheDocument();
        }
        const second = within(rowsIn(canvas)[1]?.closest('tr') as HTMLElement);
        await expect(second.getByText('۰۹۱۲۱۲۳۴۵۶۷')).toBeInTheDocument();
        await expect(second.getByText('۰۹۳۵۰۰۰۰۰۰۰')).toBeInTheDocument();
      },
    );
    await step('X-298: 100,002 rows are pages of the server', async () => {
      await expect(canvas.getByText(/۱۰۰٬۰۰۲/, { selector: 'nav *' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'صفحهٔ ۴٬۰۰۱' }));
      await waitUntil(() => expect(rowsIn(canvas)).toHaveLength(2));
    });
    await step('X-298: the name of an administrator filters by them', async () => {
      const [actor] = canvas.getAllByRole('button', { name: /بابک سالاری|مریم احمدی|آرزو یزدانی/ });
      await userEvent.click(actor as HTMLElement);
      await canvas.findByText(/^فقط کارهای/, undefined, patience);
    });
    await step('X-298: no control changes a row', async () => {
      await expect(canvas.queryByRole('checkbox')).toBeNull();
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true, ...openAudit('', withWork) },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, step }) => {
    await waitUntil(() => expect(rowsIn(canvas)).toHaveLength(25));
    await step('X-298: the rows are cards, and nothing is wider than the window', async () => {
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});

export const OfOneUser = meta.story({
  parameters: openAudit('&object=USER&object_id=ac000000-0000-4000-8000-000000000001', withWork),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-299: the changes of one record, by its address', async () => {
      await waitUntil(() => expect(rowsIn(canvas)).toHaveLength(2));
      await expect(canvas.getByText('تغییرهای سارا محمدی')).toBeVisible();
    });
    await step('X-299: the way to all of them is one press', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'پاک کردن فیلترها' }));
      await waitUntil(() => expect(rowsIn(canvas)).toHaveLength(25));
    });
  },
});

export const FilteredByDay = meta.story({
  parameters: openAudit('&days=1405-08-30&action=BLOCK_USER', withWork),
  play: async ({ canvas, step }) => {
    await step('X-112, X-298: a day of Tehran and an action', async () => {
      await waitUntil(() => expect(rowsIn(canvas).length).toBeGreaterThan(0));
      const actions = rowsIn(canvas).map((head: HTMLElement) => head.textContent ?? '');
      await expect(actions.every((text: string) => /مسدود کردن.*۳۰ آبان ۱۴۰۵/.test(text))).toBe(
        true,
      );
    });
  },
});

export const NoneFound = meta.story({
  parameters: openAudit('&search=هیچ‌کس‌نیست&object=DISCOUNT&object_id=9001&actor=9002'),
  play: async ({ canvas, step }) => {
    await step('X-106: a filter without results can be cleared', async () => {
      await canvas.findByText('فعالیتی با این ویژگی‌ها نیست', undefined, patience);
      const table = within(canvas.getByRole('table'));
      await expect(table.getByRole('button', { name: 'پاک کردن فیلترها' })).toBeVisible();
    });
    await step(
      'X-299: a record without a row is named by its kind, and never by its id',
      async () => {
        await expect(canvas.getByText('تغییرهای کد تخفیف')).toBeVisible();
        await expect(canvas.getByText('فقط کارهای یک مدیر')).toBeVisible();
        await expect(canvas.queryByText(/900[12]/)).toBeNull();
      },
    );
  },
});

export const FirstFailed = meta.story({
  parameters: openAudit('', (backend) => backend.breakDown('listAudit', 'server')),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-106: a failed first load is said, and repeated by a press', async () => {
      await canvas.findByText('فعالیت‌ها بارگذاری نشد', undefined, patience);
      getServer().repair();
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await waitUntil(() => expect(rowsIn(canvas)).toHaveLength(25));
    });
  },
});

export const Downloaded = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await waitUntil(() => expect(rowsIn(canvas)).toHaveLength(25));
    await step('X-111, X-298: more than 10,000 rows are a file of the server', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'دانلود ۱۰۰٬۰۰۰ ردیف' }));
      const dialog = within(await canvas.findByRole('dialog', undefined, patience));
      await expect(dialog.getByText(/فایل csv در نویسا ساخته می‌شود/)).toBeInTheDocument();
      await userEvent.click(dialog.getByRole('button', { name: 'دانلود' }));
      await dialog.findByText('فایل آماده شد', undefined, patience);
    });
  },
});
