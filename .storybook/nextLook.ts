import { type Scheme, type ThemeName, themeNames } from '../packages/ui/src/tokens/themes.ts';

/** The theme that the key T selects: the next one, after the last the first. */
export function chooseThemeAfter(theme: ThemeName): ThemeName {
  const next = themeNames[themeNames.indexOf(theme) + 1];
  return next ?? themeNames[0] ?? theme;
}

/** The scheme that the key D selects. */
export function chooseOtherScheme(scheme: Scheme): Scheme {
  return scheme === 'dark' ? 'light' : 'dark';
}
