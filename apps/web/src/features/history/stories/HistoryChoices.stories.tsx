import { expect, screen, spyOn, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  openHistory,
  readRow,
  getRow,
  getServer,
  shopping,
  listTitles,
} from '../../../testing/historySteps.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/History/Choices',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('Saved views of the history, what its rows show, and its texts as files.'),
    ...openHistory(),
  },
});

type User = { click: (element: Element) => Promise<void> };

const chooseInMenu = async (userEvent: User, button: HTMLElement, name: string) => {
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('menuitem', { name }, patience));
};

export const Rows = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, userEvent, step }) => {
    const row = within(await getRow(canvas, shopping));
    const tall = () => row.getByRole('heading').closest('article')?.clientHeight ?? 0;
    const before = tall();
    await chooseInMenu(userEvent, canvas.getByRole('button', { name: 'نماها' }), 'نمایش ردیف‌ها');
    const dialog = within(await screen.findByRole('dialog', { name: 'نمایش ردیف‌ها' }, patience));
    await step('X-109: the name stays, another fact is hidden at once', async () => {
      await expect(dialog.getByRole('checkbox', { name: 'نام' })).toBeDisabled();
      await userEvent.click(dialog.getByRole('checkbox', { name: 'کلمه‌ها' }));
      await expect(row.queryByText(/[۰-۹]+ کلمه/)).toBeNull();
    });
    await step('X-109: a fact moves, and its place is announced', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'جلوتر بردن «مدت»' }));
      await dialog.findByText('«مدت» در جای ۱', undefined, patience);
      const names = row.getAllByRole('term', { hidden: true }).map((name) => name.textContent);
      await expect(names).toEqual(['مدت', 'تاریخ']);
    });
    await step('X-109: closer rows are lower', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'فشرده' }));
      await waitUntil(() => expect(tall()).toBeLessThan(before));
    });
    await step('X-109: the reset returns to the default', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'بازگشت به حالت نخست' }));
      await waitUntil(() => expect(tall()).toBe(before));
      await expect(row.getByText(/[۰-۹]+ کلمه/)).toBeInTheDocument();
    });
  },
});

export const Views = meta.story({
  parameters: openHistory('?source=BOT'),
  play: async ({ canvas, userEvent, step }) => {
    await getRow(canvas, 'پیام صوتی ربات');
    const menu = () => canvas.getByRole('button', { name: /^(نماها|ربات[ \u200c]ها)$/u });
    const saveAs = async (name: string) => {
      await chooseInMenu(userEvent, menu(), 'ذخیرهٔ این نما');
      const field = await screen.findByRole('textbox', { name: 'نام نما' }, patience);
      await userEvent.clear(field);
      await userEvent.type(field, name);
      await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
    };
    await step('X-108: search and filters are saved under a name', async () => {
      await saveAs('ربات‌ها');
      await waitUntil(() => expect(screen.queryByRole('dialog')).toBeNull());
      await canvas.findByRole('button', { name: 'ربات‌ها' }, patience);
    });
    const measureKind = () => canvas.getByRole('button', { name: /نوع$/u }).offsetWidth;
    await step('X-108: the view shows them again, and no filter moves', async () => {
      const narrowed = measureKind();
      await userEvent.click(canvas.getByRole('button', { name: 'پاک کردن فیلترها' }));
      await getRow(canvas, shopping);
      await expect(measureKind()).toBe(narrowed);
      await userEvent.click(menu());
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'ربات‌ها' }, patience));
      await waitUntil(() => expect(canvas.queryByRole('article', { name: shopping })).toBeNull());
    });
    await step('X-108: a name that is taken asks, and replaces by the second press', async () => {
      await saveAs('ربات ها');
      const dialog = within(await screen.findByRole('dialog', undefined, patience));
      await dialog.findByText(/نمای دیگری به این نام دارید/, undefined, patience);
      await userEvent.click(dialog.getByRole('button', { name: 'جایگزینی' }));
      await waitUntil(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(menu());
      await expect(await screen.findAllByRole('menuitemradio', undefined, patience)).toHaveLength(
        1,
      );
      await userEvent.keyboard('{Escape}');
    });
    await step('X-108: a view is renamed, chosen first, deleted and brought back', async () => {
      await chooseInMenu(userEvent, menu(), 'مدیریت نماها');
      const dialog = within(await screen.findByRole('dialog', { name: 'مدیریت نماها' }, patience));
      await userEvent.click(dialog.getByRole('radio', { name: 'ربات ها' }));
      await userEvent.click(dialog.getByRole('button', { name: 'تغییر نام نمای «ربات ها»' }));
      const field = dialog.getByRole('textbox', { name: 'نام نما' });
      await userEvent.clear(field);
      await userEvent.type(field, 'گفته‌ها{Enter}');
      await expect(dialog.getByRole('radio', { name: 'گفته‌ها' })).toBeChecked();
      await userEvent.click(dialog.getByRole('button', { name: 'حذف نمای «گفته‌ها»' }));
      await userEvent.click(await dialog.findByRole('button', { name: 'بازگردانی' }, patience));
      await expect(dialog.getByRole('radio', { name: 'گفته‌ها' })).toBeChecked();
    });
  },
});

