import { expect, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  fillHistory,
  openHistory,
  readRow,
  getRow,
  getServer,
  shopping,
  listTitles,
} from '../../../testing/historySteps.ts';
import { loseNetwork, returnNetwork } from '../../../testing/network.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/History',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The list of the history: its seven states, search, filters and the trash.'),
    ...openHistory(),
  },
});

export const Default = meta.story({
  parameters: { picture: true, ...openHistory() },
  play: async ({ canvas, step }) => {
    // The calendar comes after the list.
    await canvas.findByRole('group', { name: 'تاریخ' }, patience);
    const row = within(await getRow(canvas, shopping));
    await step('X-120: a row has its title as a link, source, words, star and menu', async () => {
      await expect(row.getByRole('link', { name: shopping }).getAttribute('href')).toContain(
        '/nevisa-history?id=',
      );
      await expect(row.getByText('زنده')).toBeInTheDocument();
      const opening = readRow(shopping)?.text.slice(0, 30) ?? '';
      await expect(row.getByText((words) => words.startsWith(opening))).toBeVisible();
      await expect(row.getByText(/[۰-۹]+ کلمه/)).toBeInTheDocument();
      await expect(row.getByRole('button', { name: /نشان‌گذاری/ })).toBeInTheDocument();
    });
    await step('X-106: the first page has twenty rows, without those of the trash', async () => {
      await waitUntil(() => expect(listTitles(canvas)).toHaveLength(20));
      await expect(canvas.queryByRole('article', { name: 'نامهٔ تشکر' })).toBeNull();
    });
    await step('X-128, X-129: an unfinished and a failed row say so, with one action', async () => {
      await expect(canvas.getAllByText(/در حال پردازش [۰-۹]+٪/)[0]).toBeVisible();
      await expect(canvas.getAllByText('در صف')[0]).toBeVisible();
      await expect(canvas.getAllByText(/در این فایل صدایی برای نوشتن پیدا نشد/)[0]).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'تبدیل دوباره' })).toBeVisible();
    });
    await step('X-131: a row says how long its sound stays', async () => {
      await expect(canvas.getAllByText(/^صدا تا/)[0]).toBeVisible();
    });
    await step(
      'X-120: the ground of an action below the pointer meets no other action',
      async () => {
        const [views, add] = ['نماها', 'افزودن فایل'].map((name) =>
          canvas.getByRole('button', { name }).getBoundingClientRect(),
        );
        const nearest = Math.max(
          (views?.left ?? 0) - (add?.right ?? 0),
          (add?.left ?? 0) - (views?.right ?? 0),
        );
        await expect(nearest).toBeGreaterThanOrEqual(8);
      },
    );
  },
});

export const Narrow = meta.story({
  parameters: { picture: true, ...openHistory() },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, step }) => {
    await getRow(canvas, shopping);
    await step('X-120: nothing is wider than the window', async () => {
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
    await step('X-120: the actions of the list are in one line, without a gap below', async () => {
      const actions = ['نماها', 'افزودن فایل', 'سطل زباله', 'کارهای همهٔ نوشته‌ها'].map((name) =>
        canvas.getByRole('button', { name }).getBoundingClientRect(),
      );
      await expect(new Set(actions.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
      const filters = canvas.getByRole('group', { name: 'فیلتر نوشته‌ها' });
      const list = canvas.getByRole('list', { name: 'تاریخچه' });
      const gap = list.getBoundingClientRect().top - filters.getBoundingClientRect().bottom;
      await expect(gap).toBeLessThan(100);
    });
  },
});

export const FirstLoad = meta.story({
  parameters: {
    picture: true,
    ...openHistory(
      '',
      fillHistory((backend) => backend.answerSlowly('listHistory', 600_000)),
    ),
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('X-106: the shapes of rows are shown while the first ones are loaded', async () => {
      await canvas.findByRole('heading', { level: 1, name: 'تاریخچه' }, patience);
      await canvas.findByRole('group', { name: 'تاریخ' }, patience);
      await waitUntil(() => expect(canvasElement.querySelector('[data-waiting]')).not.toBeNull());
      await expect(listTitles(canvas)).toHaveLength(0);
    });
    await step('X-106: the line that chooses the page has its place already', async () => {
      const choosePage = canvas.getByRole('checkbox', { name: 'انتخاب همهٔ نوشته‌های این صفحه' });
      await expect(choosePage).toBeDisabled();
      const shape = canvasElement.querySelector('[data-waiting]');
      const { bottom } = choosePage.getBoundingClientRect();
      await expect(bottom).toBeLessThan(shape?.getBoundingClientRect().top ?? 0);
    });
  },
});

export const None = meta.story({
  parameters: { picture: true, ...openHistory('', () => undefined) },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('group', { name: 'تاریخ' }, patience);
    await step('X-106: without a text the page offers dictation', async () => {
      await expect(
        await canvas.findByRole('heading', { name: 'هنوز نوشته‌ای ندارید' }, patience),
      ).toBeVisible();
      await expect(
        within(canvas.getByRole('main')).getByRole('link', { name: 'شروع تایپ صوتی' }),
      ).toBeVisible();
    });
  },
});

export const NoneFound = meta.story({
  parameters: openHistory('?search=هیچ‌کجا&is_starred=1'),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-106: a filter without results can be cleared', async () => {
      const heading = { name: 'نوشته‌ای با این جست‌وجو یا فیلتر پیدا نشد' };
      await canvas.findByRole('heading', heading, patience);
      const clear = canvas.getAllByRole('button', { name: 'پاک کردن فیلترها' });
      await userEvent.click(clear.at(-1) as HTMLElement);
      await getRow(canvas, shopping);
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
    });
  },
});

