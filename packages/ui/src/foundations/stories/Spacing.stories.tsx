import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { Button } from '../../components/actions/Button/Button.tsx';
import { color } from '../../tokens/color.ts';
import { font, radius, space } from '../../tokens/scales.ts';
import { Grid, GuidePage, GuideSection, Panel, Persian, Row, Rows, Rules } from './Guide.tsx';

const meta = preview.meta({
  title: 'Foundations/Spacing',
  parameters: describePage('The spacing scale and its use.'),
});

export const Default = meta.story({
  render: () => (
    <GuidePage
      title="Spacing"
      lead="Distances are multiples of 8 px, and 4 px inside controls. Separate with space first, then lines, then boxes, then shadows."
    >
      <GuideSection title="The scale">
        <Rows>
          {Object.entries(space).map(([name, value]) => (
            <Row key={name} name={`space ${name}`} value={value}>
              <div
                style={{
                  inlineSize: value,
                  blockSize: space[4],
                  borderRadius: '2px',
                  background: color.accent,
                }}
              />
            </Row>
          ))}
        </Rows>
      </GuideSection>
      <GuideSection
        title="Proximity"
        note="Related elements are closer than unrelated ones; no line is needed."
      >
        <Grid>
          <Panel caption="4 inside a group, 24 between groups">
            <Persian>
              <Group gap={space[6]} />
            </Persian>
          </Panel>
          <Panel caption="Avoid: the same distance everywhere">
            <Persian>
              <Group gap={space[1]} />
            </Persian>
          </Panel>
        </Grid>
      </GuideSection>
      <Rules
        rules={[
          'Use only the steps of the scale, 0, 1 px and percentages.',
          'Use logical properties such as padding-inline and margin-block.',
          'Set gap on the parent; a component has no outer margin.',
          'Cards have a padding of 24 px, on phones 16 px; page sections are 32 or 48 px apart.',
        ]}
      />
    </GuidePage>
  ),
  play: async ({ canvas, step }) => {
    await step('every step of the scale is shown', async () => {
      await expect(canvas.getAllByText(/^space \d+$/)).toHaveLength(Object.keys(space).length);
    });
  },
});

function Group({ gap }: { gap: string }) {
  return (
    <div
      style={{
        display: 'grid',
        gap,
        padding: space[4],
        borderRadius: radius.control,
        background: color.surfaceSunken,
      }}
    >
      {['تایپ صوتی زنده', 'تاریخچهٔ نوشته‌ها'].map((title) => (
        <div key={title} style={{ display: 'grid', gap: space[1] }}>
          <strong>{title}</strong>
          <span style={{ color: color.textQuiet, fontSize: font.size.sm }}>
            آخرین بار: ۳۰ آبان ۱۴۰۵، ۱۴:۰۵
          </span>
        </div>
      ))}
      <div>
        <Button size="small">ادامه</Button>
      </div>
    </div>
  );
}