export const Exported = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await getRow(canvas, shopping);
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'انتخاب همهٔ نوشته‌های این صفحه' }));
    const open = await canvas.findByRole('button', { name: 'دانلود' }, patience);
    await step('X-130: the formats are chosen once, for all texts', async () => {
      await userEvent.click(open);
      const dialog = within(await screen.findByRole('dialog', undefined, patience));
      const submit = dialog.getByRole('button', { name: 'دانلود' });
      await userEvent.click(dialog.getByRole('checkbox', { name: 'ورد (docx)' }));
      await expect(submit).toBeDisabled();
      await userEvent.click(dialog.getByRole('checkbox', { name: 'مارک‌داون (md)' }));
      await userEvent.click(submit);
    });
    await step('X-130: texts without words are named; the others are in one archive', async () => {
      await screen.findByText(/نوشته در فایل آمد/, undefined, patience);
      const links = click.mock.contexts as unknown as HTMLAnchorElement[];
      await expect(links.map(({ download }) => download)).toEqual([
        expect.stringMatching(/^نویسا-نوشته‌ها-14\d\d-\d\d-\d\d\.zip$/),
      ]);
      click.mockRestore();
    });
  },
});

export const Copied = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const row = within(await getRow(canvas, shopping));
    const count = getServer().account('sara').conversations.length;
    await step('X-133: the menu of a row copies its text as a new one, once', async () => {
      const button = row.getByRole('button', { name: /^کارهای/ });
      await chooseInMenu(userEvent, button, 'تکثیر');
      const copy = `${shopping} (رونوشت)`;
      await getRow(canvas, copy);
      await expect(getServer().account('sara').conversations).toHaveLength(count + 1);
      await expect(readRow(copy)?.text).toBe(readRow(shopping)?.text);
      await expect(readRow(copy)?.client_id).not.toBe(readRow(shopping)?.client_id);
    });
    await step(
      'X-133: a row is a link: Ctrl and middle press are left to the browser',
      async () => {
        const link = row.getByRole('link', { name: shopping });
        const before = listTitles(canvas).length;
        for (const press of [
          new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
          new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }),
        ]) {
          const seen = { isPrevented: true };
          const look = (event: Event) => {
            seen.isPrevented = event.defaultPrevented;
            event.preventDefault();
          };
          window.addEventListener(press.type, look, { once: true });
          link.dispatchEvent(press);
          await expect(seen.isPrevented).toBe(false);
          await expect(listTitles(canvas)).toHaveLength(before);
        }
      },
    );
  },
});
