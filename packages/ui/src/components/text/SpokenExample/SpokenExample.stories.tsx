import { expect, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { type SpokenEffect, SpokenExample } from './SpokenExample.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const writes: SpokenEffect = { kind: 'writes', sign: '.' };

const meta = preview.meta({
  title: 'Components/Text/SpokenExample',
  component: SpokenExample,
  args: {
    spoken: 'نقطه',
    text: 'هوا خوب است',
    effect: writes,
    description: 'گفتن «نقطه» علامت . را می‌نویسد.',
    replayLabel: 'نمایش دوبارهٔ «نقطه»',
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('screen readers hear the example as one sentence', async () => {
      await expect(canvas.getByText('گفتن «نقطه» علامت . را می‌نویسد.')).toBeInTheDocument();
    });
    const running = () => canvasElement.getAnimations({ subtree: true });
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await expect(running()).toEqual([]);
      return;
    }
    await step('WCAG 2.2.2: the example is at rest after its end', async () => {
      running().forEach((animation) => animation.finish());
      await waitFor(() =>
        expect(canvasElement.querySelector('[data-playing]')).toHaveAttribute(
          'data-playing',
          'false',
        ),
      );
    });
    await step(
      'WCAG 2.2.2: a press shows it again, and the example ends by itself in less than two seconds',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'نمایش دوبارهٔ «نقطه»' }));
        await waitFor(() => expect(running().length).toBeGreaterThan(0));
        for (const { effect } of running()) {
          await expect(effect?.getComputedTiming().endTime).toBeLessThanOrEqual(2000);
        }
      },
    );
  },
});

const breaks = {
  spoken: 'خط بعد',
  text: 'فهرست خرید',
  effect: { kind: 'breaks' } as SpokenEffect,
};

export const Breaks = meta.story({ args: breaks });

const removes = {
  spoken: 'پاک کن',
  text: 'فردا می‌آیم،',
  effect: { kind: 'removes', words: 'شاید هم نه' } as SpokenEffect,
};

export const Removes = meta.story({ args: removes });

export const LongText = meta.story({
  args: { spoken: 'علامت نقل‌قول باز', text: 'گفت‌وگوی امروز دربارهٔ برنامهٔ هفتهٔ آینده بود' },
  render: renderIn(SpokenExample, { inlineSize: 260 }),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, inlineSize: 360 }}>
      <SpokenExample {...args} />
      <SpokenExample {...args} {...breaks} />
      <SpokenExample {...args} {...removes} />
    </div>
  ),
});
