import { describe, expect, it } from 'vitest';
import { chromaticFor, everyLook, withSnapshots } from '../../.storybook/chromatic.ts';
import { schemes, themeNames } from '../../packages/ui/src/tokens/themes.ts';

describe('what Chromatic photographs', () => {
  it('is nothing by itself', () => {
    expect(chromaticFor({})).toEqual({ disableSnapshot: true });
    expect(chromaticFor({ everyTheme: true })).toEqual({ disableSnapshot: true });
  });

  it('is a sheet once, because it shows all looks', () => {
    expect(chromaticFor({ everyTheme: true, picture: true })).toEqual({ disableSnapshot: false });
  });

  it('R-003: is any other picture in all 22 looks', () => {
    const { disableSnapshot, modes = {} } = chromaticFor({ picture: true });
    expect(disableSnapshot).toBe(false);
    expect(modes).toBe(everyLook);
    expect(Object.keys(modes)).toHaveLength(themeNames.length * schemes.length);
    expect(Object.keys(modes)).toHaveLength(22);
    expect(modes['olive dark']).toEqual({ theme: 'olive', scheme: 'dark' });
  });

  it('is said to each story, whose argument types stay as they are', () => {
    const parameters = { picture: true, everyTheme: true };
    const argTypes = {};
    expect(withSnapshots({ parameters, argTypes })).toBe(argTypes);
    expect(parameters).toEqual({ ...parameters, chromatic: { disableSnapshot: false } });
  });
});
