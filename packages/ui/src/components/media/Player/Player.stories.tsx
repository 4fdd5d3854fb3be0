import { expect, fireEvent, waitFor, within } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { getBackwardKey, getForwardKey } from '../../../testing/readingDirection.ts';
import { onPhone } from '../../../layout/stories/viewports.ts';
import { Player } from './Player.tsx';
import type { PlayerProps } from './playerProps.ts';
import { sampleDuration, samplePeaks, makePlayerProps } from './testing/makePlayerProps.ts';

const meta = preview.meta({
  title: 'Components/Media/Player',
  component: Player,
  args: makePlayerProps(),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step(
      'X-152: the place is spoken, and arrows move five seconds along the sound',
      async () => {
        const place = canvas.getByRole('slider', { name: 'جای پخش' });
        await expect(place).toHaveAttribute('aria-valuetext', '۲ دقیقه و ۵ ثانیه از ۵ دقیقه');
        place.focus();
        await userEvent.keyboard('{ArrowRight}');
        await expect(args.onSeek).toHaveBeenLastCalledWith(130);
        await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
        await expect(args.onSeek).toHaveBeenLastCalledWith(120);
      },
    );
    await step(
      'X-152: the strip shows 30 s around the place, and its keys lead out of it',
      async () => {
        const near = canvas.getByRole('slider', { name: 'جای پخش در نمای نزدیک' });
        await expect([near.getAttribute('min'), near.getAttribute('max')]).toEqual(['120', '150']);
        near.focus();
        await userEvent.keyboard('{PageUp}');
        await expect(args.onSeek).toHaveBeenLastCalledWith(155);
      },
    );
    await step('X-148: the button plays; the buttons beside it move five seconds', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'پخش' }));
      await expect(args.onPlayPress).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: '۵ ثانیه به عقب' }));
      await userEvent.click(canvas.getByRole('button', { name: '۵ ثانیه به جلو' }));
      await expect(args.onStep.mock.calls).toEqual([[-5], [5]]);
    });
    await step('X-152: back is at the left and forward at the right in any page', async () => {
      const left = (name: string) =>
        canvas.getByRole('button', { name }).getBoundingClientRect().left;
      await expect(left('۵ ثانیه به عقب')).toBeLessThan(left('پخش'));
      await expect(left('پخش')).toBeLessThan(left('۵ ثانیه به جلو'));
    });
  },
});

export const LeftToRight = Default.extend({ globals: { direction: 'ltr' } });

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('X-170: the tools are a toolbar with one tab stop', async () => {
      const toolbar = within(canvas.getByRole('toolbar', { name: 'پخش صدا' }));
      canvas.getByRole('slider', { name: 'جای پخش' }).focus();
      await userEvent.tab();
      await expect(toolbar.getByRole('button', { name: /^تنظیم‌های پخش/ })).toHaveFocus();
      await userEvent.keyboard(getForwardKey().repeat(2));
      await expect(toolbar.getByRole('button', { name: 'پخش' })).toHaveFocus();
      await userEvent.keyboard(getBackwardKey());
      await expect(toolbar.getByRole('button', { name: 'پخش' })).not.toHaveFocus();
    });
  },
});

export const Idle = meta.story({ args: { state: 'idle', position: 0 } });

export const Linking = meta.story({
  args: { state: 'linking', position: 0, peaks: null },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('X-153: a wait is said, and can be given up', async () => {
      await waitFor(() => expect(canvas.getByText('در حال آماده کردن صدا…')).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'توقف پخش' }));
      await expect(args.onPausePress).toHaveBeenCalledOnce();
    });
  },
});

export const Loading = meta.story({ args: { state: 'loading' } });

export const Playing = meta.story({
  args: { state: 'playing' },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('X-148: the button pauses', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'توقف پخش' }));
      await expect(args.onPausePress).toHaveBeenCalledOnce();
    });
  },
});

export const Waiting = meta.story({ args: { state: 'waiting' } });

