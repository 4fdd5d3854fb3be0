import { makeManyConversations } from '@nevisa/mocks/conversations';
import { expect, screen, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  fillHistory,
  focusRow,
  openHistory,
  readRow,
  getRow,
  getServer,
  shopping,
  listTitles,
  weekly,
} from '../../../testing/historySteps.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/History/Changes',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('Changes of the history: star, name, deletion with undo, many rows at once.'),
    ...openHistory(),
  },
});

const findStar = (row: HTMLElement) =>
  row.querySelector<HTMLElement>('button[aria-pressed]') ?? document.body;

export const Chosen = meta.story({
  parameters: { picture: true, ...openHistory() },
  play: async ({ canvas, userEvent, step }) => {
    const first = await getRow(canvas, shopping);
    await step(
      'X-102: Space chooses a row, the head the page, and then every result is offered',
      async () => {
        focusRow(first);
        await userEvent.keyboard(' ');
        await canvas.findAllByText('۱ نوشته انتخاب شده است', undefined, patience);
        await userEvent.click(
          canvas.getByRole('checkbox', { name: 'انتخاب همهٔ نوشته‌های این صفحه' }),
        );
        await canvas.findAllByText('۲۰ نوشته انتخاب شده است', undefined, patience);
        await userEvent.click(canvas.getByRole('button', { name: 'انتخاب هر ۲۸ نتیجه' }));
        await waitUntil(() =>
          expect(canvas.getAllByText('۲۸ نوشته انتخاب شده است').length).toBeGreaterThan(0),
        );
      },
    );
    await step(
      'X-102: the rows that another filter leaves out stay chosen and are counted apart',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'نشان‌شده‌ها' }));
        await canvas.findAllByText(/مورد در این فهرست نیست/, undefined, patience);
      },
    );
  },
});

export const Starred = meta.story({
  parameters: openHistory(),
  play: async ({ canvas, userEvent, step }) => {
    const star = findStar(await getRow(canvas, shopping));
    await step('X-125, X-104: the star is there at once and at the server later', async () => {
      await userEvent.click(star);
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await waitUntil(() => expect(readRow(shopping)?.is_starred).toBe(true));
    });
  },
});

export const StarRefused = meta.story({
  parameters: openHistory(
    '',
    fillHistory((backend) => backend.answerSlowly('patchHistory', 300)),
  ),
  play: async ({ canvas, userEvent, step }) => {
    const star = findStar(await getRow(canvas, shopping));
    await step('X-104: a refused star goes back', async () => {
      getServer().breakDown('patchHistory', 'server');
      await userEvent.click(star);
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await waitUntil(() => expect(star).toHaveAttribute('aria-pressed', 'false'));
      await expect(readRow(shopping)?.is_starred).toBe(false);
    });
    await step('X-104: the refusal is said', async () => {
      await screen.findByText(/نشان‌گذاری ذخیره نشد/, undefined, patience);
    });
  },
});

export const Renamed = meta.story({
  parameters: openHistory(),
  play: async ({ canvas, userEvent, step }) => {
    const row = await getRow(canvas, shopping);
    focusRow(row);
    await step('X-124: F2 opens the field, Escape restores the name', async () => {
      await userEvent.keyboard('{F2}');
      await userEvent.type(
        await canvas.findByRole('textbox', { name: 'نام جدید' }, patience),
        'الف',
      );
      await userEvent.keyboard('{Escape}');
      await getRow(canvas, shopping);
    });
    await step('X-124: a failure keeps the typed name, the next Enter saves it', async () => {
      getServer().breakDown('patchHistory', 'server');
      await userEvent.keyboard('{F2}');
      const field = await canvas.findByRole('textbox', { name: 'نام جدید' }, patience);
      await userEvent.clear(field);
      await userEvent.type(field, 'فهرست تازه{Enter}');
      await canvas.findByText(/نام ذخیره نشد/, undefined, patience);
      await expect(field).toHaveValue('فهرست تازه');
    });
    await step('X-124: the refused name is there after the rename of another row', async () => {
      const name = () => canvas.findByRole('textbox', { name: 'نام جدید' }, patience);
      focusRow(canvas.getAllByRole('article').find((article) => article !== row) as HTMLElement);
      await userEvent.keyboard('{F2}');
      await waitUntil(async () => expect(await name()).not.toHaveValue('فهرست تازه'));
      await userEvent.keyboard('{Escape}');
      focusRow(row);
      await userEvent.keyboard('{F2}');
      await expect(await name()).toHaveValue('فهرست تازه');
      getServer().repair();
      await userEvent.type(await name(), '{Enter}');
      await getRow(canvas, 'فهرست تازه');
      await expect(readRow('فهرست تازه')).toBeDefined();
    });
  },
});

