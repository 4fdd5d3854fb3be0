import { expect, fn } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { patience, waitUntil } from '../../../../testing/patience.ts';
import { PanelTrial } from '../testing/PanelTrial.tsx';
import { minute, makeRefusal } from '../testing/shownUploads.ts';

const name = 'جلسهٔ هفتگی تیم فروش.m4a';

const meta = preview.meta({
  title: 'Screens/Files/States',
  component: PanelTrial,
  tags: ['!autodocs'],
  parameters: describePage('Each state of a file on its way to a text.'),
  args: { files: { [name]: {} }, onOpen: fn() },
});

const failedWith = (fault: 'noSpeech' | 'unsupported' | 'noCredit' | 'unknown') => ({
  reports: [{ state: 'failed', fault, billed: 0 }] as const,
});

export const Failed = meta.story({
  parameters: { picture: true },
  args: {
    files: {
      [name]: failedWith('noSpeech'),
      'گفت‌وگو با دکتر مرادی.ogg': failedWith('unsupported'),
      'کلاس فلسفه، جلسهٔ سوم.mp4': failedWith('noCredit'),
      'meeting.mp3': failedWith('unknown'),
    },
    credit: null,
    started: true,
  },
  play: async ({ canvas, step }) => {
    await step('X-193: each reason is a sentence with one action', async () => {
      await canvas.findByRole('button', { name: /^کپی شناسه/ }, patience);
      await expect(canvas.getByRole('button', { name: `تبدیل دوباره ${name}` })).toBeVisible();
      await expect(canvas.getByRole('link', { name: /^خرید بسته/ })).toBeVisible();
      await expect(canvas.getByRole('button', { name: /^انتخاب فایل دیگر/ })).toBeVisible();
    });
    await step('X-199: none of them has cost anything', async () => {
      await expect(canvas.getAllByText('برای این فایل اعتباری کم نشد.')).toHaveLength(4);
    });
  },
});

export const Checking = meta.story({
  args: { files: { [name]: { sample: 'never' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('در حال بررسی', undefined, patience);
  },
});

export const Refused = meta.story({
  args: {
    files: {
      [name]: { sample: { ok: false, fault: 'noSound' } },
      'notes.mp3': { sample: { ok: false, fault: 'notMedia' } },
    },
  },
  play: async ({ canvas, step }) => {
    await step('X-181: why a file is not sent is said, and the file stays', async () => {
      await canvas.findByText('این فایل صدا ندارد.', undefined, patience);
      await canvas.findByText('قالب این فایل پشتیبانی نمی‌شود.', undefined, patience);
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    });
  },
});

export const Duplicate = meta.story({
  args: { files: { [name]: { known: 3 } } },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('X-182: a known file opens its text, or is converted once more', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^باز کردن/ }, patience));
      await expect(args.onOpen).toHaveBeenCalledWith(3);
      await userEvent.click(canvas.getByRole('button', { name: `تبدیل دوباره ${name}` }));
      await canvas.findByText('آمادهٔ بارگذاری', undefined, patience);
    });
  },
});

export const Ready = meta.story({
  args: { files: { [name]: {}, 'interview.wav': { duration: null } } },
  play: async ({ canvas, userEvent, step }) => {
    await step('X-181: the cost and an unknown length are said', async () => {
      await canvas.findByText(
        '۱۲ دقیقه از اعتبار شما مصرف می‌شود. پس از آن ۴۸ دقیقه می‌ماند.',
        undefined,
        patience,
      );
      await canvas.findByText('مدت این فایل پس از بارگذاری معلوم می‌شود.', undefined, patience);
    });
    await step('X-194: the options of one file are changed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `تغییر ${name}` }));
      const numbers = await canvas.findByRole('switch', { name: 'نوشتن عددها با رقم' }, patience);
      await userEvent.click(numbers);
      await userEvent.keyboard('{Escape}');
      await canvas.findByText('با نشانه‌گذاری، عددها با حرف', undefined, patience);
      await expect(canvas.getByText('با نشانه‌گذاری، عددها با رقم')).toBeVisible();
    });
  },
});

export const Endless = meta.story({
  args: { credit: null },
  play: async ({ canvas, step }) => {
    await step('X-181: a package without an end has no cost', async () => {
      await canvas.findByText('آمادهٔ بارگذاری', undefined, patience);
      await expect(canvas.queryByText(/از اعتبار شما/)).toBeNull();
    });
  },
});

