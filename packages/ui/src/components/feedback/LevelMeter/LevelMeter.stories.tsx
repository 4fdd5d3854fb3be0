import { expect, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureSpan } from '../../../testing/readingDirection.ts';
import type { SubscribeLevel } from '../../actions/RecordButton/RecordButton.tsx';
import { LevelMeter } from './LevelMeter.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/LevelMeter',
  component: LevelMeter,
  args: { subscribeLevel: always(-30) },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const meter = canvas.getByRole('meter', { name: 'بلندی صدا' });
    await step('the bar grows from the inline start', async () => {
      const track = meter.nextElementSibling ?? meter;
      const whole = measureSpan(track);
      const part = () => measureSpan(track.firstElementChild ?? meter);
      await waitFor(() =>
        expect((part().end - whole.start) / (whole.end - whole.start)).toBeCloseTo(0.63, 1),
      );
      await expect(part().start).toBeCloseTo(whole.start, 0);
    });
    await step('the meter exposes the level as a value', async () => {
      await expect(meter).toHaveAttribute('aria-valuetext', '۶۳٪');
    });
  },
});

/** A level of −90 dBFS: the bar is empty. */
export const Silent = meta.story({ args: { subscribeLevel: always(-90) } });

export const Loud = meta.story({ args: { subscribeLevel: always(-6) } });

export const LeftToRight = Default.extend({ globals: { direction: 'ltr' } });

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {levels.map(([dBFS, subscribeLevel]) => (
        <LevelMeter key={dBFS} subscribeLevel={subscribeLevel} />
      ))}
    </div>
  ),
});

const levels = [-90, -45, -30, -6].map((dBFS) => [dBFS, always(dBFS)] as const);

function always(dBFS: number): SubscribeLevel {
  return (listener) => {
    listener(dBFS);
    return () => undefined;
  };
}
