import { expect, fn, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { onPhone } from '../../../../../../../packages/ui/src/layout/stories/viewports.ts';
import { patience, waitUntil } from '../../../../testing/patience.ts';
import { PanelTrial } from '../testing/PanelTrial.tsx';
import { minute } from '../testing/shownUploads.ts';

const weekly = 'جلسهٔ هفتگی تیم فروش، آبان ۱۴۰۵.m4a';
const speech =
  'پیاده‌سازی کامل سخنرانی افتتاحیهٔ همایش بین‌المللی زبان‌شناسی رایانشی در دانشگاه تهران، نسخهٔ نهایی.flac';
const interview = 'interview-2026 (final).wav';

const meta = preview.meta({
  title: 'Screens/Files',
  component: PanelTrial,
  tags: ['!autodocs'],
  parameters: describePage('Files on their way to a text, above the texts of the history.'),
  args: { files: {}, onOpen: fn() },
});

const everyKind = {
  [weekly]: { sendings: ['half'] },
  [speech]: { reports: [{ state: 'converting', percent: 42 }] },
  'سخنرانی.mp3': { sendings: ['half'] },
  'voice_memo.mp3': {},
} as const;

export const Default = meta.story({
  parameters: { picture: true },
  args: { files: everyKind, started: true },
  play: async ({ canvas, step }) => {
    await step('X-188: sending and converting are bars with words', async () => {
      await canvas.findByText('در حال تبدیل به متن', undefined, patience);
      await expect(canvas.getByRole('list', { name: 'تبدیل فایل صوتی' })).toBeVisible();
      const [sending] = canvas.getAllByRole('progressbar', { name: 'بارگذاری' });
      await expect(sending).toHaveAttribute(
        'aria-valuetext',
        '۲۰ مگابایت از ۴۰ مگابایت، ۱٫۲ مگابایت در ثانیه، ۱۷\u00A0ثانیه مانده است',
      );
    });
    await step('X-196: where the files go is said under them', async () => {
      await expect(canvas.getByText(/پس از ۳۰ روز پاک می‌شود/)).toBeVisible();
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: onPhone,
  args: { files: everyKind, started: true },
  play: async ({ canvas, step }) => {
    await canvas.findByText('در حال تبدیل به متن', undefined, patience);
    await step('X-198: nothing is wider than the window', async () => {
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('X-180, X-194: a press asks for files and for their options', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'افزودن فایل' }));
      const dialog = within(
        await canvas.findByRole('dialog', { name: 'تبدیل فایل صوتی' }, patience),
      );
      await userEvent.click(dialog.getByRole('switch', { name: 'نشانه‌گذاری' }));
      const input = dialog.getByLabelText<HTMLInputElement>('فایل صوتی یا ویدئویی');
      await userEvent.upload(input, new File(['x'], interview));
    });
    await step('X-194: the file has the options that were chosen', async () => {
      await canvas.findByText('بدون نشانه‌گذاری، عددها با رقم', undefined, patience);
      await expect(canvas.getByText(interview)).toBeVisible();
    });
  },
});

export const Dropped = meta.story({
  play: async ({ canvas, step }) => {
    await step('X-180: what is refused of a drop is said, and the rest is added', async () => {
      drop(new File(['x'], interview), new File(['x'], 'notes.txt'), new File([], 'empty.mp3'));
      await canvas.findByText('۲ فایل افزوده نشد', undefined, patience);
      await expect(canvas.getByText(/notes\.txt.*قالب این فایل پشتیبانی نمی‌شود/)).toBeVisible();
      await expect(canvas.getByText(/empty\.mp3.*این فایل خالی است/)).toBeVisible();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    });
  },
});

export const TooMany = meta.story({
  play: async ({ canvas, step }) => {
    await step('X-180: 50 files are added at once, and the rest is said', async () => {
      drop(...Array.from({ length: 52 }, (_, at) => new File(['x'], `${at}.mp3`)));
      await canvas.findByText('۲ فایل افزوده نشد', undefined, patience);
      await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
    });
  },
});

export const Pasted = meta.story({
  play: async ({ canvas, step }) => {
    await step('X-180: a pasted file is added', async () => {
      const clipboardData = makeTransfer(new File(['x'], interview));
      document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
      await canvas.findByText(interview, undefined, patience);
    });
  },
});

export const PausedAndResumed = meta.story({
  args: {
    files: { [weekly]: { sendings: ['half', 'whole'] }, [interview]: { sendings: ['half'] } },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('X-184: all files are started, and all are paused', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'شروع همه' }, patience));
      await userEvent.click(await canvas.findByRole('button', { name: 'توقف همه' }, patience));
      await expect(await canvas.findAllByText('متوقف شده', undefined, patience)).toHaveLength(2);
    });
    await step('X-184: one file goes on, and the other remains paused', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `ادامهٔ بارگذاری ${weekly}` }));
      await canvas.findByText('بارگذاری شد؛ در صف تبدیل', undefined, patience);
      await expect(canvas.getAllByText('متوقف شده')).toHaveLength(1);
    });
  },
});

export const Canceled = meta.story({
  args: { files: { [weekly]: { sendings: ['half'] } }, started: true },
  play: async ({ canvas, userEvent, step }) => {
    await step('X-198: Delete asks before it cancels', async () => {
      (await canvas.findByRole('button', { name: /^توقف بارگذاری/ }, patience)).focus();
      await userEvent.keyboard('{Delete}');
      const question = within(await canvas.findByRole('alertdialog', undefined, patience));
      await waitUntil(() =>
        expect(question.getByText('آنچه فرستاده شده است پاک می‌شود.')).toBeVisible(),
      );
      await userEvent.click(question.getByRole('button', { name: 'لغو نشود' }));
      await expect(canvas.getByText('در حال بارگذاری')).toBeVisible();
    });
    await step('X-199: a canceled file costs nothing, and leaves the list by a press', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^لغو بارگذاری/ }));
      const question = within(await canvas.findByRole('alertdialog', undefined, patience));
      await userEvent.click(question.getByRole('button', { name: 'لغو بارگذاری' }));
      await canvas.findByText('برای این فایل اعتباری کم نشد.', undefined, patience);
      await userEvent.click(canvas.getByRole('button', { name: /^برداشتن از فهرست/ }));
      await waitUntil(() => expect(canvas.queryByRole('listitem')).toBeNull());
    });
  },
});

export const Done = meta.story({
  args: {
    files: { [weekly]: { reports: [{ state: 'done', historyId: 7, billed: 11 * minute }] } },
    started: true,
  },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('X-192: a toast says that the text is ready, and opens it', async () => {
      await canvas.findByText(/جلسهٔ هفتگی تیم فروش، آبان ۱۴۰۵.» آماده است/, undefined, patience);
      const [open] = canvas.getAllByRole('button', { name: /^باز کردن/ });
      await userEvent.click(open as HTMLElement);
      await expect(args.onOpen).toHaveBeenCalledWith(7);
    });
    await step('X-199: what was charged is said, with the credit now', async () => {
      await expect(
        canvas.getByText('۱۱ دقیقه از اعتبار شما کم شد. اکنون ۱ ساعت اعتبار دارید.'),
      ).toBeVisible();
    });
  },
});

function makeTransfer(...files: readonly File[]): DataTransfer {
  const data = new DataTransfer();
  files.forEach((file) => data.items.add(file));
  return data;
}

function drop(...files: readonly File[]): void {
  const dataTransfer = makeTransfer(...files);
  document.body.dispatchEvent(
    new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
  );
}