export const Unaffordable = meta.story({
  args: { files: { [name]: {}, 'interview.wav': { duration: 50 * minute } } },
  play: async ({ canvas, step }) => {
    await step('X-181: the file that the credit does not cover is said', async () => {
      await canvas.findByText(/۵۰ دقیقه لازم است و ۴۸ دقیقه دارید/, undefined, patience);
      await expect(canvas.getByRole('link', { name: /^خرید بسته interview/ })).toBeVisible();
    });
  },
});

export const Waiting = meta.story({
  args: {
    files: {
      [name]: { sendings: ['half'] },
      'interview.wav': { sendings: ['half'] },
      'voice.mp3': {},
    },
    started: true,
  },
  play: async ({ canvas, step }) => {
    await step('X-189: two files are sent, and the third waits', async () => {
      await canvas.findByText('در نوبت بارگذاری', undefined, patience);
      await expect(canvas.getAllByText('در حال بارگذاری')).toHaveLength(2);
    });
  },
});

export const Still = meta.story({
  args: { files: { [name]: { sendings: ['still'] } }, started: true },
  play: async ({ canvas, step }) => {
    await step('X-188: a speed of zero is shown as waiting for the network', async () => {
      await canvas.findByText('در انتظار شبکه', undefined, patience);
    });
  },
});

export const Offline = meta.story({
  args: { files: { [name]: { sendings: ['half'] } }, started: true, offline: true },
  play: async ({ canvas, step }) => {
    await step('X-185: without a network the file waits, with what it has sent', async () => {
      await canvas.findByText('در انتظار اینترنت', undefined, patience);
      await expect(canvas.getByText('۲۰ مگابایت از ۴۰ مگابایت')).toBeVisible();
    });
  },
});

export const Busy = meta.story({
  args: { files: { [name]: { sendings: [makeRefusal(429, [], 3_600_000)] } }, started: true },
  play: async ({ canvas, step }) => {
    await step('X-185: a busy server says when it is asked again', async () => {
      await canvas.findAllByText(/پس از ۱ ساعت دوباره تلاش کنید/, undefined, patience);
    });
  },
});

export const TooLarge = meta.story({
  args: { files: { [name]: { sendings: [makeRefusal(413)] } }, started: true },
  play: async ({ canvas, step }) => {
    await step('X-185: the refusal of the server is said in words', async () => {
      await canvas.findByText('این فایل برای نویسا بزرگ‌تر از اندازه است.', undefined, patience);
    });
  },
});

export const SignedOut = meta.story({
  args: { files: { [name]: { sendings: [makeRefusal(401)] } }, started: true },
  play: async ({ canvas, step }) => {
    await step('X-185: the file waits for the next session', async () => {
      await canvas.findByRole('link', { name: `ورود ${name}` }, patience);
    });
  },
});

export const Changed = meta.story({
  args: { files: { [name]: { sendings: ['changed'] } }, started: true },
  play: async ({ canvas, step }) => {
    await step('X-187: a file that has changed is said', async () => {
      await canvas.findByText(/فایل روی دستگاه تغییر کرده است/, undefined, patience);
    });
  },
});

export const Queued = meta.story({
  args: { started: true },
  play: async ({ canvas, step }) => {
    await step('X-188: a sent file is in the queue, and its second bar says so', async () => {
      await canvas.findByText('بارگذاری شد؛ در صف تبدیل', undefined, patience);
      await expect(canvas.getByRole('progressbar', { name: 'تبدیل' })).toHaveAttribute(
        'aria-valuetext',
        'در صف',
      );
    });
  },
});

export const CanceledJob = meta.story({
  args: {
    files: { [name]: { reports: [{ state: 'converting', percent: 40 }], canceled: 5 * minute } },
    started: true,
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('X-191: the cancel of a conversion says what was charged', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^لغو تبدیل/ }, patience));
      await userEvent.click(await canvas.findByRole('button', { name: 'لغو تبدیل' }, patience));
      await canvas.findByText(/^۵ دقیقه از اعتبار شما کم شد/, undefined, patience);
    });
  },
});

export const Canceling = meta.story({
  args: { files: { [name]: { sendings: ['half'], canceled: 'never' } }, started: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^لغو بارگذاری/ }, patience));
    await userEvent.click(await canvas.findByRole('button', { name: 'لغو بارگذاری' }, patience));
    await canvas.findByText('در حال لغو', undefined, patience);
  },
});

export const Watching = meta.story({
  args: { watching: true, keepAudioDays: null },
  play: async ({ canvas, step }) => {
    await step('X-189: another page sends, and this one shows it', async () => {
      await canvas.findByText('بارگذاری در پنجرهٔ دیگری در جریان است.', undefined, patience);
      await waitUntil(() => expect(canvas.getByText('آمادهٔ بارگذاری')).toBeVisible());
    });
  },
});
