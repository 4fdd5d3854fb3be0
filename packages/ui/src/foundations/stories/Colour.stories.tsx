import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { color, nameColorVariable } from '../../tokens/color.ts';
import { type ColorName, colorNames } from '../../tokens/colorNames.ts';
import { colorMeanings } from '../../tokens/colors.ts';
import { readablePairs } from '../../tokens/computeContrast.ts';
import { font, radius, space } from '../../tokens/scales.ts';
import { type Scheme, type ThemeName, schemes, themeNames, themes } from '../../tokens/themes.ts';
import { families, findTightestPair, formatRatio } from './colourFacts.ts';
import { ColourValues, type ColourLook } from './ColourValues.tsx';
import { toOklch } from './oklch.ts';
import { Grid, GuidePage, GuideSection, Row, Rows, Rules } from './Guide.tsx';
import * as S from './Guide.styles.ts';

const meta = preview.meta({
  title: 'Foundations/Colour',
  parameters: describePage(
    'The named colours with their meanings, and the contrast of every allowed pair in all 22 sets.',
  ),
});

const sets = themeNames.flatMap((theme) => schemes.map((scheme) => ({ theme, scheme })));

export const Default = meta.story({
  render: (_, { globals }) => (
    <GuidePage
      title="Colour"
      lead="Each theme is one hue: nearly white or nearly black backgrounds with a slight tint, and the full accent only for the primary action, the selected item, focus, links and the voice level."
    >
      {Object.entries(families).map(([family, belongs]) => (
        <GuideSection key={family} title={family}>
          <Rows>
            {colorNames.filter(belongs).map((name) => (
              <Row key={name} name={name} note={colorMeanings[name]}>
                <Swatch name={name} />
                <ColourValues name={name} {...(globals as ColourLook)} />
              </Row>
            ))}
          </Rows>
        </GuideSection>
      ))}
      <GuideSection
        title="Values"
        note="The values above are those of the theme and the scheme of the toolbar. A press copies one: the variable for code, the others for a drawing."
      >
        <p>All values of all sets are files: see “For Figma” in this group.</p>
      </GuideSection>
      <Rules
        rules={[
          'Use a colour by its meaning, never by its hue; the theme defines the value.',
          'Use only pairs from the table of readable pairs.',
          'Status colours are the same in all themes, and an icon or a text accompanies them.',
          'Dark schemes are designed separately and not inverted.',
          'Under the pointer a ground changes by at least 0.04 in OKLab; with dark words on the accent it becomes lighter.',
          'The focus ring is the accent, or ink in a theme whose accent resembles danger. An invalid field stays red inside it.',
          'The accent is the ground of words; without words use accentMark, which has 3 : 1 in every theme.',
        ]}
      />
    </GuidePage>
  ),
  play: async ({ canvas, globals, step }) => {
    await step('every colour is shown with its meaning', async () => {
      for (const name of colorNames) {
        await expect(canvas.getByText(name)).toBeInTheDocument();
      }
    });
    await step('each value of the chosen set can be copied', async () => {
      const { theme, scheme } = globals as ColourLook;
      const { accent } = themes[theme][scheme];
      for (const value of [nameColorVariable('accent'), accent, toOklch(accent)]) {
        await expect(canvas.getAllByTitle(`Copy ${value}`)[0]).toBeVisible();
      }
    });
  },
});

/** All 22 sets, each with its lowest contrast pair. */
export const Sets = meta.story({
  tags: ['every-set'],
  render: () => (
    <GuidePage
      title="The 22 sets"
      lead="Eleven themes in two schemes. Each set shows the pair with the smallest margin to its minimum contrast."
    >
      <Grid>
        {sets.map(({ theme, scheme }) => (
          <SetPanel key={`${theme} ${scheme}`} theme={theme} scheme={scheme} />
        ))}
      </Grid>
    </GuidePage>
  ),
  play: async ({ canvas, step }) => {
    await step('R-003: 11 themes in light and dark', async () => {
      await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(22);
    });
  },
});

