import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { patience, soon } from '../../../../testing/patience.ts';
import { PanelTrial } from '../testing/PanelTrial.tsx';
import { megabyte, minute, refusal } from '../testing/shownUploads.ts';

const name = 'جلسهٔ هفتگی تیم فروش.m4a';

const meta = preview.meta({
  title: 'Screens/Files/States',
  component: PanelTrial,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Each state of a file on its way to a text.' } },
  },
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

const lesson = 'کلاس فلسفه، جلسهٔ سوم.mp4';
const film = { size: 1_536 * megabyte, weight: 42 * megabyte, duration: 90 * minute };

/** A large video: only its sound is sent, unless the person wants otherwise. */
export const Video = meta.story({
  parameters: { picture: true },
  args: {
    files: {
      [lesson]: film,
      'گفت‌وگو.mov': { ...film, size: 60 * megabyte, weight: 6 * megabyte },
      'سخنرانی.mkv': { ...film, weight: 'unextractable' },
    },
    credit: null,
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('X-195: the sizes of a video and of its sound are said before', async () => {
      await canvas.findByText(
        'فقط صدای ویدئو فرستاده می‌شود: ۱٫۵ گیگابایت ← حدود ۴۲ مگابایت',
        undefined,
        patience,
      );
      await canvas.findByText(/می‌توانید فقط صدای آن را بفرستید: ۶۰ مگابایت/, undefined, patience);
      await canvas.findByText(/^صدای این ویدئو روی دستگاه جدا نمی‌شود/, undefined, patience);
    });
    await step('X-195: the person chooses', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `تغییر ${lesson}` }));
      const only = await canvas.findByRole('switch', { name: /^فقط صدای ویدئو/ }, patience);
      await expect(only).toBeChecked();
      await userEvent.click(only);
      await userEvent.keyboard('{Escape}');
      await canvas.findByText(/می‌توانید فقط صدای آن را بفرستید: ۱٫۵/, undefined, patience);
    });
  },
});

/** The choice between a video and its sound. */
export const VideoChoice = meta.story({
  parameters: { picture: true },
  args: { files: { [lesson]: film }, credit: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `تغییر ${lesson}` }, patience));
    await canvas.findByRole('switch', { name: /^فقط صدای ویدئو/ }, patience);
  },
});

/** The sound is being taken out of the video. */
export const Extracting = meta.story({
  parameters: { picture: true },
  args: { files: { [lesson]: { ...film, extraction: 'never' } }, credit: null, started: true },
  play: async ({ canvas, step }) => {
    await step('X-195: taking out the sound is said', async () => {
      await canvas.findAllByText('در حال جدا کردن صدا', undefined, patience);
    });
  },
});

/** Only the sound is on its way. */
export const SoundOnly = meta.story({
  args: { files: { [lesson]: { ...film, sendings: ['half'] } }, credit: null, started: true },
  play: async ({ canvas, step }) => {
    await step('X-195: the sound is sent under the name of the video', async () => {
      await canvas.findByText('۲۱ مگابایت از ۴۲ مگابایت', undefined, patience);
      await canvas.findByText(
        'فقط صدای ویدئو فرستاده می‌شود: ۱٫۵ گیگابایت ← ۴۲ مگابایت',
        undefined,
        patience,
      );
      await expect(canvas.getByText(lesson)).toBeVisible();
    });
  },
});

/** The sound could not be taken out, so the video is sent. */
export const WholeVideo = meta.story({
  parameters: { picture: true },
  args: {
    files: { [lesson]: { ...film, extraction: { ok: false }, sendings: ['half'] } },
    credit: null,
    started: true,
  },
  play: async ({ canvas, step }) => {
    await step('X-195: a failure is said, and the whole video is sent', async () => {
      await canvas.findByText('۷۶۸ مگابایت از ۱٫۵ گیگابایت', undefined, patience);
      await canvas.findByText(/^صدای این ویدئو روی دستگاه جدا نمی‌شود/, undefined, patience);
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
    await step('X-188: a speed of nothing waits for the network', async () => {
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
  args: { files: { [name]: { sendings: [refusal(429, [], 3_600_000)] } }, started: true },
  play: async ({ canvas, step }) => {
    await step('X-185: a busy server says when it is asked again', async () => {
      await canvas.findAllByText(/پس از ۱ ساعت دوباره تلاش کنید/, undefined, patience);
    });
  },
});

export const TooLarge = meta.story({
  args: { files: { [name]: { sendings: [refusal(413)] } }, started: true },
  play: async ({ canvas, step }) => {
    await step('X-185: the refusal of the server is said in words', async () => {
      await canvas.findByText('این فایل برای نویسا بزرگ‌تر از اندازه است.', undefined, patience);
    });
  },
});

export const SignedOut = meta.story({
  args: { files: { [name]: { sendings: [refusal(401)] } }, started: true },
  play: async ({ canvas, step }) => {
    await step('X-185: the file waits for the next session', async () => {
      await canvas.findByRole('link', { name: `ورود ${name}` }, patience);
    });
  },
});

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
    await step('X-186: the same one goes on', async () => {
      await choose(new File(['x'], name));
      await canvas.findByText('بارگذاری شد؛ در صف تبدیل', undefined, patience);
    });
  },
});

/** The browser remembers the file, and asks the person whether it may be read again. */
export const Reopenable = meta.story({
  parameters: { picture: true },
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
      await soon(() => expect(canvas.getByText('آمادهٔ بارگذاری')).toBeVisible());
    });
  },
});