export const Deleted = meta.story({
  parameters: openHistory(),
  play: async ({ canvas, userEvent, step }) => {
    const row = await getRow(canvas, shopping);
    focusRow(row);
    await step(
      'X-126, X-107: Delete moves the row to the trash, the next one has the focus',
      async () => {
        await userEvent.keyboard('{Delete}');
        await waitUntil(() => expect(canvas.queryByRole('article', { name: shopping })).toBeNull());
        await expect(readRow(shopping)?.deleted_at).not.toBeNull();
        await waitUntil(() => expect(document.activeElement?.matches('[data-row]')).toBe(true));
      },
    );
    await step('X-105: the undo is a second call that brings it back', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'بازگرداندن' }, patience));
      await getRow(canvas, shopping);
      await expect(readRow(shopping)?.deleted_at).toBeNull();
    });
  },
});

export const HalfFailed = meta.story({
  parameters: {
    ...openHistory(
      '',
      fillHistory((backend) => {
        const [first, second] = ['فهرست خرید و کارهای امروز', 'جلسهٔ هفتگی تیم فروش، آبان ۱۴۰۵'].map(
          (title) => backend.account('sara').conversations.find((row) => row.title === title)?.id,
        );
        backend.breakDown('deleteHistory', {
          status: 200,
          body: { done: [first], failed: [{ id: second, code: 'not_found' }] },
        });
      }),
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    for (const title of [shopping, weekly]) {
      const row = within(await getRow(canvas, title));
      await userEvent.click(row.getByRole('checkbox'));
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'حذف ۲ نوشته' }, patience));
    await step('X-103: what failed is said with its reason and stays chosen', async () => {
      await canvas.findByText(/۱ انجام شد؛ ۱ انجام نشد/, undefined, patience);
      await expect(canvas.getByText(/دیگر وجود ندارد/)).toBeVisible();
      await waitUntil(() =>
        expect(canvas.getAllByText('۱ نوشته انتخاب شده است').length).toBeGreaterThan(0),
      );
      await expect(within(await getRow(canvas, weekly)).getByRole('checkbox')).toBeChecked();
    });
  },
});

export const DeletedForEver = meta.story({
  parameters: openHistory('?trash=1', (backend) => {
    const deletedAt = new Date().toISOString();
    const rows = makeManyConversations(130).map((row) =>
      Object.assign(row, { deleted_at: deletedAt }),
    );
    backend.fillHistory('sara', rows);
  }),
  play: async ({ canvas, userEvent, step }) => {
    await waitUntil(() => expect(listTitles(canvas)).toHaveLength(20));
    await userEvent.click(canvas.getByRole('button', { name: 'خالی کردن سطل زباله' }));
    const dialog = within(await canvas.findByRole('alertdialog', undefined, patience));
    await step('X-126: the question is about the whole trash, not about the page', async () => {
      await waitUntil(() => expect(dialog.getByText('حذف همیشگی ۱۳۰ نوشته')).toBeVisible());
    });
    await step('X-126: the question has the focus on cancel', async () => {
      await waitUntil(() => expect(dialog.getByRole('button', { name: 'انصراف' })).toHaveFocus());
    });
    await step('X-126: confirmed, the trash is empty', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'حذف همیشگی' }));
      await canvas.findByRole('heading', { name: 'سطل زباله خالی است' }, patience);
      await expect(getServer().account('sara').conversations).toHaveLength(0);
    });
  },
});

