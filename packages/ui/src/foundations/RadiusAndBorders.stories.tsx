import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { color } from '../tokens/color.ts';
import { radius, space } from '../tokens/scales.ts';
import { GuidePage, GuideSection, Row, Rows, Rules } from './stories/Guide.tsx';

const meta = preview.meta({
  title: 'Foundations/Radius and borders',
  parameters: { layout: 'fullscreen' },
});

const uses: Record<keyof typeof radius, string> = {
  control: 'Buttons, fields, rows of a menu.',
  card: 'Cards, dialogs, sheets.',
  round: 'Tags, badges, the record button.',
};

const lines = [
  ['border', 'Separates and may be overlooked.'],
  ['borderStrong', 'Tells where a field or control is: 3 to 1 on every ground.'],
  ['focus', 'The ring of the keyboard: 2 px, 2 px off.'],
] as const;

export const Default = meta.story({
  render: () => (
    <GuidePage
      title="Radius and borders"
      lead="Three roundnesses and one quiet line. What stands inside something rounder is less round."
    >
      <GuideSection title="Radius">
        <Rows>
          {Object.entries(radius).map(([name, value]) => (
            <Row key={name} name={name} value={value} note={uses[name as keyof typeof uses]}>
              <div
                style={{
                  inlineSize: '160px',
                  blockSize: space[16],
                  border: `1px solid ${color.borderStrong}`,
                  borderRadius: value,
                  background: color.surfaceRaised,
                }}
              />
            </Row>
          ))}
        </Rows>
      </GuideSection>
      <GuideSection title="Borders">
        <Rows>
          {lines.map(([name, note]) => (
            <Row key={name} name={name} value={name === 'focus' ? '2px' : '1px'} note={note}>
              <div
                style={{
                  blockSize: space[12],
                  borderRadius: radius.control,
                  background: color.surfaceRaised,
                  ...(name === 'focus'
                    ? { outline: `2px solid ${color.focus}`, outlineOffset: '2px' }
                    : { border: `1px solid ${color[name]}` }),
                }}
              />
            </Row>
          ))}
        </Rows>
      </GuideSection>
      <GuideSection title="Rules">
        <Rules
          rules={[
            'Borders are 1 px. A thicker line is a sign: the selected tab, a quotation, the focus.',
            'A corner that belongs to one side is named by start and end.',
            'In forced colours a border is what is left of a shape, so every control has one there.',
          ]}
        />
      </GuideSection>
    </GuidePage>
  ),
  play: async ({ canvas, step }) => {
    await step('every radius is shown', async () => {
      for (const name of Object.keys(radius)) {
        await expect(canvas.getByText(name)).toBeVisible();
      }
    });
  },
});
