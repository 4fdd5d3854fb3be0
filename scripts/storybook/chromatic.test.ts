import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  describeSnapshots,
  everyMode,
  reviewedModes,
  withSnapshots,
} from '../../.storybook/chromatic.ts';
import { schemes, themeNames } from '../../packages/ui/src/tokens/themes.ts';

const settings = JSON.parse(
  readFileSync(new URL('../../chromatic.config.json', import.meta.url), 'utf8'),
) as Record<string, unknown>;

describe('the snapshots of Chromatic', () => {
  it('are none by default', () => {
    expect(describeSnapshots({})).toEqual({ disableSnapshot: true });
    expect(describeSnapshots({ everyTheme: true })).toEqual({ disableSnapshot: true });
  });

  it('include a sheet once, because it shows all colour sets', () => {
    expect(describeSnapshots({ everyTheme: true, picture: true })).toEqual({
      disableSnapshot: false,
    });
  });

  it('include any other picture in the four looks of a pull request', () => {
    const { disableSnapshot, modes = {} } = describeSnapshots({ picture: true });
    expect(disableSnapshot).toBe(false);
    expect(modes).toBe(reviewedModes);
    expect(Object.keys(modes)).toHaveLength(4);
    expect(modes['olive dark']).toEqual({ theme: 'olive', scheme: 'dark' });
  });

  it('R-003: include it in all 22 colour sets at night', () => {
    const { modes = {} } = describeSnapshots({ picture: true }, everyMode);
    expect(Object.values(modes)).toEqual(
      themeNames.flatMap((theme) => schemes.map((scheme) => ({ theme, scheme }))),
    );
    expect(Object.keys(modes)).toHaveLength(22);
  });

  it('are set on each story, whose argument types stay unchanged', () => {
    const parameters = { picture: true, everyTheme: true };
    const argTypes = {};
    expect(withSnapshots({ parameters, argTypes })).toBe(argTypes);
    expect(parameters).toEqual({ ...parameters, chromatic: { disableSnapshot: false } });
  });

  it('are taken of changed stories only, and a change needs a review', () => {
    expect(settings).toMatchObject({ onlyChanged: true });
    expect(settings).not.toHaveProperty('exitZeroOnChanges');
  });
});
