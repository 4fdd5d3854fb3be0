import { expect, waitFor, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { expectOnSheet, arrangeWorkspace } from '../../testing/dictationSteps.ts';
import {
  expectFullCard,
  expectUsageChart,
  findPart,
  keptText,
} from '../../testing/dashboardSteps.ts';
import { paths } from '../../shared/paths.ts';
import { getServer, openAs, type Prepare } from '../../testing/storyServer.ts';
import { patience } from '../../testing/patience.ts';

const app = { path: paths.dashboard, as: 'sara' } as const;

const meta = preview.meta({
  title: 'Screens/Dashboard',
  tags: ['!autodocs'],
  parameters: {
    ...describePage(
      'The dashboard: the package of the user and the newest texts, messages and transactions.',
    ),
    app,
  },
});

const readRow = (title: string) =>
  getServer()
    .account('sara')
    .conversations.find((row) => row.title === title);
const arrange = (prepare: Prepare) => openAs(app.as, app.path, prepare);

export const Default = meta.story({
  parameters: { picture: true, ...arrange((backend) => backend.fillHistory('sara')) },
  play: async ({ canvas, step }) => {
    const own = await findPart(canvas, 'بستهٔ فعال');
    await step('R-181, R-202: the dashboard greets by name and links to dictation', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('سلام، سارا محمدی');
      const main = within(canvas.getByRole('main'));
      await expect(main.getByRole('link', { name: 'شروع تایپ صوتی' })).toHaveAttribute(
        'href',
        paths.live,
      );
    });
    await step('the first card has no empty room', async () => expectFullCard(canvas));
    await step('X-81: the package shows its remaining credit and its end', async () => {
      await expect(own.getByText('بستهٔ بیست‌ساعته')).toBeVisible();
      await expect(own.getByRole('progressbar', { name: 'اعتبار باقی‌مانده' })).toHaveAttribute(
        'value',
        '0.275',
      );
      await expect(own.getByText('۵ ساعت و ۳۰ دقیقه از ۲۰ ساعت مانده است')).toBeVisible();
      await expect(own.getByText('۱۰ دی ۱۴۰۵')).toBeVisible();
      await expect(own.getByText('۲۵۰٬۰۰۰')).toBeVisible();
    });
    await step('the three newest messages and the link to all messages are shown', async () => {
      const messages = await findPart(canvas, 'پیام‌ها');
      await expect(messages.getByText('۳ پیام جدید دارید')).toBeVisible();
      await expect(await messages.findAllByRole('article')).toHaveLength(3);
      await expect(messages.getByRole('link', { name: 'مشاهدهٔ همه' })).toHaveAttribute(
        'href',
        paths.messages,
      );
    });
    await step('X-120: the five newest texts lead to their pages, and a link to all', async () => {
      const texts = await findPart(canvas, 'آخرین نوشته‌ها');
      const rows = within(await texts.findByRole('list')).getAllByRole('listitem');
      await expect(rows).toHaveLength(5);
      await expect(rows[2]).toHaveTextContent(
        /^فهرست خرید و کارهای امروز۳۰ آبان ۱۴۰۵ · [۰-۹]+ کلمه$/,
      );
      const link = within(rows[2] as HTMLElement).getByRole('link');
      const id = String(readRow('فهرست خرید و کارهای امروز')?.id);
      await expect(link).toHaveAttribute('href', `${paths.history}?id=${id}`);
      await expect(texts.getByRole('link', { name: 'مشاهدهٔ همه' })).toHaveAttribute(
        'href',
        paths.history,
      );
    });
    await step('X-239: the use has its chart', async () => expectUsageChart(canvas));
    await step('R-184, X-86: the last payments are shown without test payments', async () => {
      const payments = await findPart(canvas, 'تراکنش‌ها');
      const rows = within(await payments.findByRole('list')).getAllByRole('listitem');
      await expect(payments.getByRole('link', { name: 'مشاهدهٔ همه' })).toHaveAttribute(
        'href',
        `${paths.packages}?transactions`,
      );
      await expect(rows.map((row) => row.textContent)).toEqual([
        expect.stringMatching(/بیست‌ساعته.*۱۰ آبان ۱۴۰۵، ساعت ۰۹:۳۰.*موفق.*۱٬۲۵۰٬۰۰۰ تومان$/),
        expect.stringMatching(/ناموفق/),
        expect.stringMatching(/ده‌ساعته.*موفق.*۹۵۰٬۰۰۰ تومان$/),
      ]);
    });
  },
});

