import { describe, expect, it } from 'vitest';
import { readSources } from '../guards/sources.ts';
import { makeSidebarTitle } from './sidebarGroups.ts';

const stories = (
  await Promise.all([
    readSources('packages/ui/src/components/**/*.stories.tsx'),
    readSources('packages/ui/src/charts/**/*.stories.tsx'),
  ])
).flat();

describe('the sidebar of Storybook', () => {
  it.each(stories)('has the component of $path in the group of its folder', ({ path, text }) => {
    const [, folder = ''] = /src\/(?:components\/)?([a-z]+)\//.exec(path) ?? [];
    const [, title = ''] = /title: '(Components\/[^']+)'/.exec(text) ?? [];
    // A part below shows the component in a special place.
    const [root, group, name = ''] = title.split('/');
    expect([root, group, name].join('/')).toBe(makeSidebarTitle(folder, name));
  });

  it('has no group for an unknown folder', () => {
    expect(() => makeSidebarTitle('toys', 'Ball')).toThrow('"toys"');
  });
});
