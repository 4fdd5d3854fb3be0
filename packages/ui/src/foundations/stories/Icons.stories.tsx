import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import * as controlIcons from '../../components/media/Icon/controlIcons.ts';
import { type IconSize, iconSizes } from '../../components/media/Icon/createIcon.tsx';
import * as dictationIcons from '../../components/media/Icon/dictationIcons.ts';
import * as messageIcons from '../../components/media/Icon/messageIcons.ts';
import * as rowIcons from '../../components/media/Icon/rowIcons.ts';
import * as fieldIcons from '../../components/media/Icon/fieldIcons.ts';
import * as pickerIcons from '../../components/media/Icon/pickerIcons.ts';
import * as appearanceIcons from '../../components/media/Icon/appearanceIcons.ts';
import * as pageIcons from '../../components/media/Icon/pageIcons.ts';
import * as toneIcons from '../../components/media/Icon/toneIcons.ts';
import { space } from '../../tokens/scales.ts';
import { IconGallery } from './IconGallery.tsx';
import { GuidePage, GuideSection, Row, Rows, Rules } from './Guide.tsx';

const meta = preview.meta({
  title: 'Foundations/Icons',
  parameters: describePage(
    'The icons of the library by family, their sizes, and the mirrored ones.',
  ),
});

const families = {
  Pages: pageIcons,
  Controls: controlIcons,
  Workspace: dictationIcons,
  Messages: messageIcons,
  Rows: rowIcons,
  Fields: { ...fieldIcons, ...pickerIcons },
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
      <IconGallery families={families} />
      <MirroredSection />
      <Rules
        rules={[
          'Draw and name an icon for left-to-right and mark it as mirrored: “forward” points to the inline end.',
          'Check marks, digits, clocks, media controls and logos are never mirrored.',
          'An icon is never the only sign of a state: a text or a shape accompanies it.',
          'An icon inherits the colour of the surrounding text.',
        ]}
      />
    </GuidePage>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('a word in either language finds an icon', async () => {
      const field = canvas.getByRole('searchbox', { name: 'Find an icon' });
      await userEvent.type(field, 'حذف');
      await expect(canvas.getByTitle('Copy <DeleteIcon />')).toBeVisible();
      await expect(canvas.queryByTitle('Copy <HomeIcon />')).not.toBeInTheDocument();
      await userEvent.clear(field);
      await expect(canvas.getByTitle('Copy <HomeIcon />')).toBeVisible();
    });
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
