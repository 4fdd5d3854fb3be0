import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Waveform } from './Waveform.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

/** Peaks of sentences with pauses; equal in every run. */
const peaks = Array.from({ length: 1_200 }, (_, place) => {
  const sentence = Math.max(0, Math.sin(place / 37) + 0.55) / 1.55;
  const syllable = 0.55 + 0.45 * Math.sin(place * 1.9) * Math.sin(place / 3.1);
  return sentence * syllable;
});

const marks = [
  { from: 31, until: 33, label: 'رایانشی' },
  { from: 120, until: 124, label: 'افتتاحیه' },
  { from: 262, until: 263, label: 'احمدی' },
];

const meta = preview.meta({
  title: 'Components/Media/Waveform',
  component: Waveform,
  args: { label: 'صدای نشست هفتگی', peaks, duration: 300, position: 123, onSeek: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const slider = canvas.getByRole('slider', { name: 'صدای نشست هفتگی' });
    await step('the position is announced in words', async () => {
      await expect(slider).toHaveAttribute('aria-valuetext', '۲ دقیقه و ۳ ثانیه از ۵ دقیقه');
    });
    await step('right to left: ArrowLeft seeks five seconds forward, ArrowRight back', async () => {
      await userEvent.tab();
      await expect(slider).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(args.onSeek).toHaveBeenLastCalledWith(133);
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onSeek).toHaveBeenLastCalledWith(128);
      await expect(slider).toHaveAttribute('aria-valuetext', '۲ دقیقه و ۸ ثانیه از ۵ دقیقه');
    });
    await step('Page Up seeks half a minute forward, Page Down back', async () => {
      await userEvent.keyboard('{PageUp}');
      await expect(args.onSeek).toHaveBeenLastCalledWith(158);
      await userEvent.keyboard('{PageDown}{PageDown}');
      await expect(args.onSeek).toHaveBeenLastCalledWith(98);
    });
    await step('End and Home seek to the ends; the position is clamped', async () => {
      await userEvent.keyboard('{End}{ArrowLeft}');
      await expect(args.onSeek).toHaveBeenLastCalledWith(300);
      await userEvent.keyboard('{Home}{ArrowRight}');
      await expect(args.onSeek).toHaveBeenLastCalledWith(0);
    });
  },
});

export const LeftToRight = meta.story({
  globals: { direction: 'ltr' },
  play: async ({ userEvent, args, step }) => {
    await step('left to right: ArrowRight seeks forward', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
      await expect(args.onSeek).toHaveBeenLastCalledWith(128);
    });
  },
});

export const Marked = meta.story({
  args: { marks, style: { marginBlockStart: 40 } },
  play: async ({ canvas, step, userEvent }) => {
    const slider = canvas.getByRole('slider');
    const { right, width, top } = slider.getBoundingClientRect();
    await step('hovering shows the time and the mark under the pointer', async () => {
      await fireEvent.pointerMove(slider, {
        clientX: right - (width * 60.5) / 300,
        clientY: top + 9,
      });
      await waitFor(() => expect(canvas.getByText('۰۱:۰۰')).toBeVisible());
      await fireEvent.pointerMove(slider, {
        clientX: right - (width * 122.5) / 300,
        clientY: top + 9,
      });
      await waitFor(() => expect(canvas.getByText('۰۲:۰۲ · افتتاحیه')).toBeVisible());
    });
    await step('a mark is announced with its time', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
      await expect(slider).toHaveAttribute(
        'aria-valuetext',
        '۲ دقیقه و ۳ ثانیه از ۵ دقیقه، افتتاحیه',
      );
    });
  },
});

export const Buffering = meta.story({ args: { buffered: 190 } });

export const Loading = meta.story({ args: { peaks: null, position: 0, buffered: 0 } });

export const Silent = meta.story({ args: { peaks: peaks.map(() => 0) } });

export const Empty = meta.story({
  args: { peaks: [], duration: 0, position: 0 },
  play: async ({ canvas, step }) => {
    await step('an empty recording has the position zero', async () => {
      await expect(canvas.getByRole('slider')).toHaveAttribute(
        'aria-valuetext',
        '۰ ثانیه از ۰ ثانیه',
      );
    });
  },
});

export const Short = meta.story({
  args: { peaks: [0.1, 0.8, 0.5, 0.9, 0.2], duration: 1.4, position: 0.6 },
});

export const Disabled = meta.story({
  args: { disabled: true, marks },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a disabled waveform takes neither focus nor clicks', async () => {
      await expect(canvas.getByRole('slider')).toBeDisabled();
      await userEvent.tab();
      await expect(canvas.getByRole('slider')).not.toHaveFocus();
      await expect(args.onSeek).not.toHaveBeenCalled();
    });
  },
});

export const Narrow = meta.story({
  args: { marks },
  render: renderIn(Waveform, { inlineSize: 160 }),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Waveform label="صدای نشست هفتگی" peaks={peaks} duration={300} position={123} marks={marks} />
      <Waveform label="یادداشت صبح" peaks={peaks} duration={300} position={80} buffered={190} />
      <Waveform label="سکوت" peaks={[]} duration={40} position={12} />
      <Waveform label="در راه" peaks={null} duration={40} />
      <Waveform label="از دست رفته" peaks={peaks} duration={300} position={123} disabled />
    </div>
  ),
});
