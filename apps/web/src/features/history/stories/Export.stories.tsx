import { expect, screen, spyOn } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { editorIds, findSheet, openEditor, writeAtEnd } from '../../../testing/editorSteps.ts';
import { catchFiles, openDownload, openSpoken, openTyped } from '../../../testing/exportSteps.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';
import { readArchive } from '../../../testing/readArchive.ts';

const meta = preview.meta({
  title: 'Screens/History/Export',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The download of an opened text.'),
    ...openSpoken(),
  },
});

export const Default = meta.story({
  parameters: { picture: true, ...openSpoken() },
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openDownload(canvas, userEvent);
    await step('X-165: a Word document is offered first, with what it can show', async () => {
      await expect(dialog.getByRole('radio', { name: 'ورد (docx)' })).toBeChecked();
      await expect(dialog.getByRole('checkbox', { name: 'همراه با نام گوینده' })).toBeChecked();
      await expect(dialog.getByRole('checkbox', { name: 'همراه با زمان' })).not.toBeChecked();
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true, ...openSpoken() },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openDownload(canvas, userEvent);
    await userEvent.click(dialog.getByRole('radio', { name: 'زیرنویس (srt)' }));
    await step('X-165: the dialog is not wider than the window', async () => {
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});

export const Document = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const caught = catchFiles();
    const dialog = await openDownload(canvas, userEvent);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'همراه با زمان' }));
    await userEvent.click(dialog.getByRole('button', { name: 'دانلود' }));
    await step('X-168: the document has the title, the speakers and the times', async () => {
      await dialog.findByText('فایل آماده شد', undefined, patience);
      const [file] = caught.files;
      await expect(file?.name).toMatch(/\.docx$/);
      const parts = readArchive((await file?.content.arrayBuffer()) ?? new ArrayBuffer());
      const words = (parts['word/document.xml'] ?? '').replaceAll(/<[^>]*>/gu, '');
      await expect(words).toContain('[۰۰:۰۰:۰۰] سارا احمدی: ');
    });
    caught.end();
  },
});

export const Subtitles = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const caught = catchFiles();
    const dialog = await openDownload(canvas, userEvent);
    await userEvent.click(dialog.getByRole('radio', { name: 'زیرنویس (srt)' }));
    await step('X-167: each line is marked right-to-left, or not by choice', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'دانلود' }));
      await waitUntil(() => expect(caught.files).toHaveLength(1));
      const marked = await caught.files[0]?.content.text();
      await expect(marked).toMatch(
        /^\uFEFF?1\r\n00:00:00,\d{3} --> .*\r\n\u202Bسارا احمدی: .*\u202C\r\n/u,
      );
      await userEvent.click(dialog.getByRole('radio', { name: 'بدون نشانه' }));
      await userEvent.click(dialog.getByRole('button', { name: 'دانلود' }));
      await waitUntil(() => expect(caught.files).toHaveLength(2));
      await expect(await caught.files[1]?.content.text()).not.toMatch(/[\u202B\u200F]/u);
    });
    caught.end();
  },
});

export const Remembered = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const caught = catchFiles();
    const first = await openDownload(canvas, userEvent);
    await userEvent.click(first.getByRole('radio', { name: 'متن ساده (txt)' }));
    await userEvent.click(first.getByRole('radio', { name: 'لاتین 123' }));
    await userEvent.click(first.getByRole('button', { name: 'دانلود' }));
    await first.findByText('فایل آماده شد', undefined, patience);
    await userEvent.click(first.getAllByRole('button', { name: 'بستن' })[0] as HTMLElement);
    await waitUntil(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step('X-165: the choices of the last download are those of the next one', async () => {
      const second = await openDownload(canvas, userEvent);
      await expect(second.getByRole('radio', { name: 'متن ساده (txt)' })).toBeChecked();
      await expect(second.getByRole('radio', { name: 'لاتین 123' })).toBeChecked();
    });
    caught.end();
  },
});

export const AsItIsNow = meta.story({
  parameters: openEditor(editorIds.shopping),
  play: async ({ canvas, userEvent, step }) => {
    const caught = catchFiles();
    writeAtEnd(await findSheet(canvas), ' زردآلو');
    await step('X-165: the file has the text as it is now, before it is saved', async () => {
      const dialog = await openDownload(canvas, userEvent);
      await userEvent.click(dialog.getByRole('radio', { name: 'متن ساده (txt)' }));
      await userEvent.click(dialog.getByRole('button', { name: 'دانلود' }));
      await waitUntil(() => expect(caught.files).toHaveLength(1));
      await expect(await caught.files[0]?.content.text()).toMatch(/زردآلو\n$/);
      await expect(caught.files[0]?.name).toMatch(/^فهرست خرید.*\.txt$/);
    });
    caught.end();
  },
});

