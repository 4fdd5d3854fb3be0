import { nameColorVariable } from './color.ts';
import { type ColorName, colorNames } from './colorNames.ts';
import type { Theme, ThemeColors } from './colors.ts';
import { lineSpacings, textSizes } from './scales.ts';
import { defaultTheme, type Scheme } from './themes.ts';

/** IRANYekan first; Vazirmatn is shipped; the fallback face has its metrics until it has loaded. */
export const fontFamilies = [
  'IRANYekanX',
  'IRANYekan',
  'Vazirmatn',
  'Vazirmatn Fallback',
  'Tahoma',
  'system-ui',
  'sans-serif',
] as const;

/** One layer of a shadow, lengths in px. */
export interface ShadowLayer {
  offset: number;
  blur: number;
  spread: number;
  color: string;
}

/** Offset vertically only, so no mirroring is needed; on dark backgrounds only a stronger black is visible. */
export const floatingShadow: Readonly<Record<Scheme, readonly ShadowLayer[]>> = {
  light: [
    { offset: 1, blur: 2, spread: 0, color: '#0f172a14' },
    { offset: 12, blur: 32, spread: -8, color: '#0f172a33' },
  ],
  dark: [
    { offset: 1, blur: 2, spread: 0, color: '#00000080' },
    { offset: 12, blur: 32, spread: -8, color: '#000000b3' },
  ],
};

/**
 * The replacements for users who request more contrast: quiet text becomes normal
 * text, and separators become outlines. Text on a surface then reaches 7 (WCAG 2.2,
 * 1.4.6).
 */
export const moreContrast = {
  textQuiet: 'text',
  accentText: 'onAccentSoft',
  dangerText: 'onDangerSoft',
  successText: 'onSuccessSoft',
  warningText: 'onWarningSoft',
  informationText: 'onInformationSoft',
  border: 'borderStrong',
  borderFloating: 'borderStrong',
} as const satisfies Partial<Record<ColorName, ColorName>>;

/**
 * Writes the static sheet with all themes. `data-theme` and `data-scheme` may be on
 * the document and on any element in it; an element with one of them inherits the
 * other from the document, and without any the default theme is light. Dark is for
 * screens: print is light.
 */
export function writeThemeSheet(themes: Readonly<Record<string, Theme>>): string {
  const sets = Object.values(themes);
  const shared = colorNames.filter((name) => isSame(sets, name));
  const own = colorNames.filter((name) => !shared.includes(name));
  const [first] = sets;

  const common = (scheme: Scheme) => [
    `color-scheme:${scheme}`,
    `--nv-shadow-floating:${floatingShadow[scheme].map(writeShadowLayer).join(',')}`,
    ...(first === undefined ? [] : writeDeclarations(first[scheme], shared)),
  ];
  const rules = (scheme: Scheme) => [
    block(commonSelectors[scheme], common(scheme)),
    ...Object.entries(themes).map(([name, theme]) =>
      block(selectors[scheme](name), writeDeclarations(theme[scheme], own)),
    ),
  ];

  return [
    block(
      [':root'],
      [
        `--nv-font-family:${fontFamilies.map(nameFont).join(',')}`,
        `--nv-transcript-size:${textSizes.medium}`,
        `--nv-transcript-line:${lineSpacings.normal}`,
      ],
    ),
    ...writeAttributeRules('data-text-size', '--nv-transcript-size', textSizes),
    ...writeAttributeRules('data-line-spacing', '--nv-transcript-line', lineSpacings),
    ...rules('light'),
    '@media screen{',
    ...rules('dark'),
    '}',
    '@media (prefers-contrast:more){',
    block(commonSelectors.light, Object.entries(moreContrast).map(overrideForContrast)),
    '}',
    '',
  ].join('\n');
}

/** One rule for each value of an attribute, on any element. */
function writeAttributeRules(
  attribute: string,
  variable: string,
  values: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(values).map(([name, value]) =>
    block([`[${attribute}='${name}']`], [`${variable}:${value}`]),
  );
}

const commonSelectors: Record<Scheme, string[]> = {
  light: [':root', '[data-theme]', '[data-scheme]'],
  dark: ["[data-scheme='dark']", ":root[data-scheme='dark'] [data-theme]:not([data-scheme])"],
};

const selectors: Record<Scheme, (theme: string) => string[]> = {
  light: (theme) => [
    ...(theme === defaultTheme ? [':root', '[data-scheme]'] : []),
    `[data-theme='${theme}']`,
    `:root[data-theme='${theme}'] [data-scheme]:not([data-theme])`,
  ],
  dark: (theme) => [
    ...(theme === defaultTheme ? ["[data-scheme='dark']"] : []),
    `[data-theme='${theme}'][data-scheme='dark']`,
    `:root[data-theme='${theme}'] [data-scheme='dark']:not([data-theme])`,
    `:root[data-scheme='dark'] [data-theme='${theme}']:not([data-scheme])`,
  ],
};

function block(selector: readonly string[], lines: readonly string[]): string {
  return `${selector.join(',')}{${lines.join(';')}}`;
}

function writeDeclarations(colors: ThemeColors, names: readonly ColorName[]): string[] {
  return names.map((name) => `${nameColorVariable(name)}:${colors[name]}`);
}

// The user's request has a higher specificity than every theme.
function overrideForContrast([quiet, loud]: [string, ColorName]): string {
  return `${nameColorVariable(quiet as ColorName)}:var(${nameColorVariable(loud)})!important`;
}

function writeShadowLayer({ offset, blur, spread, color }: ShadowLayer): string {
  return ['0', ...[offset, blur, ...(spread === 0 ? [] : [spread])].map(formatPixels), color].join(
    ' ',
  );
}

function formatPixels(length: number): string {
  return `${length}px`;
}

// Generic font families must not be quoted.
function nameFont(name: string): string {
  return /^(?:IRANYekan|Vazirmatn)/.test(name) ? `'${name}'` : name;
}

function isSame(sets: readonly Theme[], name: ColorName): boolean {
  return new Set(sets.map(({ light, dark }) => `${light[name]} ${dark[name]}`)).size === 1;
}
