import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { color } from '../../tokens/color.ts';
import { layer, radius, space } from '../../tokens/scales.ts';
import { GuidePage, GuideSection, Panel, Row, Rows, Rules } from './Guide.tsx';

const meta = preview.meta({
  title: 'Foundations/Position and layers',
  parameters: describePage('The five stacking layers and rules of positioning.'),
});

const uses: Record<keyof typeof layer, string> = {
  base: 'Content in the page flow.',
  sticky: 'Table headers and bars that are sticky while their content scrolls.',
  bar: 'The top bar and the recording bar.',
  toast: 'Toasts, above the bars.',
  skipLink: 'The skip link, above all others.',
};

export const Default = meta.story({
  render: () => (
    <GuidePage
      title="Position and layers"
      lead="The page has five layers. Dialogs and menus use the browser’s top layer, above every z-index; toasts move into it while a dialog is open."
    >
      <GuideSection title="Layers">
        <Rows>
          {Object.entries(layer).map(([name, value]) => (
            <Row key={name} name={name} value={value} note={uses[name as keyof typeof uses]} />
          ))}
        </Rows>
        <Panel caption="Stacking order">
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
      <Rules
        rules={[
          'Use inset-inline-start and inset-block-start, never left or top.',
          'Scroll containers have scroll-padding, so that the top bar does not hide the focused element.',
          'Use one of these five layers; no other z-index.',
          'Only the top bar and the recording bar are fixed.',
        ]}
      />
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
