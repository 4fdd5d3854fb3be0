import { expect, fn } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { patience } from '../../../../testing/patience.ts';
import { PanelTrial } from '../testing/PanelTrial.tsx';
import { megabyte, minute } from '../testing/shownUploads.ts';

const name = 'جلسهٔ هفتگی تیم فروش.m4a';

const interrupted = {
  id: 'kept',
  file: { name, size: 40 * megabyte, lastModified: 1 },
  options: { punctuation: true, numbers: true, speakers: 0 },
  hash: name,
  duration: 12 * minute,
  received: 10 * megabyte,
  job: null,
  isPaused: false,
} as const;

const meta = preview.meta({
  title: 'Screens/Files/Started',
  component: PanelTrial,
  tags: ['!autodocs'],
  parameters: describePage('A started file on a later page, and with other options.'),
  args: { files: {}, onOpen: fn() },
});

export const Reopenable = meta.story({
  parameters: { picture: true },
  args: { files: {}, kept: [interrupted], permission: 'granted' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^مرورگر این فایل را به یاد دارد/, undefined, patience);
  },
});

export const NeedsFile = meta.story({
  args: {
    files: {},
    kept: [interrupted],
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const choose = async (file: File) => {
      await userEvent.click(await canvas.findByRole('button', { name: /^انتخاب فایل/ }, patience));
      const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"][hidden]');
      await userEvent.upload(input as HTMLInputElement, file);
    };
    await step('X-186: a file of another day is asked for, with what it has sent', async () => {
      await canvas.findByText('برای ادامه، همان فایل را دوباره انتخاب کنید.', undefined, patience);
      await expect(canvas.getByText('۱۰ مگابایت از ۴۰ مگابایت')).toBeVisible();
    });
    await step('X-186: another file is refused', async () => {
      await choose(new File(['x'], 'other.mp3'));
      await canvas.findByText('این همان فایل نیست.', undefined, patience);
    });
    await step('X-186: the upload goes on with the same file', async () => {
      await choose(new File(['x'], name));
      await canvas.findByText('بارگذاری شد؛ در صف تبدیل', undefined, patience);
    });
  },
});

/** The browser remembers the file, and asks the person whether it may be read again. */
/** The person has allowed it. */
export const Reopened = meta.story({
  args: { files: {}, kept: [interrupted], permission: 'granted' },
  play: async ({ canvas, userEvent, step }) => {
    await step('X-186: a file that the browser remembers goes on by one press', async () => {
      await canvas.findByText(/^مرورگر این فایل را به یاد دارد/, undefined, patience);
      await userEvent.click(canvas.getByRole('button', { name: `ادامهٔ بارگذاری ${name}` }));
      await canvas.findByText('بارگذاری شد؛ در صف تبدیل', undefined, patience);
    });
  },
});

/** The person has not allowed the browser to read the file again. */
export const NotAllowed = meta.story({
  args: {
    files: {},
    kept: [interrupted],
    permission: 'denied',
    picker: async () => [{ file: new File(['x'], name) }],
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('X-186: after a refusal the person chooses the file', async () => {
      const resume = { name: `ادامهٔ بارگذاری ${name}` };
      await userEvent.click(await canvas.findByRole('button', resume, patience));
      await canvas.findByText('برای ادامه، همان فایل را دوباره انتخاب کنید.', undefined, patience);
      await userEvent.click(canvas.getByRole('button', { name: `انتخاب فایل ${name}` }));
      await canvas.findByText('بارگذاری شد؛ در صف تبدیل', undefined, patience);
    });
  },
});

/** A file that is being sent; other options send it anew. */
export const Restart = meta.story({
  parameters: { picture: true },
  args: { files: { [name]: { sendings: ['half', 'whole'] } }, started: true },
  play: async ({ canvas, userEvent, step }) => {
    const change = { name: `تغییر ${name}` };
    await step('X-194: a change after the start asks before the file is sent anew', async () => {
      await userEvent.click(await canvas.findByRole('button', change, patience));
      await canvas.findByText(/^بارگذاری این فایل شروع شده است/, undefined, patience);
      await expect(canvas.getByRole('button', { name: 'شروع از نو' })).toBeDisabled();
      await userEvent.click(canvas.getByRole('switch', { name: 'نوشتن عددها با رقم' }));
      await expect(canvas.getByRole('button', { name: 'شروع از نو' })).toBeEnabled();
    });
  },
});

/** The file begins anew, and the upload before it is canceled. */
export const Restarted = meta.story({
  args: { files: { [name]: { sendings: ['half'] } }, started: true },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `تغییر ${name}` }, patience));
    await userEvent.click(
      await canvas.findByRole('switch', { name: 'نوشتن عددها با رقم' }, patience),
    );
    await step('X-194: the file is sent from its begin with the other options', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'شروع از نو' }));
      await canvas.findByText('با نشانه‌گذاری، عددها با حرف', undefined, patience);
      await canvas.findByText('لغو شد', undefined, patience);
    });
  },
});

/** A file that is being converted: what was converted is charged. */
export const RestartJob = meta.story({
  args: { files: { [name]: { reports: [{ state: 'converting', percent: 40 }] } }, started: true },
  play: async ({ canvas, userEvent, step }) => {
    await step('X-194, X-191: what a new begin costs is said', async () => {
      await canvas.findByText('در حال تبدیل به متن', undefined, patience);
      await userEvent.click(canvas.getByRole('button', { name: `تغییر ${name}` }));
      await canvas.findByText(/^این فایل در حال تبدیل است/, undefined, patience);
    });
  },
});
