import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { color } from '../../tokens/color.ts';
import type { ColorName } from '../../tokens/colorNames.ts';
import { colorMeanings } from '../../tokens/colors.ts';
import { radius, shadow, space } from '../../tokens/scales.ts';
import { floatingShadow } from '../../tokens/writeThemeSheet.ts';
import { schemes } from '../../tokens/themes.ts';
import { Grid, GuidePage, GuideSection, Panel, Row, Rows, Rules } from './Guide.tsx';

const meta = preview.meta({
  title: 'Foundations/Shadow and elevation',
  parameters: describePage('Surface levels, the floating shadow and the scrim.'),
});

const levels = [
  'surfaceSunken',
  'surface',
  'surfaceRaised',
  'surfaceFloating',
] as const satisfies readonly ColorName[];

export const Default = meta.story({
  render: () => (
    <GuidePage
      title="Shadow and elevation"
      lead="Background colours show elevation. Only floating elements have a shadow: menus, dialogs, toasts."
    >
      <SurfacesSection />
      <ShadowSection />
      <GuideSection title="The scrim" note={colorMeanings.scrim}>
        <Panel>
          <div
            style={{
              position: 'relative',
              blockSize: '120px',
              overflow: 'hidden',
              borderRadius: radius.control,
            }}
          >
            <div style={{ position: 'absolute', inset: 0, background: color.scrim }} />
          </div>
        </Panel>
      </GuideSection>
      <Rules
        rules={[
          'A card has a border and no shadow. A floating element has a shadow; its edge is a border in light and its lightness in dark.',
          'What can float over a dialog (menus, lists, tooltips) keeps its border in both schemes.',
          'Shadows have only a vertical offset, so they need no mirroring.',
          'At most one floating element is above another.',
        ]}
      />
    </GuidePage>
  ),
  play: async ({ canvas, step }) => {
    await step('the shadow is shown in both schemes', async () => {
      for (const scheme of schemes) {
        const floating = canvas.getByText(`floating, ${scheme}`);
        await expect(getComputedStyle(floating).boxShadow).not.toBe('none');
      }
    });
  },
});

function SurfacesSection() {
  return (
    <GuideSection
      title="Surfaces"
      note="In dark schemes higher surfaces are lighter, because shadows are hardly visible."
    >
      <Grid>
        {schemes.map((scheme) => (
          <div
            key={scheme}
            data-scheme={scheme}
            style={{ display: 'grid', color: color.text, border: `1px solid ${color.border}` }}
          >
            {levels.map((name) => (
              <div key={name} style={{ padding: space[4], background: color[name] }}>
                {`${name}, ${scheme}`}
              </div>
            ))}
          </div>
        ))}
      </Grid>
      <Rows>
        {levels.map((name) => (
          <Row key={name} name={name} note={colorMeanings[name]} />
        ))}
      </Rows>
    </GuideSection>
  );
}

function ShadowSection() {
  return (
    <GuideSection title="The shadow">
      <Grid>
        {schemes.map((scheme) => (
          <div
            key={scheme}
            data-scheme={scheme}
            style={{
              padding: space[10],
              borderRadius: radius.card,
              background: color.surface,
              color: color.text,
            }}
          >
            <div
              style={{
                padding: space[6],
                borderRadius: radius.card,
                background: color.surfaceFloating,
                boxShadow: shadow.floating,
              }}
            >
              {`floating, ${scheme}`}
            </div>
          </div>
        ))}
      </Grid>
      <Rows>
        {schemes.flatMap((scheme) =>
          floatingShadow[scheme].map(({ offset, blur, spread, color }, index) => (
            <Row
              key={`${scheme} ${offset}`}
              name={`${scheme} ${index + 1}`}
              note={`${offset} px offset, ${blur} px blur, ${spread} px spread, ${color}`}
            />
          )),
        )}
      </Rows>
    </GuideSection>
  );
}
