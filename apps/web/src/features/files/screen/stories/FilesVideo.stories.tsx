import { expect, fn } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { patience } from '../../../../testing/patience.ts';
import { PanelTrial } from '../testing/PanelTrial.tsx';
import { megabyte, minute } from '../testing/shownUploads.ts';

const lesson = 'کلاس فلسفه، جلسهٔ سوم.mp4';
const film = { size: 1_536 * megabyte, weight: 42 * megabyte, duration: 90 * minute };

const meta = preview.meta({
  title: 'Screens/Files/Video',
  component: PanelTrial,
  tags: ['!autodocs'],
  parameters: describePage('A video of which only the sound is sent, or all of it.'),
  args: { files: {}, onOpen: fn() },
});

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
  play: async ({ canvas, step }) => {
    await step('X-195: the sizes of a video and of its sound are said before', async () => {
      await canvas.findByText(
        'فقط صدای ویدئو فرستاده می‌شود: حدود ۴۲ مگابایت به‌جای ۱٫۵ گیگابایت',
        undefined,
        patience,
      );
      await canvas.findByText(
        /می‌توانید فقط صدای آن را بفرستید: حدود ۶ مگابایت/,
        undefined,
        patience,
      );
      await canvas.findByText(/^صدای این ویدئو روی دستگاه جدا نمی‌شود/, undefined, patience);
    });
  },
});

/** The choice between a video and its sound. */
export const VideoChoice = meta.story({
  parameters: { picture: true },
  args: { files: { [lesson]: film }, credit: null },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `تغییر ${lesson}` }, patience));
    await step('X-195: the person chooses', async () => {
      const only = await canvas.findByRole('switch', { name: /^فقط صدای ویدئو/ }, patience);
      await expect(only).toBeChecked();
      await userEvent.click(only);
      await canvas.findByText(/می‌توانید فقط صدای آن را بفرستید: حدود ۴۲/, undefined, patience);
      await userEvent.click(only);
      await canvas.findByText(/^فقط صدای ویدئو فرستاده می‌شود: حدود ۴۲/, undefined, patience);
    });
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

/** A part of the sound is taken out. */
export const HalfExtracted = meta.story({
  parameters: { picture: true },
  args: { files: { [lesson]: { ...film, extraction: 0.42 } }, credit: null, started: true },
  play: async ({ canvas, step }) => {
    await step('X-188, X-195: how much of the sound is taken out is said and drawn', async () => {
      const bar = await canvas.findByRole('progressbar', { name: /جدا کردن صدا/ }, patience);
      await expect(bar).toHaveAttribute('value', '0.42');
      await expect(bar).toHaveAttribute('aria-valuetext', '۴۲٪');
      await expect(canvas.getByText('۴۲٪')).toBeVisible();
    });
  },
});

/** Only the sound is on its way. */
export const SoundOnly = meta.story({
  args: { files: { [lesson]: { ...film, sendings: ['half'] } }, credit: null, started: true },
  play: async ({ canvas, step }) => {
    await step('X-195: the sound is sent under the name of the video', async () => {
      await canvas.findByText(/^۲۱ مگابایت از ۴۲ مگابایت، /, undefined, patience);
      await canvas.findByText(
        'فقط صدای ویدئو فرستاده می‌شود: ۴۲ مگابایت به‌جای ۱٫۵ گیگابایت',
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
      await canvas.findByText(/^۷۶۸ مگابایت از ۱٫۵ گیگابایت، /, undefined, patience);
      await canvas.findByText(/^صدای این ویدئو روی دستگاه جدا نمی‌شود/, undefined, patience);
    });
  },
});
