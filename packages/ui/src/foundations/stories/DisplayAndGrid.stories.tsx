import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { color } from '../../tokens/color.ts';
import { breakpoint, font, measure, radius, space } from '../../tokens/scales.ts';
import { GuidePage, GuideSection, Panel, Persian, Row, Rows, Rules } from './Guide.tsx';

const meta = preview.meta({
  title: 'Foundations/Display and grid',
  parameters: describePage('Page measures, the frame at three widths, and grids.'),
});

const measures: Record<keyof typeof measure, string> = {
  sidebar: 'The side menu, open.',
  sidebarCompact: 'The side menu, icons only.',
  topBar: 'The bar at the top of every page.',
  content: 'The maximum width of a page.',
  reading: 'The maximum line length of text.',
  sessionCard: 'The card of the auth screens.',
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
      lead="A page has a top bar, a menu at the inline start and one column of content. Grids inside determine their number of columns; the frame has two breakpoints."
    >
      <MeasuresSection />
      <GuideSection
        title="The frame at three widths"
        note="Below the first breakpoint the menu is a drawer, between both it shows icons, above the second it is open."
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
      <GridSection />
      <Rules
        rules={[
          'Use grid for two dimensions and flex for a row that may wrap, nothing else.',
          'The document order is the visual order and the keyboard order.',
          'Every layout works at 320 px and at 200 % zoom without horizontal scrolling.',
          'Set min-inline-size to 0 on cells with text, so that long words do not widen them.',
        ]}
      />
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

function GridSection() {
  return (
    <GuideSection
      title="Automatic columns"
      note="Cells have a minimum width; each row holds as many as fit."
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
  );
}

function MeasuresSection() {
  return (
    <GuideSection title="Measures">
      <Rows>
        {Object.entries(measure).map(([name, value]) => (
          <Row key={name} name={name} value={value} note={measures[name as keyof typeof measures]}>
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
  );
}