export const WithText = meta.story({
  parameters: {
    app: { ...app, dictationPorts: arrangeWorkspace({ kept: [keptText] }).dictationPorts },
  },
  play: async ({ canvas, step }) => {
    const next = await findPart(canvas, 'ادامهٔ آخرین نوشته');
    await step('the newest text of this device comes first, with its first lines', async () => {
      await expect(next.getByText(/^متنی که دیروز نوشته شد/)).toBeVisible();
      await expect(next.getByRole('link', { name: 'شروع تایپ صوتی' })).toBeVisible();
    });
    await step('X-121: it is among the last texts, with its state', async () => {
      const [row] = await (await findPart(canvas, 'آخرین نوشته‌ها')).findAllByRole('listitem');
      await expect(row).toHaveTextContent(/^متنی که دیروز نوشته شد.*فقط روی این دستگاه$/);
      await expect(within(row as HTMLElement).getByRole('link')).toHaveAttribute(
        'href',
        paths.history,
      );
    });
  },
});

export const Resumed = WithText.extend({
  play: async ({ canvas, userEvent, step }) => {
    const next = await findPart(canvas, 'ادامهٔ آخرین نوشته');
    await step('"continue" opens the text in the editor', async () => {
      await userEvent.click(next.getByRole('button', { name: 'ادامه' }));
      await expectOnSheet({ canvas, userEvent }, /متنی که دیروز نوشته شد/);
    });
  },
});

export const WithoutPackage = meta.story({
  parameters: {
    app: { ...arrange(() => undefined).app, as: 'reza' },
  },
  play: async ({ canvas, userEvent, step }) => {
    const none = await findPart(canvas, 'بستهٔ فعالی ندارید');
    await step(
      'R-184, R-208, X-80: a user without a package sees the packages on sale',
      async () => {
        const rows = await none.findAllByRole('listitem');
        await expect(rows).toHaveLength(3);
        await expect(rows[1]).toHaveTextContent('بستهٔ ده‌ساعته۱۰ ساعت تبدیل گفتار۹۵۰٬۰۰۰ تومان');
      },
    );
    await step('R-184, R-208: the list stays in the state while another page is open', async () => {
      getServer().answerSlowly('getServices', 60_000);
      // Outside of React's `act`, in which a page whose code still loads would wait for ever.
      canvas.getAllByRole('link', { name: /پیام‌ها/ })[0]?.click();
      await canvas.findByRole('heading', { level: 1, name: 'پیام‌ها' }, patience);
      await userEvent.click(canvas.getByRole('link', { name: 'داشبورد' }));
      const again = await findPart(canvas, 'بستهٔ فعالی ندارید');
      await expect(await again.findAllByRole('listitem')).toHaveLength(3);
    });
    await step('the first action is the purchase', async () => {
      const main = within(canvas.getByRole('main'));
      await expect(main.getByRole('link', { name: 'خرید بسته' })).toHaveAttribute(
        'href',
        paths.packages,
      );
      await expect(main.queryByRole('link', { name: 'شروع تایپ صوتی' })).toBeNull();
    });
    await step('a user without payments has no list of payments', async () => {
      await waitFor(() => expect(canvas.queryByRole('region', { name: 'تراکنش‌ها' })).toBeNull());
    });
  },
});

export const Newcomer = meta.story({
  parameters: { app: { ...app, as: 'newcomer' } },
  play: async ({ canvas, step }) => {
    await step('R-181: without first and last name the user name greets', async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
        'سلام، \u2068newcomer\u2069',
      );
    });
  },
});

export const WithNextPackage = meta.story({
  parameters: arrange((backend) => {
    const { nevisa_service_account: own } = backend.account('sara');
    const record = own.current_service_record;
    own.reserved_service_record = record && {
      ...record,
      start_time: record.end_time,
      service: { ...record.service, name: 'بستهٔ ده‌ساعته' },
    };
  }),
  play: async ({ canvas, step }) => {
    const own = await findPart(canvas, 'بستهٔ فعال');
    await step('X-81: the package that follows is named, with its beginning', async () => {
      await expect(
        own.getByText('بستهٔ بعدی شما: بستهٔ ده‌ساعته · این بسته از ۱۰ دی ۱۴۰۵ آغاز می‌شود.'),
      ).toBeVisible();
      await expect(own.getByRole('link', { name: 'بسته‌ها' })).toHaveAttribute(
        'href',
        paths.packages,
      );
    });
  },
});

