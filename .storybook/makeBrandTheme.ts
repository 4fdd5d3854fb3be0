import { create } from 'storybook/theming/create';
import { logoShapes } from '../packages/ui/src/drawings/logoShapes.ts';
import { fontFamilies } from '../packages/ui/src/tokens/writeThemeSheet.ts';
import { type Scheme, type ThemeName, themes } from '../packages/ui/src/tokens/themes.ts';

/** The look of Storybook itself, in the colours of a theme of the product. */
export function makeBrandTheme(theme: ThemeName, scheme: Scheme) {
  const colors = themes[theme][scheme];
  return create({
    base: scheme,
    brandTitle: 'Nevisa',
    brandUrl: './',
    brandTarget: '_self',
    brandImage: writeBrandImage(theme, scheme),
    fontBase: fontFamilies.join(', '),
    colorPrimary: colors.accent,
    colorSecondary: colors.accentText,
    appBg: colors.surfaceSunken,
    appContentBg: colors.surface,
    appPreviewBg: colors.surface,
    appHoverBg: colors.surfaceHover,
    appBorderColor: colors.border,
    appBorderRadius: 10,
    textColor: colors.text,
    textInverseColor: colors.onAccent,
    textMutedColor: colors.textQuiet,
    barBg: colors.surfaceRaised,
    barTextColor: colors.textQuiet,
    barHoverColor: colors.accentText,
    barSelectedColor: colors.accentText,
    buttonBg: colors.surfaceRaised,
    buttonBorder: colors.borderStrong,
    booleanBg: colors.surfaceSunken,
    booleanSelectedBg: colors.surfaceRaised,
    inputBg: colors.surfaceRaised,
    inputBorder: colors.borderStrong,
    inputTextColor: colors.text,
    inputBorderRadius: 8,
  });
}

/** The mark with its name, as the address of an image. */
function writeBrandImage(theme: ThemeName, scheme: Scheme): string {
  const { accent, drawingLine, text } = themes[theme][scheme];
  const shapes = logoShapes.map(
    ({ ink, path }) => `<path fill="${ink === 'accent' ? accent : drawingLine}" d="${path}"/>`,
  );
  const name = `<text x="60" y="33" fill="${text}" font-family="system-ui, sans-serif" font-size="26" font-weight="600">Nevisa</text>`;
  const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 48" width="120" height="36">${shapes.join('')}${name}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(image)}`;
}
