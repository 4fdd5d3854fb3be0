import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { SampleBar } from '../stories/sampleEditor.tsx';
import { textAt200Percent } from '../stories/adaptations.ts';
import { onDesktop, onPhone, onTablet } from '../stories/viewports.ts';
import { RecordingBar } from './RecordingBar.tsx';

const meta = preview.meta({
  title: 'Layout/RecordingBar',
  component: RecordingBar,
  globals: onDesktop,
  args: { label: 'تایپ صوتی زنده', record: null },
});

/** The bar at rest, live and paused, in colour and without it. */
export const States = meta.story({
  parameters: { picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 800, margin: '24px auto' }}>
      {['none', 'grayscale(1)'].flatMap((filter) =>
        (['idle', 'live', 'paused'] as const).map((state) => (
          <div key={`${filter} ${state}`} style={{ filter }}>
            <SampleBar state={state} />
          </div>
        )),
      )}
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('no state moves a control or changes the height of the bar', async () => {
      const bars = canvas.getAllByRole('group', { name: 'تایپ صوتی زنده' });
      const places = bars.map((bar: HTMLElement) => {
        const { top, left, height } = bar.getBoundingClientRect();
        const shown = [...bar.querySelectorAll('button')].filter(
          (one) => one.offsetParent !== null,
        );
        const buttons = shown.map((button) => {
          const box = button.getBoundingClientRect();
          return [box.left - left, box.top - top];
        });
        return { height, buttons };
      });
      await expect(places).toEqual(bars.map(() => places[0]));
    });
  },
});

export const StatesNarrow = States.extend({ parameters: { picture: false }, globals: onPhone });

export const LargeText = meta.story({
  globals: onTablet,
  beforeEach: textAt200Percent.beforeEach,
  render: () => (
    <div style={{ maxInlineSize: 736, margin: '24px auto' }}>
      <SampleBar state="idle" />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('WCAG 1.4.4: no button covers another at 200 % of the text size', async () => {
      const buttons = canvas
        .getAllByRole('button')
        .map((button: HTMLElement) => button.getBoundingClientRect())
        .toSorted((a: DOMRect, b: DOMRect) => a.left - b.left);
      const covered = buttons.filter(
        ({ left }: DOMRect, place: number) => left < (buttons[place - 1]?.right ?? 0),
      );
      await expect(covered).toEqual([]);
    });
  },
});
