import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '@nevisa/storybook/preview';
import * as controlIcons from '../../components/media/Icon/controlIcons.ts';
import { iconSizes } from '../../components/media/Icon/createIcon.tsx';
import type { IconSize } from '../../components/media/Icon/createIcon.tsx';
import * as dictationIcons from '../../components/media/Icon/dictationIcons.ts';
import * as rowIcons from '../../components/media/Icon/rowIcons.ts';
import * as fieldIcons from '../../components/media/Icon/fieldIcons.ts';
import * as appearanceIcons from '../../components/media/Icon/appearanceIcons.ts';
import * as pageIcons from '../../components/media/Icon/pageIcons.ts';
import * as toneIcons from '../../components/media/Icon/toneIcons.ts';
import { color } from '../../tokens/color.ts';
import { font, radius, space } from '../../tokens/scales.ts';
import { GuidePage, GuideSection, Row, Rows, Rules } from './Guide.tsx';

const meta = preview.meta({
  title: 'Foundations/Icons',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'The icons of the library by family, their sizes, and the mirrored ones.',
      },
    },
  },
});

const families = {
  Pages: pageIcons,
  Controls: controlIcons,
  Workspace: dictationIcons,
  Rows: rowIcons,
  Fields: fieldIcons,
  Tones: toneIcons,
  Appearance: appearanceIcons,
};

const icons = Object.values(families).flatMap((family) => Object.entries(family));

/** Only icons with a direction remain; each icon stores its direction. */
const MirroredOnly = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${space[4]};

  > li {
    display: none;
    align-items: center;
    gap: ${space[4]};
  }

  > li:has([data-mirrored]) {
    display: flex;
  }
`;

export const Default = meta.story({
  render: () => (
    <GuidePage
      title="Icons"
      lead="Lucide icons with a stroke of 1.75 px. An icon accompanies a text; without text it must be commonly known and needs an accessible name."
    >
      <GuideSection title="Sizes">
        <Rows>
          {Object.entries(iconSizes).map(([name, value]) => (
            <Row key={name} name={name} value={`${value} · ${Number.parseFloat(value) * 16} px`}>
              <pageIcons.HomeIcon size={name as IconSize} />
            </Row>
          ))}
        </Rows>
      </GuideSection>
      {Object.entries(families).map(([name, family]) => (
        <GuideSection key={name} title={name}>
          <ul
            style={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
              gap: space[4],
            }}
          >
            {Object.entries(family).map(([icon, Drawing]) => (
              <li
                key={icon}
                style={{
                  display: 'grid',
                  justifyItems: 'center',
                  gap: space[2],
                  padding: space[4],
                  border: `1px solid ${color.border}`,
                  borderRadius: radius.control,
                  background: color.surfaceRaised,
                }}
              >
                <Drawing size="large" />
                <span style={{ color: color.textQuiet, fontSize: font.size.xs }}>
                  {icon.replace(/Icon$/, '')}
                </span>
              </li>
            ))}
          </ul>
        </GuideSection>
      ))}
      <MirroredSection />
      <GuideSection title="Rules">
        <Rules
          rules={[
            'Draw and name an icon for left-to-right and mark it as mirrored: “forward” points to the inline end.',
            'Check marks, digits, clocks, media controls and logos are never mirrored.',
            'An icon is never the only sign of a state: a text or a shape accompanies it.',
            'An icon inherits the colour of the surrounding text.',
          ]}
        />
      </GuideSection>
    </GuidePage>
  ),
  play: async ({ canvas, step }) => {
    await step('arrows are mirrored and the home icon is not', async () => {
      await expect(canvas.getAllByText('ArrowForward').at(-1)).toBeVisible();
      await expect(canvas.getAllByText('Home').at(-1)).not.toBeVisible();
    });
  },
});

function MirroredSection() {
  return (
    <GuideSection
      title="Mirrored icons"
      note="Icons with a direction: left-to-right first, right-to-left second. All others are the same in both directions."
    >
      <MirroredOnly>
        {icons.map(([name, Drawing]) => (
          <li key={name}>
            <span dir="ltr">
              <Drawing size="large" />
            </span>
            <span dir="rtl">
              <Drawing size="large" />
            </span>
            <span>{name.replace(/Icon$/, '')}</span>
          </li>
        ))}
      </MirroredOnly>
    </GuideSection>
  );
}
