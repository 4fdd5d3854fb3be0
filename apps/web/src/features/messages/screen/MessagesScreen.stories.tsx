import { makeManyMessages } from '@nevisa/mocks/manyMessages';
import { strangeMessages } from '@nevisa/mocks/strangeMessages';
import { expect, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  app,
  arrange,
  expectBadge,
  deleteAll,
  deleteButton,
  file,
  findIcon,
  getMessage,
  expectNoBadge,
  offer,
  seen,
  getServer,
  listTitles,
  nameViewButton,
} from '../../../testing/messageSteps.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Messages',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The list of messages: filters, long lists, and the states of loading it.'),
    app,
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    const message = within(await getMessage(canvas, file));
    await step('R-140: the screen has a title and three filters, the first pressed', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('پیام‌ها');
      const filters = within(canvas.getByRole('group', { name: 'نوع پیام' })).getAllByRole(
        'button',
      );
      await expect(
        filters.map((button) => [button.textContent, button.getAttribute('aria-pressed')]),
      ).toEqual([
        ['همه', 'true'],
        ['اطلاعیه‌ها', 'false'],
        ['پیشنهادها', 'false'],
      ]);
    });
    await step('R-141: a message shows kind, title, text and the Persian date', async () => {
      await expect(message.getByText('اطلاعیه')).toBeInTheDocument();
      await expect(message.getByText('۳۰ آبان ۱۴۰۵')).toBeVisible();
      const text = message.getByText(/جلسهٔ هیئت‌مدیره/);
      await expect(text.textContent).toContain('\n');
      await expect(getComputedStyle(text).whiteSpace).toBe('pre-line');
    });
    await step('R-141: a notification has the bell, an offer the percent sign', async () => {
      await expect(await findIcon(canvas, file)).toHaveClass('lucide-bell');
      await expect(await findIcon(canvas, offer)).toHaveClass('lucide-badge-percent');
    });
    await step(
      'R-142: a new message has a dot, "view" and "delete"; a seen one only "delete"',
      async () => {
        await expect(message.getByText('پیام جدید')).toBeInTheDocument();
        const view = message.getByRole('button', nameViewButton(file));
        await expect(view).toBeVisible();
        await expect(view).toHaveTextContent(/^مشاهده$/);
        await expect(message.getByRole('button', deleteButton(file))).toBeVisible();
        const read = within(await getMessage(canvas, seen));
        await expect(read.queryByText('پیام جدید')).toBeNull();
        await expect(read.queryByRole('button', nameViewButton(seen))).toBeNull();
        await expect(read.getByRole('button', deleteButton(seen))).toBeVisible();
      },
    );
    await step('R-149, A08: a deleted message is not shown', async () => {
      await expect(listTitles(canvas)).toHaveLength(5);
      await expect(canvas.queryByText('پیام حذف‌شده')).toBeNull();
    });
    await step('R-064: the badge counts new messages', async () => {
      await expect(await expectBadge(canvas, '۳')).toBeVisible();
    });
  },
});

export const Rows = meta.story({
  play: async ({ canvas, step }) => {
    await getMessage(canvas, file);
    await step(
      'the row that takes the focus has a name and an explanation of its keys',
      async () => {
        const row = (await getMessage(canvas, file)).closest('li');
        await expect(row).toHaveAccessibleName(file);
        await expect(row).toHaveAccessibleDescription(/کلیدهای بالا و پایین/);
      },
    );
    await step('a message with one line of text has a row of 72 px and a border', async () => {
      const row = (await getMessage(canvas, seen)).closest('li');
      await expect(row?.offsetHeight).toBe(73);
    });
  },
});

export const Filtered = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await getMessage(canvas, file);
    await userEvent.click(canvas.getByRole('button', { name: 'پیشنهادها' }));
    await step('R-140: only offers are shown and the button is pressed', async () => {
      await expect(listTitles(canvas)).toEqual([offer, 'دوستان خود را دعوت کنید']);
      await expect(canvas.getByRole('button', { name: 'پیشنهادها' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(canvas.getByText('۲ نتیجه')).toBeInTheDocument();
    });
    await step('R-064: the badge counts all messages', async () => {
      await expect(await expectBadge(canvas, '۳')).toBeVisible();
    });
  },
});

export const ReadElsewhere = meta.story({
  parameters: arrange(),
  play: async ({ canvas, step }) => {
    const message = within(await getMessage(canvas, file));
    await step(
      'R-143: a message read elsewhere becomes read without moving the focus',
      async () => {
        canvas.getByRole('heading', { level: 1 }).blur();
        for (const each of getServer().account('sara').messages) {
          each.status_for_user = 'SEEN';
        }
        document.dispatchEvent(new Event('visibilitychange'));
        await waitUntil(() => expect(message.queryByText('پیام جدید')).toBeNull());
        await expectNoBadge(canvas);
        await expect(document.body).toHaveFocus();
      },
    );
  },
});

export const Empty = meta.story({
  parameters: arrange((backend) => {
    backend.account('sara').messages = [];
  }),
  play: async ({ canvas, step }) => {
    await step('R-147, R-238: the empty list has its own text and no delete button', async () => {
      await expect(await canvas.findByText('پیامی برای نمایش وجود ندارد')).toBeVisible();
      await expect(canvas.queryByRole('button', deleteAll)).toBeNull();
    });
  },
});

