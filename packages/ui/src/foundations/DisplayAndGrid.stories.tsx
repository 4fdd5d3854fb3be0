import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { color } from '../tokens/color.ts';
import { breakpoint, font, measure, radius, space } from '../tokens/scales.ts';
import { GuidePage, GuideSection, Panel, Persian, Row, Rows, Rules } from './stories/Guide.tsx';

const meta = preview.meta({
  title: 'Foundations/Display and grid',
  parameters: { layout: 'fullscreen' },
});

const measures: Record<keyof typeof measure, string> = {
  sidebar: 'The side menu, open.',
  sidebarCompact: 'The side menu, icons only.',
  topBar: 'The bar above every page.',
  content: 'The widest that a page becomes.',
  reading: 'The longest line that is read.',
  sessionCard: 'The single card of signing in.',
};

const frames = [
  ['Phone', `below ${breakpoint.phone}`, null],
  ['Tablet', `from ${breakpoint.phone}`, measure.sidebarCompact],
  ['Desktop', `from ${breakpoint.desktop}`, measure.sidebar],
] as const;

export const Default = meta.story({
  render: () => (
    <GuidePage
      title="Display and grid"
      lead="A page is a bar, a menu at the start and one column of content. Inside, a grid finds its own number of columns; there are only two widths at which the frame changes."
    >
      <GuideSection title="Measures">
        <Rows>
          {Object.entries(measure).map(([name, value]) => (
            <Row
              key={name}
              name={name}
              value={value}
              note={measures[name as keyof typeof measures]}
            >
              <div
                style={{
                  inlineSize: value,
                  maxInlineSize: '100%',
                  blockSize: space[3],
                  borderRadius: '2px',
                  background: color.accent,
                }}
              />
            </Row>
          ))}
        </Rows>
      </GuideSection>
      <GuideSection
        title="The frame at three widths"
        note="Below the first width the menu is a drawer; between the two it shows icons; above, it is open."
      >
        <div
          style={{
            display: 'grid',
            gap: space[6],
            gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
          }}
        >
          {frames.map(([name, when, menu]) => (
            <Panel key={name} caption={`${name} · ${when}`}>
              <Persian>
                <Frame menu={menu} />
              </Persian>
            </Panel>
          ))}
        </div>
      </GuideSection>
      <GuideSection
        title="A grid that counts for itself"
        note="Cells have a least width; as many stand in a line as have room."
      >
        <Persian>
          <ul
            style={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
              gap: space[4],
            }}
          >
            {['یک', 'دو', 'سه', 'چهار', 'پنج'].map((word) => (
              <li
                key={word}
                style={{
                  padding: space[6],
                  borderRadius: radius.card,
                  background: color.accentSoft,
                  color: color.onAccentSoft,
                  fontSize: font.size.lg,
                }}
              >
                {word}
              </li>
            ))}
          </ul>
        </Persian>
      </GuideSection>
      <GuideSection title="Rules">
        <Rules
          rules={[
            'Grid for what has lines in two directions, flex for a row that may wrap, nothing else.',
            'The order in the document is the order for the eye and for the keyboard.',
            'Every layout holds at 320 px and at 200 % zoom without scrolling sideways.',
            'A cell may shrink: min-inline-size is 0 where long words may come.',
          ]}
        />
      </GuideSection>
    </GuidePage>
  ),
  play: async ({ canvas, step }) => {
    await step('every measure is shown with its purpose', async () => {
      for (const use of Object.values(measures)) {
        await expect(canvas.getByText(use)).toBeVisible();
      }
    });
  },
});

function Frame({ menu }: { menu: string | null }) {
  const part = { borderRadius: '4px', background: color.accentSoft };
  const columns = menu === null ? '1fr' : `${Number.parseInt(menu, 10) / 5}px 1fr`;
  return (
    <div
      aria-hidden="true"
      style={{
        display: 'grid',
        gridTemplateColumns: columns,
        gridTemplateRows: '16px 96px',
        gap: space[2],
      }}
    >
      {menu !== null && <div style={{ ...part, gridRow: 'span 2', background: color.accent }} />}
      <div style={part} />
      <div style={{ ...part, background: color.surfaceSunken }} />
    </div>
  );
}
