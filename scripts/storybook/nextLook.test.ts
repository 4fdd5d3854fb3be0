import { describe, expect, it } from 'vitest';
import { chooseOtherScheme, chooseThemeAfter } from '../../.storybook/nextLook.ts';
import { themeNames } from '../../packages/ui/src/tokens/themes.ts';

describe('the keys of the toolbar', () => {
  it('T shows each of the 11 themes before the first again', () => {
    const seen = themeNames.map((_, presses) => {
      let theme = themeNames[0] ?? 'blue';
      for (let press = 0; press < presses; press += 1) {
        theme = chooseThemeAfter(theme);
      }
      return theme;
    });
    expect(seen).toEqual(themeNames);
    expect(chooseThemeAfter(themeNames.at(-1) ?? 'blue')).toBe(themeNames[0]);
  });

  it('D changes between light and dark', () => {
    expect([chooseOtherScheme('light'), chooseOtherScheme('dark')]).toEqual(['dark', 'light']);
  });
});