export const Failed = meta.story({
  args: { state: 'failed', message: 'صدا پخش نشد. متن شما در دسترس است.' },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('X-153: a failure is said, and the button tries again', async () => {
      await expect(canvas.getByText(/^صدا پخش نشد/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره برای پخش' }));
      await expect(args.onPlayPress).toHaveBeenCalledOnce();
    });
  },
});

export const Expired = meta.story({
  args: { state: 'expired', message: 'صدای این نوشته دیگر موجود نیست.' },
  play: async ({ canvas, step }) => {
    await step('X-153: a sound that is gone is one sentence without tools', async () => {
      await expect(canvas.getByText('صدای این نوشته دیگر موجود نیست.')).toBeVisible();
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
});

export const Silent = meta.story({
  args: { state: 'silent', message: 'برای این متن صدایی نیست.' },
});

export const Plain = meta.story({
  render: ({ peaks: _, ...args }) => <Player {...args} />,
  play: async ({ canvas, userEvent, args, step }) => {
    await step('X-152: without peaks the place is a plain slider with the same keys', async () => {
      const place = canvas.getByRole('slider', { name: 'جای پخش' });
      await expect(place).toHaveAttribute('aria-valuetext', '۲ دقیقه و ۵ ثانیه از ۵ دقیقه');
      place.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onSeek).toHaveBeenLastCalledWith(130);
      await expect(canvas.queryByRole('button', { name: 'نمای نزدیک' })).toBeNull();
    });
  },
});

/** A sound that the strip would show whole. */
export const Short = meta.story({
  args: { duration: 20 },
  play: async ({ canvas, step }) => {
    await step(
      'X-152: a sound of 30 s and less has one wave, and no button for a strip',
      async () => {
        await expect(canvas.getAllByRole('slider')).toHaveLength(1);
        await expect(canvas.queryByRole('button', { name: 'نمای نزدیک' })).toBeNull();
      },
    );
  },
});

export const Looping = meta.story({
  args: { state: 'playing', loop: 'on' },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('X-151: the pressed button ends the loop, another plays the part once', async () => {
      const loop = canvas.getByRole('button', { name: 'تکرار بخش انتخاب‌شده' });
      await expect(loop).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(loop);
      await expect(args.onLoopChange).toHaveBeenCalledWith(false);
      await userEvent.click(canvas.getByRole('button', { name: 'پخش بخش انتخاب‌شده' }));
      await expect(args.onSelectionPlay).toHaveBeenCalledOnce();
    });
  },
});

export const Narrow = meta.story({
  globals: onPhone,
  play: async ({ canvas, args, step }) => {
    await step(
      'X-171: every target is at least 44 px high, and no element is too wide',
      async () => {
        for (const target of canvas.getAllByRole('button')) {
          await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
          await expect(target.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
        }
        const [place] = canvas.getAllByRole('slider');
        await expect(place?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
        await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
      },
    );
    await step(
      'X-171: two taps on a side move five seconds from the place before them',
      async () => {
        const player = canvas.getByRole('group', { name: 'پخش صدا' });
        const place = canvas.getByRole('slider', { name: 'جای پخش' });
        const { left, right, top } = player.getBoundingClientRect();
        const tap = async (clientX: number) => {
          const at = { clientX, clientY: top + 20 };
          await fireEvent.pointerDown(place, { ...at, pointerType: 'touch', bubbles: true });
          await fireEvent.click(place, at);
        };
        await tap(right - 20);
        await tap(right - 22);
        await expect(args.onSeek).toHaveBeenLastCalledWith(130);
        await tap(left + 20);
        await tap(left + 20);
        await expect(args.onSeek).toHaveBeenLastCalledWith(120);
      },
    );
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Player {...args} aria-label="پخش" state="playing" />
      <Player
        {...args}
        aria-label="ناموفق"
        state="failed"
        message="صدا پخش نشد. متن شما در دسترس است."
        peaks={samplePeaks.subarray(0, 400)}
        duration={20}
        position={sampleDuration}
      />
      <Plainly {...args} />
    </div>
  ),
});

function Plainly({ peaks: _, ...args }: PlayerProps) {
  return <Player {...args} aria-label="بی‌موج" />;
}
