import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { Ltr } from '../../components/text/Ltr/Ltr.tsx';
import { formatToman } from '../../persian/money.ts';
import { formatNumber } from '../../persian/number.ts';
import { color } from '../../tokens/color.ts';
import { font, measure, space } from '../../tokens/scales.ts';
import { fontFamilies } from '../../tokens/writeThemeSheet.ts';
import { Grid, GuidePage, GuideSection, Panel, Persian, Row, Rows, Rules } from './Guide.tsx';

const meta = preview.meta({
  title: 'Foundations/Typography',
  parameters: describePage('Font family, sizes, weights, line heights and numerals.'),
});

const uses: Record<keyof typeof font.size, string> = {
  xs: 'Small counters and axis labels; never a sentence.',
  sm: 'Hints, dates, labels of facts.',
  md: 'Text and controls.',
  lg: 'Transcripts, and the heading of a section or card.',
  xl: 'The heading of a page on phones, and a price.',
  '2xl': 'The heading of a page.',
  '3xl': 'A prominent figure or price.',
};

const paragraph =
  'صدای شما در همان لحظه به نوشته تبدیل می‌شود. گچ پژ، «می‌روم» و «نوشته‌ام»: نقطه‌ها و دنباله‌ها هرگز به هم نمی‌رسند.';

export const Default = meta.story({
  render: () => (
    <GuidePage
      title="Typography"
      lead="One family for both scripts: IRANYekan where licensed, else the shipped Vazirmatn. The user’s text is the most prominent element of a page."
    >
      <GuideSection
        title="Family"
        note="In order of preference; the fallback has the metrics of the shipped font, so text does not shift when it loads."
      >
        <p>{fontFamilies.join(' · ')}</p>
      </GuideSection>
      <SizesSection />
      <WeightsSection />
      <GuideSection
        title="Line height"
        note="Persian needs space above and below the line. The last sample has a Latin line height."
      >
        <Grid>
          {Object.entries({ ...font.line, avoid: '1.1' }).map(([name, value]) => (
            <Panel key={name} caption={`${name} · ${value}`}>
              <p lang="fa" dir="rtl" style={{ lineHeight: value }}>
                {paragraph}
              </p>
            </Panel>
          ))}
        </Grid>
      </GuideSection>
      <GuideSection
        title="Two scripts in one line"
        note={`Latin names, numbers and addresses are bidi-isolated, so that punctuation keeps its side. A text line is at most ${measure.reading} long.`}
      >
        <Persian>
          <p style={{ maxInlineSize: measure.reading, fontSize: font.size.lg }}>
            نشانی <Ltr lang="en">sara@example.com</Ltr> و شمارهٔ <Ltr>۰۹۱۲ ۱۲۳ ۴۵۶۷</Ltr> در همین
            جمله آمده‌اند و نقطه در پایان مانده است.
          </p>
        </Persian>
      </GuideSection>
      <NumeralsSection />
      <Rules
        rules={[
          'No letter-spacing in Persian: it breaks the joins. No italics, no thin weights.',
          'Bold for headings and single words; medium for controls and labels.',
          'Align text to the start; never justify.',
          'Sizes are in rem, so that they follow the user’s setting.',
        ]}
      />
    </GuidePage>
  ),
  play: async ({ canvas, step }) => {
    await step('R-002: IRANYekan is the first font of the stack', async () => {
      await expect(canvas.getByText(/^IRANYekanX · IRANYekan · Vazirmatn/)).toBeVisible();
    });
  },
});

function Figures({ numeric }: { numeric: 'tabular-nums' | 'proportional-nums' }) {
  return (
    <Persian>
      <ul
        style={{
          display: 'grid',
          gap: space[1],
          fontVariantNumeric: numeric,
          fontSize: font.size.lg,
        }}
      >
        {[1_111_111, 2_480_000, 9_053_467].map((amount) => (
          <li key={amount}>{formatNumber(amount)}</li>
        ))}
      </ul>
    </Persian>
  );
}

function SizesSection() {
  return (
    <GuideSection title="Sizes">
      <Rows>
        {Object.entries(font.size).map(([name, value]) => (
          <Row
            key={name}
            name={name}
            value={`${value} · ${Number.parseFloat(value) * 16} px`}
            note={uses[name as keyof typeof uses]}
          >
            <p lang="fa" dir="rtl" style={{ fontSize: value, lineHeight: font.line.heading }}>
              گفتار فارسی، نوشتار فارسی
            </p>
          </Row>
        ))}
      </Rows>
    </GuideSection>
  );
}

function WeightsSection() {
  return (
    <GuideSection title="Weights">
      <Rows>
        {Object.entries(font.weight).map(([name, value]) => (
          <Row key={name} name={name} value={value}>
            <p lang="fa" dir="rtl" style={{ fontSize: font.size.xl, fontWeight: value }}>
              نویسا می‌نویسد
            </p>
          </Row>
        ))}
      </Rows>
    </GuideSection>
  );
}

function NumeralsSection() {
  return (
    <GuideSection
      title="Numerals"
      note="Persian digits in all texts, each as wide as its drawing. Tabular only where figures stand under each other in a column, or where a clock ticks: in a sentence or a price, figures of one width fall apart."
    >
      <Grid>
        <Panel caption="Proportional: sentences, money, counters">
          <Figures numeric="proportional-nums" />
        </Panel>
        <Panel caption="Tabular: columns and clocks">
          <Figures numeric="tabular-nums" />
        </Panel>
        <Panel caption="Thousands and decimals">
          <Persian>
            <p style={{ fontSize: font.size.xl }}>{formatToman(1_250_000)}</p>
            <p style={{ color: color.textQuiet }}>{formatNumber(12.75)}</p>
          </Persian>
        </Panel>
      </Grid>
    </GuideSection>
  );
}
