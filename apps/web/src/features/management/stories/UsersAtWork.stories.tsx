import { expect, screen, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  findRow,
  openUsers,
  getServer,
  listWrittenRows,
} from '../../../testing/managementSteps.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Management/Users at work',
  tags: ['!autodocs'],
  parameters: {
    ...describePage(
      'The list of users: the choice over pages, what is done to several, and the keys.',
    ),
    ...openUsers(),
  },
});

const namesIn = (canvas: ReturnType<typeof within>) =>
  canvas.queryAllByRole('rowheader').map((head: HTMLElement) => head.textContent ?? '');

export const Chosen = meta.story({
  parameters: { picture: true, ...openUsers('?search=nevisa.test&ordering=date_joined') },
  play: async ({ canvas, userEvent, step }) => {
    await waitUntil(() => expect(namesIn(canvas)).toHaveLength(25));
    const boxes = () => canvas.getAllByRole('checkbox');
    await step(
      'X-102: the box of the header chooses the page, and a line offers the rest',
      async () => {
        await userEvent.click(canvas.getByRole('checkbox', { name: 'انتخاب همه' }));
        await expect(canvas.getAllByText('۲۵ کاربر انتخاب شده است')[0]).toBeInTheDocument();
        await waitUntil(() =>
          expect(canvas.getByRole('button', { name: /^انتخاب هر .* نتیجه$/ })).toBeVisible(),
        );
      },
    );
    await step('X-102: the choice stays over pages', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'صفحهٔ ۲' }));
      await waitUntil(() => expect(boxes()[1]).not.toBeChecked());
      await userEvent.click(boxes()[1] as HTMLElement);
      await expect(canvas.getAllByText('۲۶ کاربر انتخاب شده است')[0]).toBeInTheDocument();
    });
    await step('X-102: a press with Shift chooses the rows in between', async () => {
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(boxes()[4] as HTMLElement);
      await userEvent.keyboard('{/Shift}');
      await expect(canvas.getAllByText('۲۹ کاربر انتخاب شده است')[0]).toBeInTheDocument();
    });
  },
});

export const BlockedTogether = meta.story({
  parameters: openUsers('?search=@nevisa.test&ordering=date_joined&role=admin'),
  play: async ({ canvas, userEvent, step }) => {
    await findRow(canvas, /مریم احمدی/);
    await step('X-262, T-87: a bulk leaves oneself out, and says so', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'انتخاب همه' }));
      await userEvent.click(canvas.getByRole('button', { name: 'مسدود کردن' }));
      const dialog = within(await screen.findByRole('alertdialog', undefined, patience));
      await waitUntil(() => expect(dialog.getByText('حساب خودتان کنار گذاشته شد.')).toBeVisible());
      await expect(dialog.getByRole('heading', { name: /مسدود کردن [۰-۹]+ کاربر/ })).toBeVisible();
      getServer().people.remove(
        getServer()
          .people.everyone()
          .find((one) => one.username === 'kaveh_bahrami230') as never,
      );
      await userEvent.type(dialog.getByRole('textbox', { name: 'علت' }), 'آزمایش گروهی');
      await userEvent.click(dialog.getByRole('button', { name: 'مسدود کردن' }));
    });
    await step('X-103: what was left undone stays chosen, with its reason', async () => {
      await canvas.findByText(/انجام شد؛ ۱ انجام نشد/, undefined, patience);
      await expect(canvas.getByText(/دیگر وجود ندارد/)).toBeVisible();
      await expect(getServer().account('admin').is_active).toBe(true);
      await expect(listWrittenRows().every(([action]) => action === 'BLOCK_USER')).toBe(true);
    });
  },
});

export const BlockedAlone = meta.story({
  parameters: openUsers('?search=admin@nevisa.test'),
  play: async ({ canvas, userEvent, step }) => {
    await findRow(canvas, /مریم احمدی/);
    await step('X-262, T-87: oneself alone is refused in words', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'انتخاب همه' }));
      await userEvent.click(canvas.getByRole('button', { name: 'مسدود کردن' }));
      const dialog = within(await screen.findByRole('dialog', undefined, patience));
      await waitUntil(() => expect(dialog.getByText(/حساب خودتان/)).toBeVisible());
      await expect(dialog.queryByRole('textbox')).toBeNull();
      await userEvent.click(dialog.getByText('بستن'));
      await waitUntil(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(getServer().account('admin').is_active).toBe(true);
    });
    await step('X-262: the key that deletes is refused in words on the own row', async () => {
      const row = await findRow(canvas, /مریم احمدی/);
      row.getByRole('link').focus();
      await userEvent.keyboard('{Delete}');
      const dialog = within(await screen.findByRole('dialog', undefined, patience));
      await waitUntil(() => expect(dialog.getByText(/حساب خودتان/)).toBeVisible());
      await expect(dialog.queryByRole('textbox')).toBeNull();
    });
  },
});

export const ByKeyboard = meta.story({
  parameters: openUsers('?search=sara'),
  play: async ({ canvas, userEvent, step }) => {
    const row = await findRow(canvas, /سارا محمدی/);
    const link = row.getByRole('link');
    await step(
      'X-107: «/» leads to the search, Space chooses, Escape ends the choice',
      async () => {
        await userEvent.keyboard('/');
        await expect(canvas.getByRole('searchbox')).toHaveFocus();
        link.focus();
        await userEvent.keyboard(' ');
        await expect(row.getByRole('checkbox')).toBeChecked();
        await userEvent.keyboard('{Escape}');
        await expect(row.getByRole('checkbox')).not.toBeChecked();
      },
    );
    await step('X-107: Ctrl+A chooses the page', async () => {
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(row.getByRole('checkbox')).toBeChecked();
      await userEvent.keyboard('{Escape}');
    });
    await step('X-107: Delete asks, and cancel keeps the user', async () => {
      link.focus();
      await userEvent.keyboard('{Delete}');
      const dialog = within(
        await screen.findByRole('alertdialog', { name: 'حذف سارا محمدی' }, patience),
      );
      await userEvent.click(dialog.getByRole('button', { name: 'انصراف' }));
      await waitUntil(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
    await step('X-107, X-100: Enter opens the user', async () => {
      link.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: 'سارا محمدی' }, patience);
    });
  },
});

export const ArrowKeys = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await waitUntil(() => expect(namesIn(canvas)).toHaveLength(25));
    const links = () =>
      canvas.getAllByRole('rowheader').map((head: HTMLElement) => within(head).getByRole('link'));
    await step('X-107: arrows, Home and End go from name to name', async () => {
      links()[0]?.focus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
      await expect(links()[1]).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(links()[24]).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(links()[0]).toHaveFocus();
    });
    await step('X-102, X-107: Shift with an arrow key extends the choice', async () => {
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      await expect(canvas.getAllByText('۳ کاربر انتخاب شده است')[0]).toBeInTheDocument();
    });
  },
});