export const WithoutEnd = meta.story({
  parameters: { app: { ...app, as: 'admin' } },
  play: async ({ canvas, step }) => {
    const own = await findPart(canvas, 'بستهٔ فعال');
    await step('an unlimited package has a text instead of a bar', async () => {
      await expect(own.getByText('نامحدود')).toBeVisible();
      await expect(own.queryByRole('progressbar')).toBeNull();
      await expect(own.getByText('۱۴ آذر ۱۴۰۵')).toBeVisible();
    });
  },
});

export const Empty = meta.story({
  parameters: arrange((backend) => {
    backend.account('sara').messages = [];
    backend.account('sara').transactions = [];
  }),
  play: async ({ canvas, step }) => {
    const messages = await findPart(canvas, 'پیام‌ها');
    await step('R-147: an empty list has its own text', async () => {
      await expect(await messages.findByText('پیامی برای نمایش وجود ندارد')).toBeVisible();
    });
    await step('X-106: without a text the dashboard says so', async () => {
      const texts = await findPart(canvas, 'آخرین نوشته‌ها');
      await expect(await texts.findByText('هنوز نوشته‌ای ندارید')).toBeVisible();
    });
  },
});

export const Loading = meta.story({
  parameters: arrange((backend) => {
    backend.answerSlowly('listMessages', 60_000);
    backend.answerSlowly('listTransactions', 60_000);
    backend.answerSlowly('listHistory', 60_000);
    backend.answerSlowly('getUsageSummary', 60_000);
  }),
  play: async ({ canvas, step }) => {
    await step('known data is shown and the rest has placeholders', async () => {
      await expect((await findPart(canvas, 'بستهٔ فعال')).getByText('۱۰ دی ۱۴۰۵')).toBeVisible();
      await expect(canvas.getAllByText('در حال بارگذاری…')).toHaveLength(4);
    });
  },
});

export const NetworkDown = meta.story({
  parameters: arrange((backend) => {
    backend.breakDown('listMessages', 'network');
    backend.breakDown('listTransactions', 'server');
    backend.breakDown('listHistory', { status: 403, body: { detail: 'اجازه ندارید.' } });
  }),
  play: async ({ canvas, userEvent, step }) => {
    await step('R-230: each failed part shows its own failure', async () => {
      await expect(await canvas.findByText('خطا در شبکه')).toBeVisible();
      await expect(
        await canvas.findByText('مشکلی از سوی نویسا پیش آمد. کمی بعد دوباره تلاش کنید.'),
      ).toBeVisible();
    });
    await step('a retry loads the part', async () => {
      getServer().repair();
      const payments = await findPart(canvas, 'تراکنش‌ها');
      await userEvent.click(payments.getByRole('button', { name: 'تلاش دوباره' }));
      await expect(await payments.findAllByRole('listitem')).toHaveLength(3);
    });
    await step('X-106: the last texts failed by themselves, and come with a retry', async () => {
      const texts = await findPart(canvas, 'آخرین نوشته‌ها');
      await expect(texts.getByText('نوشته‌ها بارگذاری نشد')).toBeVisible();
      getServer().fillHistory('sara');
      await userEvent.click(texts.getByRole('button', { name: 'تلاش دوباره' }));
      await expect(await texts.findAllByRole('listitem')).toHaveLength(5);
    });
  },
});

export const LongNames = meta.story({
  parameters: arrange((backend) => {
    const { profile, messages } = backend.account('sara');
    profile.first_name = 'سیده فاطمه‌زهرا';
    profile.last_name = 'حسینی‌نژاد طباطبایی اصفهانی';
    for (const message of messages) {
      message.title = `${message.title} `.repeat(8);
    }
    backend.fillHistory('sara');
    for (const row of backend.account('sara').conversations) {
      row.title = `${row.title} `.repeat(12);
    }
  }),
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await expect((await findPart(canvas, 'بستهٔ فعال')).getByText('۱۰ دی ۱۴۰۵')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark', theme: 'amber' } });
