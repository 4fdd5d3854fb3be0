import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Ltr } from '../components/text/Ltr/Ltr.tsx';
import { formatToman } from '../persian/money.ts';
import { formatNumber } from '../persian/number.ts';
import { color } from '../tokens/color.ts';
import { font, measure, space } from '../tokens/scales.ts';
import { fontFamilies } from '../tokens/themeSheet.ts';
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

const meta = preview.meta({
  title: 'Foundations/Typography',
  parameters: { layout: 'fullscreen' },
});

const uses: Record<keyof typeof font.size, string> = {
  xs: 'Small counters and axis words; never a sentence.',
  sm: 'Hints, dates, labels of facts.',
  md: 'Text and controls.',
  lg: 'Transcripts and the heading of a card.',
  xl: 'The heading of a section.',
  '2xl': 'The heading of a page.',
  '3xl': 'A figure or a price that is read first.',
};

const paragraph =
  'صدای شما در همان لحظه به نوشته تبدیل می‌شود. گچ پژ، «می‌روم» و «نوشته‌ام»: نقطه‌ها و دنباله‌ها هرگز به هم نمی‌رسند.';

export const Default = meta.story({
  render: () => (
    <GuidePage
      title="Typography"
      lead="One family for both scripts: IRANYekan where it is licensed, Vazirmatn as it ships. The person’s words are the loudest thing on every page."
    >
      <GuideSection
        title="Family"
        note="From the most to the least wanted; the fallback has the measures of the shipped font, so nothing moves when it arrives."
      >
        <p>{fontFamilies.join(' · ')}</p>
      </GuideSection>
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
      <GuideSection
        title="Line height"
        note="Persian needs room above and below the line. The last sample shows what Latin habits do to it."
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
        note={`A Latin name, a number or an address is an island of its own, so that signs keep their side. A line for reading is at most ${measure.reading} long.`}
      >
        <Persian>
          <p style={{ maxInlineSize: measure.reading, fontSize: font.size.lg }}>
            نشانی <Ltr lang="en">sara@example.com</Ltr> و شمارهٔ <Ltr>۰۹۱۲ ۱۲۳ ۴۵۶۷</Ltr> در همین
            جمله آمده‌اند و نقطه در پایان مانده است.
          </p>
        </Persian>
      </GuideSection>
      <GuideSection
        title="Numerals"
        note="Persian digits everywhere the person reads; tabular in tables, timers and money, so that columns hold."
      >
        <Grid>
          <Panel caption="Tabular">
            <Figures numeric="tabular-nums" />
          </Panel>
          <Panel caption="Proportional, for running text">
            <Figures numeric="proportional-nums" />
          </Panel>
          <Panel caption="Thousands and decimals">
            <Persian>
              <p style={{ fontSize: font.size.xl }}>{formatToman(1_250_000)}</p>
              <p style={{ color: color.textQuiet }}>{formatNumber(12.75)}</p>
            </Persian>
          </Panel>
        </Grid>
      </GuideSection>
      <GuideSection title="Rules">
        <Rules
          rules={[
            'No letter-spacing on Persian: it tears the letters apart. No italics, no thin weights.',
            'Bold is for headings and one word; medium for controls and labels.',
            'Text is aligned to the start and never justified.',
            'Sizes are in rem, so that they follow the person’s own setting.',
          ]}
        />
      </GuideSection>
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
