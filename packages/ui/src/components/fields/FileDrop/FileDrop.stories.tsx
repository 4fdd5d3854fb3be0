import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Button } from '../../actions/Button/Button.tsx';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';
import type { DroppedFile } from './FileDropRow.tsx';
import { interrupted, onAct } from './stories/interrupted.tsx';

const megabyte = 1024 ** 2;

/** A name within a sentence. */
const voice = '\u2068voice.mp3\u2069';

const everyState: DroppedFile[] = [
  { id: '1', name: 'نشست دوشنبه.mp3', size: 4.2 * megabyte, state: 'waiting' },
  {
    id: '2',
    name: 'interview-2026 (final).wav',
    size: 48 * megabyte,
    state: 'uploading',
    progress: 0.45,
  },
  { id: '3', name: 'سخنرانی.m4a', size: 900 * 1024, state: 'uploading', progress: null },
  { id: '4', name: 'voice_memo.mp3', size: 1.5 * megabyte, state: 'done' },
  {
    id: '5',
    name: 'meeting.mp3',
    size: 12 * megabyte,
    state: 'failed',
    error: 'اتصال اینترنت قطع شد. دوباره تلاش کنید.',
  },
];

const onAdd = fn();

const meta = preview.meta({
  title: 'Components/Fields/FileDrop',
  component: FileDrop,
  args: {
    label: 'فایل صوتی',
    hint: 'قالب MP3 یا WAV، هر فایل تا ۲ مگابایت',
    prompt: 'فایل صوتی یا ویدئویی را این‌جا رها کنید',
    accept: '.mp3,.wav',
    maxBytes: 2 * megabyte,
    multiple: true,
    files: [],
    onAdd,
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
});

export const Default = meta.story({
  render: (args) => <Uploading {...args} />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('فایل صوتی');
    const readAnnouncements = () =>
      [...canvasElement.querySelectorAll('output')].map((part) => part.textContent);
    await step('the input is focusable by keyboard and passes accept to the browser', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await expect(input).toHaveAccessibleDescription(/MP3 یا WAV/);
      await expect(input.accept).toBe('.mp3,.wav');
    });
    await step('valid files are added and each rejected file shows its reason', async () => {
      const zone = canvas.getByText(/این‌جا رها کنید/);
      const dropped = createTransfer(
        ['voice.mp3', 1000],
        ['notes.pdf', 10],
        ['long.wav', 3 * megabyte],
      );
      drag('dragenter', zone, dropped);
      drag('drop', zone, dropped);
      await waitFor(() => expect(onAdd).toHaveBeenCalledOnce());
      await canvas.findAllByRole('listitem');
      const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
      await expect(rows).toHaveLength(3);
      await expect(rows[0]).toContain('voice.mp3');
      await expect(rows[1]).toBe('notes.pdfقالب این فایل پشتیبانی نمی‌شود.');
      await expect(rows[2]).toBe('long.wavحجم فایل بیش از ۲ مگابایت است.');
    });
    await step('both changes are announced politely and once', async () => {
      await expect(readAnnouncements()).toEqual([
        `بارگذاری ${voice} شروع شد.`,
        '\u2068notes.pdf\u2069 افزوده نشد: قالب این فایل پشتیبانی نمی‌شود. \u2068long.wav\u2069 افزوده نشد: حجم فایل بیش از ۲ مگابایت است.',
      ]);
    });
    await step('upload progress is not announced, its end is', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'پیش رفتن' }));
      await expect(canvas.getByText('در حال بارگذاری ۵۰٪')).toBeVisible();
      await expect(readAnnouncements()[0]).toBe(`بارگذاری ${voice} شروع شد.`);
      await userEvent.click(canvas.getByRole('button', { name: 'شکست' }));
      await expect(readAnnouncements()[0]).toBe(`بارگذاری ${voice} ممکن نشد.`);
    });
    await step('a retry keeps the focus on the button, which then cancels', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `بارگذاری دوبارهٔ ${voice}` }));
      await expect(canvas.getByRole('button', { name: `لغو بارگذاری ${voice}` })).toHaveFocus();
    });
    await step('removing a file moves the focus to the input', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'برداشتن \u2068notes.pdf\u2069' }));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
      await expect(input).toHaveFocus();
    });
    await step('chosen files are added like dropped files', async () => {
      await userEvent.upload(input, createTransfer(['second.mp3', 20]).files[0] ?? []);
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
      await expect(canvas.getByText('second.mp3', { selector: 'bdi' })).toBeVisible();
    });
  },
});

export const States = meta.story({
  args: { files: everyState },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('each file has the buttons of its state', async () => {
      await expect(
        canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label')),
      ).toEqual([
        'برداشتن \u2068نشست دوشنبه.mp3\u2069',
        'لغو بارگذاری \u2068interview-2026 (final).wav\u2069',
        'لغو بارگذاری \u2068سخنرانی.m4a\u2069',
        'برداشتن \u2068voice_memo.mp3\u2069',
        'بارگذاری دوبارهٔ \u2068meeting.mp3\u2069',
        'برداشتن \u2068meeting.mp3\u2069',
      ]);
      await userEvent.click(
        canvas.getByRole('button', { name: 'بارگذاری دوبارهٔ \u2068meeting.mp3\u2069' }),
      );
      await expect(args.onRetry).toHaveBeenLastCalledWith('5');
    });
    await step('the progress bar has the name of its file', async () => {
      await expect(
        canvas.getByRole('progressbar', { name: 'interview-2026 (final).wav' }),
      ).toHaveAttribute('aria-valuetext', '۴۵٪');
    });
  },
});

