import { expect, fn, screen, waitFor } from 'storybook/test';
import { useState } from 'react';
import preview from '@nevisa/storybook/preview';
import { renderIn } from '../../../testing/renderIn.tsx';
import { Player } from './Player.tsx';
import type { PlayerProps } from './playerProps.ts';
import { makePlayerProps } from './testing/makePlayerProps.ts';

const meta = preview.meta({
  title: 'Components/Media/Player/Settings',
  component: Player,
  args: makePlayerProps(),
});

/** Keeps what the settings change. */
function Kept(args: PlayerProps) {
  const [speed, setSpeed] = useState(args.speed);
  const [isSkipped, setSkipped] = useState(false);
  return (
    <>
      <Player
        {...args}
        speed={speed}
        silence={{ ...args.silence, isSkipped }}
        onSpeedChange={(next) => {
          args.onSpeedChange(next);
          setSpeed(next);
        }}
        onSilenceChange={(next) => {
          args.onSilenceChange(next);
          setSkipped(next);
        }}
      />
      <button type="button" onClick={() => setSpeed(1.5)}>
        ۱٫۵
      </button>
    </>
  );
}

export const Default = meta.story({
  args: { following: true, onFollowingChange: fn() },
  render: renderIn(Kept, { paddingBlockStart: 320 }),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('X-149: a speed from outside is shown and said once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '۱٫۵' }));
      await expect(canvas.getByRole('button', { name: /سرعت ۱٫۵ برابر$/ })).toHaveTextContent(
        '۱٫۵×',
      );
      await expect(canvas.getByText('سرعت پخش ۱٫۵ برابر')).toBeInTheDocument();
    });
    await step('X-149: the slider goes by tenths from 0.5 to 3', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^تنظیم‌های پخش/ }));
      const speed = await screen.findByRole('slider', { name: 'سرعت پخش' });
      speed.focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onSpeedChange).toHaveBeenLastCalledWith(1.6);
      await userEvent.keyboard('{End}');
      await expect(args.onSpeedChange).toHaveBeenLastCalledWith(3);
      await userEvent.keyboard('{Home}');
      await expect(args.onSpeedChange).toHaveBeenLastCalledWith(0.5);
    });
    await step('X-150: the switch says the time that it saves', async () => {
      const saved = screen.getByText('۱ دقیقه و ۱۲ ثانیه کوتاه‌تر');
      await waitFor(() => expect(saved).toBeVisible());
      await userEvent.click(screen.getByRole('switch', { name: 'رد شدن از سکوت‌ها' }));
      await expect(args.onSilenceChange).toHaveBeenLastCalledWith(true);
    });
    await step('X-147: the sound can wait while a person types', async () => {
      await userEvent.click(screen.getByRole('switch', { name: 'مکث هنگام نوشتن' }));
      await expect(args.onTypingChange).toHaveBeenLastCalledWith({ waits: true });
    });
    await step('X-146: the text can stop following the sound', async () => {
      const follow = screen.getByRole('switch', { name: 'دنبال کردن متن هنگام پخش' });
      await expect(follow).toBeChecked();
      await userEvent.click(follow);
      await expect(args.onFollowingChange).toHaveBeenLastCalledWith(false);
    });
  },
});

export const WithoutWordTimes = meta.story({
  args: { silence: { isSkipped: true, saved: null }, loop: 'unavailable' },
  render: renderIn(Player, { paddingBlockStart: 320 }),
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'X-150: without the times of words silences are not skipped, and that is said',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: /^تنظیم‌های پخش/ }));
        const skip = await screen.findByRole('switch', { name: 'رد شدن از سکوت‌ها' });
        await expect(skip).toBeDisabled();
        await expect(skip).not.toBeChecked();
        const reason = screen.getByText('زمان کلمه‌های این متن در دست نیست.');
        await waitFor(() => expect(reason).toBeVisible());
      },
    );
    await step('X-151: a selection without a time is neither played nor repeated', async () => {
      for (const name of ['پخش بخش انتخاب‌شده', 'تکرار بخش انتخاب‌شده']) {
        await expect(canvas.getByRole('button', { name, hidden: true })).toBeDisabled();
      }
    });
  },
});