export const FirstFailed = meta.story({
  parameters: {
    ...openHistory(
      '',
      fillHistory((backend) => backend.breakDown('listHistory', 'server')),
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('X-106: a failed first load is said, and repeated by a press', async () => {
      await canvas.findByText('نوشته‌ها بارگذاری نشد', undefined, patience);
      getServer().repair();
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await getRow(canvas, shopping);
    });
  },
});

export const RefreshFailed = meta.story({
  parameters: openHistory(),
  play: async ({ canvas, userEvent, step }) => {
    const row = within(await getRow(canvas, shopping));
    getServer().breakDown('listHistory', 'server');
    await userEvent.click(row.getByRole('button', { name: /نشان‌گذاری/ }));
    await step('X-106: the rows stay, and one line says that they are old', async () => {
      await canvas.findByText(/فهرست به‌روز نشد/, undefined, patience);
      await waitUntil(() => expect(listTitles(canvas)).toHaveLength(20));
    });
    await step('X-106: the retry reads the list again', async () => {
      getServer().repair();
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await waitUntil(() => expect(canvas.queryByText(/فهرست به‌روز نشد/)).toBeNull());
    });
  },
});

export const Offline = meta.story({
  parameters: openHistory(),
  play: async ({ canvas, step }) => {
    await getRow(canvas, shopping);
    await step('X-106: without a network the rows stay, and their time is said', async () => {
      loseNetwork();
      try {
        await canvas.findByText(
          /^اتصال اینترنت قطع است؛ این نوشته‌ها در .*[۰-۹]+:[۰-۹]+ خوانده شده است/,
          {},
          patience,
        );
        await waitUntil(() => expect(listTitles(canvas)).toHaveLength(20));
      } finally {
        returnNetwork();
      }
    });
  },
});

export const Searched = meta.story({
  parameters: { picture: true, ...openHistory('?search=كتابهاي') },
  play: async ({ canvas, canvasElement, step }) => {
    await step('X-122: the hits are marked in any form of their letters', async () => {
      await waitUntil(() =>
        expect(canvasElement.querySelectorAll('mark').length).toBeGreaterThan(0),
      );
      await expect(canvas.getByRole('searchbox')).toHaveValue('كتابهاي');
    });
  },
});

export const Filtered = meta.story({
  parameters: openHistory('?source=BOT'),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-123: the filters of the address are in the fields and in the rows', async () => {
      await getRow(canvas, 'پیام صوتی ربات');
      await expect(canvas.getAllByText('ربات').length).toBeGreaterThan(1);
      await expect(canvas.queryByRole('article', { name: shopping })).toBeNull();
    });
    await step('X-123: a further filter leaves fewer rows', async () => {
      const before = listTitles(canvas).length;
      await userEvent.click(canvas.getByRole('button', { name: 'نشان‌شده‌ها' }));
      await waitUntil(() => expect(listTitles(canvas).length).toBeLessThan(before));
    });
  },
});

export const SaveOff = meta.story({
  parameters: openHistory(
    '',
    fillHistory((backend) => {
      const account = backend.account('sara').nevisa_service_account;
      if (account?.configuration) {
        account.configuration.save_transcriptions = false;
      }
    }),
  ),
  play: async ({ canvas, step }) => {
    await step('X-132: the page says that new texts are not stored', async () => {
      await canvas.findByText(/نگهداری متن‌ها خاموش است/, undefined, patience);
    });
  },
});

export const Trash = meta.story({
  parameters: { picture: true, ...openHistory('?trash=1') },
  play: async ({ canvas, step }) => {
    await getRow(canvas, 'نامهٔ تشکر');
    await step('X-126, T-45: each row says the days until it is deleted for ever', async () => {
      await expect(canvas.getByText('۲۶ روز تا حذف همیشگی')).toBeVisible();
      await expect(canvas.getByText('۱ روز تا حذف همیشگی')).toBeVisible();
    });
  },
});