export const WithoutTimes = meta.story({
  parameters: openTyped(),
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openDownload(canvas, userEvent);
    await step('X-166: subtitles need times, and the dialog says so', async () => {
      const subtitles = dialog.getByRole('radio', { name: 'زیرنویس (srt)' });
      await expect(subtitles).toBeDisabled();
      await expect(subtitles).toHaveAccessibleDescription('برای زیرنویس، زمان کلمه‌ها لازم است.');
      await expect(dialog.queryByRole('checkbox', { name: 'همراه با زمان' })).toBeNull();
    });
    await step('X-165: a text without sound offers none', async () => {
      await expect(dialog.getByRole('radio', { name: 'صدا' })).toBeDisabled();
    });
  },
});

export const Sound = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const caught = catchFiles();
    const dialog = await openDownload(canvas, userEvent);
    await userEvent.click(dialog.getByRole('radio', { name: 'صدا' }));
    await step('X-165: the sound is saved as it is stored', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'دانلود' }));
      await dialog.findByText('فایل آماده شد', undefined, patience);
      await expect(caught.files[0]?.name).toMatch(/\.wav$/);
      await expect(caught.files[0]?.content.size).toBeGreaterThan(1_000);
    });
    caught.end();
  },
});

export const Failed = meta.story({
  parameters: openSpoken((backend) => backend.breakDown('getHistoryAudioLink', 'network')),
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openDownload(canvas, userEvent);
    await userEvent.click(dialog.getByRole('radio', { name: 'صدا' }));
    await step('X-165: a sound that does not come is said, and can be tried again', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'دانلود' }));
      await dialog.findByText(/^ساخت فایل ممکن نشد\./, undefined, patience);
      await expect(dialog.getByRole('button', { name: 'تلاش دوباره' })).toBeEnabled();
    });
  },
});

export const Making = meta.story({
  parameters: openSpoken((backend) => backend.answerSlowly('getHistoryAudioLink', 600_000)),
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openDownload(canvas, userEvent);
    await userEvent.click(dialog.getByRole('radio', { name: 'صدا' }));
    await userEvent.click(dialog.getByRole('button', { name: 'دانلود' }));
    await step('X-165: the work is shown while it runs', async () => {
      await dialog.findByRole('progressbar', { name: 'در حال ساخت فایل…' }, patience);
    });
  },
});

export const Canceled = meta.story({
  parameters: openSpoken((backend) => backend.answerSlowly('getHistoryAudioLink', 600_000)),
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openDownload(canvas, userEvent);
    await userEvent.click(dialog.getByRole('radio', { name: 'صدا' }));
    await userEvent.click(dialog.getByRole('button', { name: 'دانلود' }));
    await step('X-165: a canceled download leaves the choices', async () => {
      await dialog.findByRole('progressbar', undefined, patience);
      await userEvent.click(dialog.getByRole('button', { name: 'انصراف' }));
      await dialog.findByText('دانلود لغو شد', undefined, patience);
      await expect(dialog.getByRole('radio', { name: 'صدا' })).toBeChecked();
    });
  },
});

export const Printed = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const titles: string[] = [];
    const print = spyOn(window, 'print').mockImplementation(() => {
      titles.push(document.title);
      window.dispatchEvent(new Event('afterprint'));
    });
    const dialog = await openDownload(canvas, userEvent);
    const before = document.title;
    await userEvent.click(dialog.getByRole('radio', { name: 'پی‌دی‌اف (pdf)' }));
    await userEvent.click(dialog.getByRole('button', { name: 'دانلود' }));
    await step('X-168: the printer gets the text alone, under its name', async () => {
      await dialog.findByText('پنجرهٔ چاپ باز شد', undefined, patience);
      const paper = document.querySelector('body > [data-printed-text]');
      await expect(paper?.querySelector('h1')?.textContent).toBe(titles[0]);
      await expect(paper?.querySelector('strong')).toHaveTextContent('سارا احمدی:');
      await expect(document.title).toBe(before);
    });
    print.mockRestore();
  },
});

export const Offline = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const caught = catchFiles();
    const dialog = await openDownload(canvas, userEvent);
    const fetching = spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await userEvent.click(dialog.getByRole('radio', { name: 'مارک‌داون (md)' }));
    await step('X-165: a text is made without a network', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'دانلود' }));
      await dialog.findByText('فایل آماده شد', undefined, patience);
      await expect(await caught.files[0]?.content.text()).toMatch(/^# /);
    });
    fetching.mockRestore();
    caught.end();
  },
});
