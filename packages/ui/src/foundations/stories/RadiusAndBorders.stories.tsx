import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { color } from '../../tokens/color.ts';
import { radius, space } from '../../tokens/scales.ts';
import { GuidePage, GuideSection, Row, Rows, Rules } from './Guide.tsx';

const meta = preview.meta({
  title: 'Foundations/Radius and borders',
  parameters: describePage('Corner radii, border colours and the focus ring.'),
});

const uses: Record<keyof typeof radius, string> = {
  control: 'Buttons, fields, rows of a menu.',
  card: 'Cards, dialogs, sheets.',
  round: 'Tags, badges, the record button.',
};

const lines = [
  ['border', 'A separator.'],
  ['borderStrong', 'The outline of a field or control: contrast 3 to 1 on every background.'],
  ['focus', 'The focus ring: 2 px wide, 2 px offset.'],
] as const;

export const Default = meta.story({
  render: () => (
    <GuidePage
      title="Radius and borders"
      lead="Three radii and one separator colour. An element inside a rounded container has a smaller radius."
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
      <Rules
        rules={[
          'Borders are 1 px. A thicker line has a meaning: the selected tab, a quotation, the focus.',
          'Name single corners by start and end.',
          'In forced-colors mode only borders remain visible, so every control has one.',
        ]}
      />
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
