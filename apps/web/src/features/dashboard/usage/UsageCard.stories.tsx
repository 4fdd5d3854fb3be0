import { expect, waitFor } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { paths } from '../../../shared/paths.ts';
import { findPart } from '../../../testing/dashboardSteps.ts';
import { getServer, openAs, type Prepare } from '../../../testing/storyServer.ts';
import { patience } from '../../../testing/patience.ts';

const path = paths.dashboard;

/** The dashboard of Sara with her thirty texts, on a server that was prepared. */
const arrange = (prepare?: Prepare) =>
  openAs('sara', path, (backend) => {
    backend.fillHistory('sara');
    prepare?.(backend);
  });

const meta = preview.meta({
  title: 'Screens/Dashboard/Usage',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The use of the service by days, in each of its states.'),
    ...arrange(),
  },
});

export const Month = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, userEvent, step }) => {
    const usage = await findPart(canvas, 'استفادهٔ شما');
    await step('X-239: thirty days of Tehran end with the present one', async () => {
      const today = await usage.findByText('امروز', { selector: 'text' }, patience);
      await expect(today).toBeVisible();
      await expect(usage.getAllByRole('rowheader')).toHaveLength(30);
      await expect(usage.getAllByRole('rowheader').at(-1)).toHaveTextContent('شنبه ۳۰ آبان ۱۴۰۵');
    });
    await step(
      'X-239: the card shows the dictated time, the words and the texts as figures',
      async () => {
        await expect(usage.getByText('۳۳ دقیقه')).toBeVisible();
        await expect(usage.getByText('۶٬۷۳۰')).toBeVisible();
        await expect(usage.getByText('۱۷')).toBeVisible();
      },
    );
    await step('X-239: a credit of months has no forecast', async () => {
      await expect(usage.queryByText('پایان اعتبار با همین میزان')).toBeNull();
    });
    await step('X-239: the days are one tab stop, and the arrow keys go over them', async () => {
      const [bar] = usage.getAllByRole('img');
      bar?.focus();
      await userEvent.keyboard('{End}');
      await expect(usage.getByRole('img', { name: /^شنبه ۳۰ آبان ۱۴۰۵: ۱ دقیقه$/u })).toHaveFocus();
      await expect(usage.getAllByRole('img')).toHaveLength(1);
    });
    await step('X-239: the figures are a table on request', async () => {
      await userEvent.click(usage.getByRole('button', { name: 'نمایش جدول' }));
      await expect(usage.getAllByRole('cell', { name: '۷' })[0]).toBeVisible();
    });
  },
});

export const ChosenPeriod = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const usage = await findPart(canvas, 'استفادهٔ شما');
    await usage.findByText('امروز', { selector: 'text' }, patience);
    await step('X-239: a week is read, with the days of the week as names', async () => {
      await userEvent.click(usage.getByRole('radio', { name: '۷ روز' }));
      await waitFor(() => expect(usage.getAllByRole('rowheader')).toHaveLength(7), patience);
      await expect(usage.getByText('یکشنبه', { selector: 'text' })).toBeVisible();
    });
    await step('the choice keeps the focus, so that the next arrow key chooses again', async () => {
      await expect(usage.getByRole('radio', { name: '۷ روز' })).toHaveFocus();
    });
  },
});

/** The address has the period, and Tehran had no record of the fifth day. */
export const MissingDay = meta.story({
  parameters: {
    app: {
      ...arrange((backend) => {
        const summary = backend.getUsageSummary(backend.account('sara'), {
          from: '2026-11-14T20:30:00Z',
          to: '2026-11-21T20:30:00Z',
          granularity: 'day',
        });
        backend.breakDown('getUsageSummary', {
          status: 200,
          body: { ...summary, days: summary.days.filter(({ date }) => date !== '2026-11-19') },
        });
      }).app,
      path: `${path}?days=7`,
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    const usage = await findPart(canvas, 'استفادهٔ شما');
    await usage.findByText('امروز', { selector: 'text' }, patience);
    await step('X-239: a missing day is a gap in the chart and a dash in the table', async () => {
      await expect(usage.getByRole('radio', { name: '۷ روز' })).toBeChecked();
      await userEvent.click(usage.getByRole('button', { name: 'نمایش جدول' }));
      await expect(usage.getByRole('row', { name: /^پنجشنبه ۲۸ آبان ۱۴۰۵ —$/u })).toBeVisible();
    });
  },
});

export const NewAccount = meta.story({
  parameters: { app: { path, as: 'newcomer' } },
  play: async ({ canvas, step }) => {
    const usage = await findPart(canvas, 'استفادهٔ شما');
    await step('X-239: a new account reads what will be here', async () => {
      await expect(
        await usage.findByText(/^در این بازه چیزی نگفته‌اید/u, {}, patience),
      ).toBeVisible();
      await expect(usage.queryByRole('figure')).toBeNull();
    });
  },
});

export const NotLoaded = meta.story({
  parameters: arrange((backend) => backend.breakDown('getUsageSummary', 'server')),
  play: async ({ canvas, userEvent, step }) => {
    const usage = await findPart(canvas, 'استفادهٔ شما');
    await step('X-239: the use fails by itself; the other parts are shown', async () => {
      await expect(
        await usage.findByText('میزان استفاده بارگذاری نشد', {}, patience),
      ).toBeVisible();
      const texts = await findPart(canvas, 'آخرین نوشته‌ها');
      await expect(await texts.findAllByRole('listitem')).toHaveLength(5);
    });
    await step('X-239: a retry brings it', async () => {
      getServer().repair('getUsageSummary');
      await userEvent.click(usage.getByRole('button', { name: 'تلاش دوباره' }));
      await expect(await usage.findByRole('figure', {}, patience)).toBeVisible();
    });
  },
});

/** Half a year of long dictations: figures of four digits. */
export const ManyMinutes = meta.story({
  parameters: {
    app: {
      ...arrange((backend) => {
        for (const one of backend.account('sara').conversations) {
          one.duration *= 90;
          one.word_count *= 900;
        }
      }).app,
      path: `${path}?days=90`,
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    const usage = await findPart(canvas, 'استفادهٔ شما');
    await expect(await usage.findByText(/^(?:۶۸|۶۹) ساعت/u, {}, patience)).toBeVisible();
    await step('X-239: the days that the credit lasts at this rate are said', async () => {
      await expect(usage.getByText('پایان اعتبار با همین میزان')).toBeVisible();
      await expect(usage.getByText('حدود ۷ روز دیگر')).toBeVisible();
    });
    await userEvent.click(await usage.findByRole('button', { name: 'نمایش جدول' }, patience));
    await expect(usage.getAllByRole('rowheader')).toHaveLength(90);
  },
});
