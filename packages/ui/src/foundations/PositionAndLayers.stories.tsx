import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { color } from '../tokens/color.ts';
import { layer, radius, space } from '../tokens/scales.ts';
import { GuidePage, GuideSection, Panel, Row, Rows, Rules } from './stories/Guide.tsx';

const meta = preview.meta({
  title: 'Foundations/Position and layers',
  parameters: { layout: 'fullscreen' },
});

const uses: Record<keyof typeof layer, string> = {
  base: 'Everything that lies in the page.',
  sticky: 'Heads of tables and bars that stay while their content scrolls.',
  bar: 'The top bar and the dock of dictation.',
  toast: 'What is said in passing, over the bars.',
  skipLink: 'The first stop of the keyboard, above all of it.',
};

export const Default = meta.story({
  render: () => (
    <GuidePage
      title="Position and layers"
      lead="Five layers in the page. Dialogs and menus live in the browser’s own top layer, above any number, and need none; toasts follow into it while a dialog is open."
    >
      <GuideSection title="Layers">
        <Rows>
          {Object.entries(layer).map(([name, value]) => (
            <Row key={name} name={name} value={value} note={uses[name as keyof typeof uses]} />
          ))}
        </Rows>
        <Panel caption="What lies above what">
          <div style={{ position: 'relative', blockSize: '260px' }}>
            {Object.entries(layer).map(([name, value], index) => (
              <div
                key={name}
                style={{
                  position: 'absolute',
                  insetBlockStart: `${index * 48}px`,
                  insetInlineStart: `${index * 10}%`,
                  zIndex: value,
                  inlineSize: '55%',
                  blockSize: '96px',
                  padding: space[3],
                  border: `1px solid ${color.borderStrong}`,
                  borderRadius: radius.control,
                  background: color.surfaceRaised,
                }}
              >
                {`${name} · ${value}`}
              </div>
            ))}
          </div>
        </Panel>
      </GuideSection>
      <GuideSection title="Rules">
        <Rules
          rules={[
            'Places are named inset-inline-start and inset-block-start, never left.',
            'What scrolls leaves room for the bar: scroll-padding keeps the focus from hiding under it.',
            'A layer is one of these five; there is no 9999.',
            'Fixed things are few: the top bar, and the dock of dictation.',
          ]}
        />
      </GuideSection>
    </GuidePage>
  ),
  play: async ({ canvas, step }) => {
    await step('each layer is above the previous one', async () => {
      const order = Object.entries(layer).map(([name, value]) =>
        Number(getComputedStyle(canvas.getByText(`${name} · ${value}`)).zIndex),
      );
      await expect(order).toEqual(order.toSorted((a, b) => a - b));
    });
  },
});
