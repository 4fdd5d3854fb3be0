import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { Logo } from '../../drawings/Logo.tsx';
import { color } from '../../tokens/color.ts';
import { font, radius, space } from '../../tokens/scales.ts';
import { schemes, themeNames } from '../../tokens/themes.ts';
import { GuidePage, GuideSection, Row, Rows, Rules } from './Guide.tsx';

const meta = preview.meta({
  title: 'Foundations/Brand',
  parameters: describePage('The mark of the product: sizes, themes and rules of use.'),
});

export const Default = meta.story({
  render: () => (
    <GuidePage
      title="Brand"
      lead="A sound wave from the right becomes the letter nun. The bowl has the accent colour of the theme; the wave and the dot have the line colour of drawings."
    >
      <MarkSection />
      <GuideSection
        title="Sizes"
        note="The mark is legible from 20 px. Keep free space of a quarter of its height on every side."
      >
        <Rows>
          {[20, 24, 32, 48, 64].map((size) => (
            <Row key={size} name={`${size} px`}>
              <Logo size={size} />
            </Row>
          ))}
        </Rows>
      </GuideSection>
      <ThemesSection />
      <Rules
        rules={[
          'Do not mirror the mark: the wave comes from the right in every language.',
          'The favicon, the icons of the manifest and the link preview are made from this drawing: `npm run brand`.',
          'Do not set its colours; the theme defines them.',
          'Beside the product name the mark is decorative; alone its text alternative is «نویسا».',
        ]}
      />
    </GuidePage>
  ),
  play: async ({ canvas, step }) => {
    await step('the mark alone has the name of the product', async () => {
      await expect(canvas.getByRole('img', { name: 'نویسا' })).toBeVisible();
    });
  },
});

function ThemesSection() {
  return (
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
  );
}

function MarkSection() {
  return (
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
        <p lang="fa" dir="rtl" style={{ fontSize: font.size['3xl'], fontWeight: font.weight.bold }}>
          نویسا
        </p>
      </div>
    </GuideSection>
  );
}
