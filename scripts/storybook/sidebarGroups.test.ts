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
    expect(title).toBe(makeSidebarTitle(folder, title.split('/').at(-1) ?? ''));
  });

  it('has no group for an unknown folder', () => {
    expect(() => makeSidebarTitle('toys', 'Ball')).toThrow('"toys"');
  });
});