/** Every allowed pair in the theme and scheme of the toolbar. */
export const ReadablePairs = meta.story({
  render: (_, { globals }) => {
    const { theme, scheme } = globals as { theme: ThemeName; scheme: Scheme };
    return (
      <GuidePage
        title="Readable pairs"
        lead={`Every allowed foreground and background in ${theme} ${scheme}, with its contrast (WCAG 2.2) and the minimum. Select another set in the toolbar.`}
      >
        <S.Scroller aria-label="Readable pairs" tabIndex={0}>
          <S.Table>
            <thead>
              <tr>
                <th scope="col">Sample</th>
                <th scope="col">Foreground</th>
                <th scope="col">Background</th>
                <th scope="col">Contrast</th>
                <th scope="col">Needs</th>
              </tr>
            </thead>
            <tbody>
              {readablePairs.map(([foreground, background, minimum]) => (
                <tr key={`${foreground} ${background}`}>
                  <td style={{ background: color[background], color: color[foreground] }}>
                    {minimum <= 3 ? <Shape name={foreground} /> : <span lang="fa">نویسا ۱۲۳</span>}
                  </td>
                  <th scope="row">{foreground}</th>
                  <td>{background}</td>
                  <td>{formatRatio(theme, scheme, foreground, background)}</td>
                  <td>{minimum}</td>
                </tr>
              ))}
            </tbody>
          </S.Table>
        </S.Scroller>
      </GuidePage>
    );
  },
  play: async ({ canvas, step }) => {
    await step('the table has a row for each pair', async () => {
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(readablePairs.length);
    });
  },
});

/** The contrast of every pair in every set; text pairs are shown in their own colours. */
export const EveryFigure = meta.story({
  tags: ['every-set'],
  render: () => (
    <GuidePage
      title="Every figure"
      lead="The contrast of each readable pair in all 22 sets, as the tests measure it. The ratio of a text pair is shown in that pair."
    >
      <S.Scroller aria-label="Every figure" tabIndex={0}>
        <S.Table>
          <thead>
            <tr>
              <th scope="col">Pair</th>
              <th scope="col">Needs</th>
              {sets.map(({ theme, scheme }) => (
                <th scope="col" key={`${theme} ${scheme}`}>{`${theme} ${scheme}`}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {readablePairs.map((pair) => (
              <tr key={pair.join(' ')}>
                <th scope="row">{`${pair[0]} on ${pair[1]}`}</th>
                <td>{pair[2]}</td>
                {sets.map((set) => (
                  <Figure key={`${set.theme} ${set.scheme}`} set={set} pair={pair} />
                ))}
              </tr>
            ))}
          </tbody>
        </S.Table>
      </S.Scroller>
    </GuidePage>
  ),
  play: async ({ canvas, step }) => {
    await step('R-233: every contrast reaches the minimum of its pair', async () => {
      const rows = canvas.getAllByRole('row').slice(1);
      const low = rows.filter((row) => {
        const [needs = 0, ...figures] = [...row.querySelectorAll('td')].map(({ textContent }) =>
          Number(textContent),
        );
        return figures.length !== 22 || figures.some((ratio) => ratio < needs);
      });
      await expect(low).toEqual([]);
    });
  },
});

function Swatch({ name }: { name: ColorName }) {
  return (
    <div
      style={{
        blockSize: space[10],
        border: `1px solid ${color.border}`,
        borderRadius: radius.control,
        background: color[name],
      }}
    />
  );
}

function Shape({ name }: { name: ColorName }) {
  return (
    <span
      style={{
        display: 'inline-block',
        inlineSize: space[12],
        blockSize: space[3],
        border: `2px solid ${color[name]}`,
        borderRadius: radius.round,
      }}
    />
  );
}

function Figure({
  set,
  pair,
}: {
  set: (typeof sets)[number];
  pair: (typeof readablePairs)[number];
}) {
  const [foreground, background, minimum] = pair;
  const [textColor, backgroundColor] =
    minimum <= 3 ? (['text', 'surface'] as const) : [foreground, background];
  return (
    <td
      data-theme={set.theme}
      data-scheme={set.scheme}
      style={{ background: color[backgroundColor], color: color[textColor] }}
    >
      {formatRatio(set.theme, set.scheme, foreground, background)}
    </td>
  );
}

function SetPanel({ theme, scheme }: { theme: ThemeName; scheme: Scheme }) {
  const [foreground, background, minimum] = findTightestPair(theme, scheme);
  return (
    <section
      data-theme={theme}
      data-scheme={scheme}
      style={{
        display: 'grid',
        gap: space[3],
        padding: space[6],
        border: `1px solid ${color.border}`,
        borderRadius: radius.card,
        background: color.surface,
        color: color.text,
      }}
    >
      <h2 style={{ fontSize: font.size.lg }}>{`${theme} ${scheme}`}</h2>
      <div
        aria-hidden="true"
        style={{ display: 'grid', gridTemplateColumns: 'repeat(8, 1fr)', gap: space[1] }}
      >
        {colorNames.map((name) => (
          <span
            key={name}
            title={`${name} ${themes[theme][scheme][name]}`}
            style={{
              aspectRatio: '1',
              border: `1px solid ${color.border}`,
              borderRadius: '6px',
              background: color[name],
            }}
          />
        ))}
      </div>
      <p style={{ color: color.textQuiet, fontSize: font.size.sm }}>
        {`${foreground} on ${background}: ${formatRatio(theme, scheme, foreground, background)}, needs\u00a0${minimum}`}
      </p>
    </section>
  );
}