export const EmptyFilter = meta.story({
  parameters: { app: { ...app, as: 'newcomer' } },
  play: async ({ canvas, userEvent, step }) => {
    await getMessage(canvas, 'به نویسا خوش آمدید');
    await userEvent.click(canvas.getByRole('button', { name: 'پیشنهادها' }));
    await step(
      'R-147: an empty filter has the same text, and the filters and the deletion stay',
      async () => {
        await expect(canvas.getByText('پیامی برای نمایش وجود ندارد')).toBeVisible();
        await expect(canvas.getByRole('button', deleteAll)).toBeVisible();
        await userEvent.click(canvas.getByRole('button', { name: 'همه' }));
        await expect(listTitles(canvas)).toEqual(['به نویسا خوش آمدید']);
        await userEvent.click(canvas.getByRole('button', { name: 'پیشنهادها' }));
      },
    );
  },
});

export const Loading = meta.story({
  parameters: arrange((backend) => backend.answerSlowly('listMessages', 60_000)),
  play: async ({ canvas, step }) => {
    await step('the loading list shows a placeholder', async () => {
      await expect(await canvas.findByText('در حال بارگذاری…')).toBeInTheDocument();
      await expect(canvas.queryByText('پیامی برای نمایش وجود ندارد')).toBeNull();
    });
  },
});

export const NetworkDown = meta.story({
  parameters: arrange((backend) => backend.breakDown('listMessages', 'network')),
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'R-148, R-230, T01: a failed first list is said without a number of results, and can be retried',
      async () => {
        const said = await canvas.findByText('خطا در شبکه', {}, patience);
        await expect(said.closest('[role=alert]')).toBeVisible();
        await expect(canvas.getByRole('heading', { name: 'پیام‌ها بارگذاری نشد' })).toBeVisible();
        await expect(canvas.queryByText(/نتیجه/)).toBeNull();
        const retry = canvas.getByRole('button', { name: 'تلاش دوباره' });
        await userEvent.click(retry);
        await waitUntil(() => expect(retry).not.toHaveAttribute('aria-busy'));
        await expect(retry).toHaveFocus();
        getServer().repair();
        await userEvent.click(retry);
        await expect(await getMessage(canvas, file)).toBeVisible();
      },
    );
  },
});

export const Strange = meta.story({
  parameters: arrange((backend) =>
    backend.breakDown('listMessages', { status: 200, body: strangeMessages }),
  ),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step(
      'A07: the later of two equal ids is shown, and a message without an id is not',
      async () => {
        await expect(await getMessage(canvas, 'بار دوم')).toBeVisible();
        await expect(listTitles(canvas)).toHaveLength(9);
      },
    );
    await step('R-141: markup is text', async () => {
      await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
      await expect(canvas.getByText(/<b>پررنگ<\/b>/)).toBeVisible();
    });
    await step(
      'A07: a message without a title is named by its kind, a bad date is «—»',
      async () => {
        await expect(canvas.getByRole('article', { name: 'اطلاعیه' })).toBeVisible();
        const wrong = within(canvas.getByRole('article', { name: 'تاریخ نادرست' }));
        await expect(wrong.getByText('—')).toBeVisible();
      },
    );
    await step('nothing is wider than the page', async () => {
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    });
    await step('R-149: an unknown kind is shown under all with the notification icon', async () => {
      const unknown = within(canvas.getByRole('article', { name: 'نوع ناشناس' }));
      await expect(unknown.getByText('اطلاعیه')).toBeInTheDocument();
      await expect(await findIcon(canvas, 'نوع ناشناس')).toHaveClass('lucide-bell');
      await userEvent.click(canvas.getByRole('button', { name: 'اطلاعیه‌ها' }));
      await expect(canvas.queryByRole('article', { name: 'نوع ناشناس' })).toBeNull();
      await expect(canvas.getByRole('article', { name: 'بار دوم' })).toBeVisible();
    });
  },
});

export const TenThousand = meta.story({
  parameters: arrange((backend) => {
    backend.account('sara').messages = makeManyMessages(10_000);
  }),
  play: async ({ canvas, userEvent, step }) => {
    const first = 'متن فایل شما آماده است (10000)';
    await step('A07: only visible rows are rendered, each with its position', async () => {
      const message = await getMessage(canvas, first);
      await expect(message.closest('li')).toHaveAttribute('aria-setsize', '10000');
      await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
    });
    await step('the focus moves to the next message after a deletion', async () => {
      await userEvent.click(canvas.getByRole('button', deleteButton(first)));
      await waitUntil(() => expect(canvas.queryByRole('article', { name: first })).toBeNull());
      await waitUntil(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '1'));
      await expect(document.activeElement).toHaveAttribute('aria-setsize', '9999');
    });
  },
});

export const ForAdministrators = meta.story({
  parameters: { app: { ...app, as: 'admin' } },
  play: async ({ canvas, step }) => {
    await step('an administrator has messages', async () => {
      await expect(await getMessage(canvas, 'گزارش ماهانه آماده است')).toBeVisible();
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await getMessage(canvas, file)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});

export const LongText = meta.story({
  parameters: arrange((backend) => {
    const [first] = backend.account('sara').messages;
    if (first !== undefined) {
      first.text = `${'از این پس ویرگول و نقطه با دقت بیشتری گذاشته می‌شود. '.repeat(12)}پایان پیام.`;
    }
  }),
  play: async ({ canvas, userEvent, step }) => {
    const message = within(await getMessage(canvas, file));
    const text = message.getByText(/پایان پیام/).closest('p') as HTMLElement;
    await step('R-142: "view" opens the whole text', async () => {
      await waitUntil(() => expect(text.clientHeight).toBeLessThan(text.scrollHeight));
      await userEvent.click(message.getByRole('button', nameViewButton(file)));
      await waitUntil(() => expect(text.clientHeight).toBe(text.scrollHeight));
    });
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark', theme: 'olive' } });