export const AllDeleted = meta.story({
  parameters: openHistory(),
  play: async ({ canvas, userEvent, step }) => {
    await getRow(canvas, shopping);
    await userEvent.click(canvas.getByRole('button', { name: 'کارهای همهٔ نوشته‌ها' }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'حذف همهٔ تاریخچه' }, patience),
    );
    const dialog = within(await canvas.findByRole('alertdialog', undefined, patience));
    const confirm = dialog.getByRole('button', { name: 'حذف همهٔ تاریخچه' });
    await step('X-127: the button stays disabled with another word', async () => {
      await userEvent.type(dialog.getByRole('textbox'), 'حذفف');
      await expect(confirm).toBeDisabled();
      await expect(
        await dialog.findByText(/^۲۸ نوشته و .* صدا به سطل زباله می‌رود/, undefined, patience),
      ).toBeVisible();
    });
    await step('X-127: the word in any form deletes all', async () => {
      await userEvent.clear(dialog.getByRole('textbox'));
      await userEvent.type(dialog.getByRole('textbox'), ' حذف ');
      await userEvent.click(confirm);
      await canvas.findByRole('heading', { name: 'هنوز نوشته‌ای ندارید' }, patience);
      await expect(readRow(shopping)?.deleted_at).not.toBeNull();
    });
  },
});

export const RetriedJob = meta.story({
  parameters: openHistory(),
  play: async ({ canvas, userEvent, step }) => {
    await getRow(canvas, shopping);
    await step('X-128: a failed conversion begins again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'تبدیل دوباره' }));
      await waitUntil(() =>
        expect(canvas.queryByRole('button', { name: 'تبدیل دوباره' })).toBeNull(),
      );
    });
  },
});

export const RowMenu = meta.story({
  parameters: openHistory(),
  play: async ({ canvas, userEvent, step }) => {
    await getRow(canvas, shopping);
    await step('X-133: the menu has what can be done with one text', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `کارهای «${shopping}»` }));
      const items = await screen.findAllByRole('menuitem', undefined, patience);
      await expect(items.map(({ textContent }) => textContent.replace(/F2|Delete/, ''))).toEqual([
        'باز کردن',
        'کپی متن',
        'تغییر نام',
        'تکثیر',
        'حذف',
      ]);
    });
  },
});

export const ByKeyboard = meta.story({
  parameters: openHistory(),
  play: async ({ canvas, userEvent, step }) => {
    await getRow(canvas, shopping);
    await step('X-107: «/» leads to the search field', async () => {
      await userEvent.keyboard('/');
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
    });
    await step(
      'X-107: the arrows move between rows, Ctrl+A chooses the page, Escape ends the choice',
      async () => {
        focusRow(await getRow(canvas, shopping));
        await userEvent.keyboard('{ArrowDown}{Control>}a{/Control}');
        await canvas.findAllByText('۲۰ نوشته انتخاب شده است', undefined, patience);
        await userEvent.keyboard('{Escape}');
        await waitUntil(() => expect(canvas.queryByText('۲۰ نوشته انتخاب شده است')).toBeNull());
      },
    );
  },
});

export const ManyRows = meta.story({
  parameters: openHistory('?page_size=100', (backend) =>
    backend.fillHistory('sara', makeManyConversations(1_000)),
  ),
  play: async ({ canvas, step }) => {
    await step('X-114: a page has at most a hundred rows', async () => {
      await waitUntil(() => expect(listTitles(canvas)).toHaveLength(100));
    });
  },
});
