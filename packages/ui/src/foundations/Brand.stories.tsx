import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Logo } from '../drawings/Logo.tsx';
import { color } from '../tokens/color.ts';
import { font, radius, space } from '../tokens/scales.ts';
import { schemes, themeNames } from '../tokens/themes.ts';
import { GuidePage, GuideSection, Row, Rows, Rules } from './stories/Guide.tsx';

const meta = preview.meta({ title: 'Foundations/Brand', parameters: { layout: 'fullscreen' } });

export const Default = meta.story({
  render: () => (
    <GuidePage
      title="Brand"
      lead="A voice arrives from the right and becomes the letter nun, cut with a reed pen. The bowl takes the accent of the theme, the voice and the dot the ink."
    >
      <GuideSection title="The mark">
        <div
          style={{
            display: 'grid',
            placeItems: 'center',
            gap: space[4],
            padding: space[16],
            borderRadius: radius.card,
            background: color.surfaceRaised,
          }}
        >
          <Logo size={160} label="نویسا" />
          <p
            lang="fa"
            dir="rtl"
            style={{ fontSize: font.size['3xl'], fontWeight: font.weight.bold }}
          >
            نویسا
          </p>
        </div>
      </GuideSection>
      <GuideSection
        title="Sizes"
        note="It holds from 20 px on. Leave room of a quarter of its height on every side."
      >
        <Rows>
          {[20, 24, 32, 48, 64].map((size) => (
            <Row key={size} name={`${size} px`}>
              <Logo size={size} />
            </Row>
          ))}
        </Rows>
      </GuideSection>
      <GuideSection title="In every theme">
        <ul
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
            gap: space[4],
          }}
        >
          {themeNames.flatMap((theme) =>
            schemes.map((scheme) => (
              <li
                key={`${theme} ${scheme}`}
                data-theme={theme}
                data-scheme={scheme}
                style={{
                  display: 'grid',
                  justifyItems: 'center',
                  gap: space[2],
                  padding: space[4],
                  borderRadius: radius.card,
                  background: color.surface,
                  color: color.textQuiet,
                  fontSize: font.size.sm,
                  border: `1px solid ${color.border}`,
                }}
              >
                <Logo size={48} />
                {`${theme} ${scheme}`}
              </li>
            )),
          )}
        </ul>
      </GuideSection>
      <GuideSection title="Rules">
        <Rules
          rules={[
            'Do not mirror it: the voice comes from the right, in every language.',
            'Do not recolour it by hand; it asks the theme.',
            'Beside its name the mark is silent for screen readers; alone it is called «نویسا».',
          ]}
        />
      </GuideSection>
    </GuidePage>
  ),
  play: async ({ canvas, step }) => {
    await step('the mark alone has the name of the product', async () => {
      await expect(canvas.getByRole('img', { name: 'نویسا' })).toBeVisible();
    });
  },
});
