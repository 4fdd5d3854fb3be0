import { color } from '../../tokens/color.ts';
import { type ColorName, colorNames } from '../../tokens/colorNames.ts';
import { computeContrast, readablePairs } from '../../tokens/computeContrast.ts';
import { font, radius, space } from '../../tokens/scales.ts';
import { type Scheme, type ThemeName, themes } from '../../tokens/themes.ts';

type ReadablePair = (typeof readablePairs)[number];

interface ColourSet {
  theme: ThemeName;
  scheme: Scheme;
}

/** A ground of one colour. */
export function Swatch({ name }: { name: ColorName }) {
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

/** A mark in one colour, for pairs that carry no words. */
export function Shape({ name }: { name: ColorName }) {
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

/** The contrast of a pair in one set, in the colours of a pair of words. */
export function Figure({ set, pair }: { set: ColourSet; pair: ReadablePair }) {
  const [foreground, background, minimum] = pair;
  const [textColor, backgroundColor] =
    minimum <= 3 ? (['text', 'surface'] as const) : [foreground, background];
  return (
    <td
      data-theme={set.theme}
      data-scheme={set.scheme}
      style={{ background: color[backgroundColor], color: color[textColor] }}
    >
      {formatContrast(set.theme, set.scheme, foreground, background)}
    </td>
  );
}

/** The colours of one set, with the pair that is closest to its minimum. */
export function SetPanel({ theme, scheme }: ColourSet) {
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
        {`${foreground} on ${background}: ${formatContrast(theme, scheme, foreground, background)}, needs\u00a0${minimum}`}
      </p>
    </section>
  );
}

function findTightestPair(theme: ThemeName, scheme: Scheme) {
  const margin = ([foreground, background, minimum]: ReadablePair) =>
    computeRatio(theme, scheme, foreground, background) / minimum;
  return readablePairs.reduce((tightest, pair) =>
    margin(pair) < margin(tightest) ? pair : tightest,
  );
}

/** Rounded down, so that a displayed ratio is never higher than the measured one. */
export function formatContrast(
  theme: ThemeName,
  scheme: Scheme,
  foreground: ColorName,
  background: ColorName,
) {
  return (Math.floor(computeRatio(theme, scheme, foreground, background) * 100) / 100).toFixed(2);
}

function computeRatio(
  theme: ThemeName,
  scheme: Scheme,
  foreground: ColorName,
  background: ColorName,
) {
  const colors = themes[theme][scheme];
  return computeContrast(colors[foreground], colors[background]);
}
