import { expect, spyOn, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { findChart, openAnalytics, getServer } from '../../../testing/analyticsSteps.ts';
import { waitUntil } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Analytics/Files',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('Tables, files and copies of the figures.'),
    ...openAnalytics(),
  },
});

/** Records the files that the page saves in place of saving them. */
function recordFiles() {
  const files: { name: string; content: Blob }[] = [];
  const made = spyOn(URL, 'createObjectURL');
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, content: made.mock.calls.at(-1)?.[0] as Blob });
  });
  return files;
}

export const ChartFiles = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, userEvent, step }) => {
    const files = recordFiles();
    const chart = within(await findChart(canvas, /دقیقه‌های تبدیل‌شده در هر روز/));
    await step('X-248, X-110: the file of a chart has its table, made in a Worker', async () => {
      await userEvent.click(chart.getByRole('button', { name: /^دانلود/ }));
      await waitUntil(() => expect(files).toHaveLength(1));
      await expect(files[0]?.name).toBe('نویسا-دقیقه‌های تبدیل‌شده در هر روز-1405-08-30.csv');
      const lines = ((await files[0]?.content.text()) ?? '').split('\r\n');
      await expect(lines).toHaveLength(32);
      await expect(lines[0]).toMatch(/روز,روز \(شمسی\),دقیقه‌های تبدیل‌شده,/);
      await expect(lines.find((line) => line.startsWith('2026-11-09'))).toMatch(
        /^2026-11-09,1405-08-18,,2026-10-10,/,
      );
    });
    await step('X-248: the copy has the same cells between tabs', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
      await userEvent.click(chart.getByRole('button', { name: /^کپی جدول/ }));
      await waitUntil(() => expect(chart.getByText('کپی شد')).toBeVisible());
      const text = write.mock.calls[0]?.[0] ?? '';
      await expect(text.split('\n')).toHaveLength(31);
      await expect(text).toContain('2026-11-21\t1405-08-30\t');
    });
    await step('X-248: the table replaces the drawing', async () => {
      await userEvent.click(chart.getByRole('button', { name: 'نمایش جدول' }));
      await expect(chart.getByRole('columnheader', { name: 'روزِ مقایسه' })).toBeVisible();
      // The picture is that of the table, without the news of the copy.
      await waitUntil(() => expect(chart.queryByText('کپی شد')).toBeNull());
    });
  },
});

export const CopyRefused = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const chart = within(await findChart(canvas, /کدهای تخفیف پرکاربرد/));
    await step('X-248: a refused copy is said', async () => {
      spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
      await userEvent.click(chart.getByRole('button', { name: /^کپی جدول/ }));
      await waitUntil(() => expect(chart.getByText('کپی نشد؛ مرورگر اجازه نداد.')).toBeVisible());
    });
  },
});

export const DayFile = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const files = recordFiles();
    await findChart(canvas, /کدهای تخفیف پرکاربرد/);
    const button = canvas.getByRole('button', { name: 'دانلود داده‌ها (csv)' });
    await step('X-111: the file of the server has each day of the period', async () => {
      await userEvent.click(button);
      await waitUntil(() => expect(files).toHaveLength(1));
      await expect(files[0]?.name).toBe('نویسا-آمار روزانه-1405-08-30.csv');
      const text = (await files[0]?.content.text()) ?? '';
      await expect(text.split('\r\n')).toHaveLength(32);
      await expect(getServer().audit.written()[0]).toMatchObject({ action: 'EXPORT_ANALYTICS' });
    });
    await step('X-111: a failed file is said', async () => {
      getServer().breakDown('exportAnalytics', 'network');
      await userEvent.click(button);
      await waitUntil(() => expect(canvas.getByText('فایل ساخته نشد.')).toBeVisible());
    });
  },
});
