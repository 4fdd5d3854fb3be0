import { describe, expect, it } from 'vitest';
import { chromaticFor, everyMode, withSnapshots } from '../../.storybook/chromatic.ts';
import { schemes, themeNames } from '../../packages/ui/src/tokens/themes.ts';

describe('the snapshots of Chromatic', () => {
  it('are none by default', () => {
    expect(chromaticFor({})).toEqual({ disableSnapshot: true });
    expect(chromaticFor({ everyTheme: true })).toEqual({ disableSnapshot: true });
  });

  it('include a sheet once, because it shows all colour sets', () => {
    expect(chromaticFor({ everyTheme: true, picture: true })).toEqual({ disableSnapshot: false });
  });

  it('R-003: include any other picture in all 22 colour sets', () => {
    const { disableSnapshot, modes = {} } = chromaticFor({ picture: true });
    expect(disableSnapshot).toBe(false);
    expect(modes).toBe(everyMode);
    expect(Object.keys(modes)).toHaveLength(themeNames.length * schemes.length);
    expect(Object.keys(modes)).toHaveLength(22);
    expect(modes['olive dark']).toEqual({ theme: 'olive', scheme: 'dark' });
  });

  it('are set on each story, whose argument types stay unchanged', () => {
    const parameters = { picture: true, everyTheme: true };
    const argTypes = {};
    expect(withSnapshots({ parameters, argTypes })).toBe(argTypes);
    expect(parameters).toEqual({ ...parameters, chromatic: { disableSnapshot: false } });
  });
});