/** Paused, processing, known from before, and a file that is needed again. */
export const Interrupted = meta.story({
  args: { files: interrupted },
  play: async ({ canvas, userEvent, step }) => {
    await step('each state is said in words, with its action before the others', async () => {
      await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('متوقف شده، ۳۰٪ بارگذاری شده است'),
        expect.stringContaining('در حال آماده‌سازی'),
        expect.stringContaining('این فایل قبلاً تبدیل شده است.'),
        expect.stringContaining('همین فایل را دوباره انتخاب کنید.'),
      ]);
      await userEvent.click(canvas.getByRole('button', { name: 'ادامه' }));
      await expect(onAct).toHaveBeenCalledOnce();
    });
    await step('a paused upload keeps its progress and can be cancelled', async () => {
      await expect(canvas.getByRole('progressbar', { name: 'نشست سه‌شنبه.mp3' })).toHaveAttribute(
        'aria-valuetext',
        '۳۰٪',
      );
      await expect(
        canvas.getByRole('button', { name: 'لغو بارگذاری \u2068نشست سه‌شنبه.mp3\u2069' }),
      ).toBeVisible();
    });
  },
});

/** A file is dragged over the zone. */
export const DraggedOver = meta.story({
  play: async ({ canvas, step }) => {
    const zone = canvas.getByText(/این‌جا رها کنید/);
    await step('the zone highlights a drag', async () => {
      drag('dragenter', zone, createTransfer(['voice.mp3', 1000]));
      await waitFor(() => expect(zone.closest('[data-over]')).toHaveAttribute('data-over', 'true'));
    });
  },
});

export const One = meta.story({
  args: { label: 'تصویر پروفایل', hint: 'فایل jpg یا png تا ۲ مگابایت', multiple: false },
  render: ({ prompt: _unused, ...args }) => <FileDrop {...args} />,
  play: async ({ canvas, step }) => {
    await step(
      'with two dropped files the first is added and the other shows its reason',
      async () => {
        const zone = canvas.getByText(/این‌جا رها کنید/);
        drag('drop', zone, createTransfer(['one.mp3', 1], ['two.mp3', 1]));
        await waitFor(() => expect(onAdd).toHaveBeenCalledOnce());
        await expect(await canvas.findByRole('listitem')).toHaveTextContent(
          'two.mp3فقط یک فایل پذیرفته می‌شود.',
        );
      },
    );
  },
});

export const Refused = meta.story({ args: { error: 'دست‌کم یک فایل صوتی لازم است' } });

export const Disabled = meta.story({
  args: { disabled: true, files: everyState.slice(3, 4) },
  play: async ({ canvas, step }) => {
    await step('a disabled zone neither adds nor opens a dropped file', async () => {
      const zone = canvas.getByText(/این‌جا رها کنید/);
      const opened = drag('drop', zone, createTransfer(['voice.mp3', 1000]));
      await expect(opened).toBe(false);
      await expect(onAdd).not.toHaveBeenCalled();
    });
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    hint: 'فایل‌های صوتی و ویدئویی با قالب‌های MP3، WAV، M4A و MP4 پذیرفته می‌شوند و هر فایل می‌تواند تا ۲۰۰ مگابایت باشد',
    files: [
      {
        id: '1',
        name: 'پیاده‌سازی کامل سخنرانی افتتاحیهٔ همایش بین‌المللی زبان‌شناسی رایانشی، نسخهٔ نهایی.mp3',
        size: 48 * megabyte,
        state: 'failed',
        error: 'سرور پاسخی داد که نمی‌توان آن را خواند؛ چند دقیقهٔ دیگر دوباره تلاش کنید.',
      },
      {
        id: '2',
        name: 'recording_of_the_opening_session_of_the_conference_2026_final.wav',
        size: 120 * megabyte,
        state: 'uploading',
        progress: 0.8,
      },
    ],
  },
});

export const LeftToRight = meta.story({
  globals: { direction: 'ltr' },
  args: { files: everyState },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  args: { files: [...everyState, ...interrupted] },
});

/** Simulates dragging files; returns whether the browser would open them. */
function drag(type: 'dragenter' | 'drop', zone: HTMLElement, dataTransfer: DataTransfer): boolean {
  return zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

function createTransfer(...files: [name: string, bytes: number][]): DataTransfer {
  const data = new DataTransfer();
  for (const [name, bytes] of files) {
    data.items.add(new File([new Uint8Array(bytes)], name));
  }
  return data;
}

function Uploading({ onAdd: added, ...props }: FileDropProps) {
  const [files, setFiles] = useState<readonly DroppedFile[]>([]);
  const set = (change: Partial<DroppedFile>) => () =>
    setFiles((list) => list.map((file) => ({ ...file, ...change })));
  return (
    <>
      <FileDrop
        {...props}
        files={files}
        onAdd={(list, findHandle) => {
          added(list, findHandle);
          setFiles(
            list.map(({ name, size }) => ({
              id: name,
              name,
              size,
              state: 'uploading',
              progress: 0,
            })),
          );
        }}
        onRetry={set({ state: 'uploading', progress: null })}
        onCancel={(id) => setFiles((list) => list.filter((file) => file.id !== id))}
        onRemove={(id) => setFiles((list) => list.filter((file) => file.id !== id))}
      />
      <p hidden={files.length === 0}>
        <Button onClick={set({ progress: 0.5 })}>پیش رفتن</Button>
        <Button onClick={set({ state: 'failed' })}>شکست</Button>
      </p>
    </>
  );
}
