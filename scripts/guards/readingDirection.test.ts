import { describe, expect, it } from 'vitest';
import { findUnplayedDirections, findFoldersWithSides } from './readingDirection.ts';
import { readSources } from './sources.ts';

const sources = await readSources('packages/ui/src/{charts,components,layout}/**/*.{ts,tsx}');
const folders = findFoldersWithSides(sources);

describe('components with arrow keys, panels or sides', () => {
  it.each([
    'charts/LineChart',
    'components/fields/ComboBox',
    'components/fields/DatePicker',
    'components/overlay/Drawer',
    'components/overlay/Menu',
    'components/fields/NumberField',
    'components/overlay/Popover',
    'components/fields/Select',
    'components/fields/Slider',
    'components/navigation/Tabs',
    'components/feedback/Toast',
    'components/actions/Toolbar',
    'components/overlay/Tooltip',
    'layout/BarPopover',
    'layout/SplitPane',
  ])('are found: %s', (folder) => {
    expect(folders).toContain(`packages/ui/src/${folder}`);
  });

  it.each(folders)('look at their sides in plays from both directions: %s', (folder) => {
    expect(findUnplayedDirections(folder, sources)).toEqual([]);
  });
});

describe('a play', () => {
  const samplePath = 'components/Sample/Sample.stories.tsx';
  const notPlayed = (text: string) =>
    findUnplayedDirections('components/Sample', [{ path: samplePath, text: `\n${text}\n` }]);
  const ofTabs = `export const ByKeyboard = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab).toHaveFocus();
  },
});`;

  it('in one direction leaves the other one out', () => {
    expect(notPlayed(ofTabs)).toEqual(['ltr']);
  });

  it('is taken over by a story that turns it around', () => {
    const turned = "export const Turned = ByKeyboard.extend({ globals: { direction: 'ltr' } });";
    expect(notPlayed(`${ofTabs}\n\n${turned}`)).toEqual([]);
  });

  it('a play that is missing, has no expectation, or measures no side does not count', () => {
    expect(
      notPlayed("export const Shown = meta.story({ globals: { direction: 'ltr' } });"),
    ).toEqual(['rtl', 'ltr']);
    expect(notPlayed(ofTabs.replace('expect(tab).toHaveFocus()', 'tab'))).toEqual(['rtl', 'ltr']);
    expect(notPlayed(ofTabs.replace('ArrowLeft', 'Enter'))).toEqual(['rtl', 'ltr']);
  });

  it('is not found in what follows its story', () => {
    const plain = 'export const Plain = meta.story();';
    const after = "function turn() {\n  play: expect(direction).toBe('ltr');\n}";
    expect(notPlayed(`${plain}\n\n${after}`)).toEqual(['rtl', 'ltr']);
  });
});
