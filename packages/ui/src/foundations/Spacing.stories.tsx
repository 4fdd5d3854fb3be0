import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Button } from '../components/actions/Button/Button.tsx';
import { color } from '../tokens/color.ts';
import { font, radius, space } from '../tokens/scales.ts';
import {
  Grid,
  GuidePage,
  GuideSection,
  Panel,
  Persian,
  Row,
  Rows,
  Rules,
} from './stories/Guide.tsx';

const meta = preview.meta({ title: 'Foundations/Spacing', parameters: { layout: 'fullscreen' } });

export const Default = meta.story({
  render: () => (
    <GuidePage
      title="Spacing"
      lead="Distances stand on an 8-px grid, with 4 for the inside of controls. Space separates before lines do, lines before boxes, boxes before shadows."
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
        title="Near is together"
        note="What belongs together stands nearer than what does not; no line is needed."
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
      <GuideSection title="Rules">
        <Rules
          rules={[
            'Use only the steps of the scale; 0, 1 px and percentages are the only other lengths.',
            'Write padding-inline and margin-block: a distance has a start and an end, never a left.',
            'Put the distance on the parent with gap; a component has no outer margin of its own.',
            'Cards have 24 inside, on phones 16; sections of a page stand 32 or 48 apart.',
          ]}
        />
      </GuideSection>
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
