import { describe, expect, it } from 'vitest';
import { findPersianTexts, mayHoldPersian } from './persianTexts.ts';
import { readSources } from './sources.ts';

const sources = await readSources('{packages,apps,mocks,scripts,e2e,.storybook}/**/*.{ts,tsx}');

describe('the Persian texts of the product', () => {
  it('are found in the text tables', () => {
    const places = sources.filter(({ path }) => path.startsWith('apps/web/src/shared/text/'));
    expect(places.flatMap(findPersianTexts).length).toBeGreaterThan(20);
  });

  it('are in the text tables, and nowhere else in code', () => {
    const elsewhere = sources.filter(({ path }) => !mayHoldPersian(path));
    expect(elsewhere.flatMap(findPersianTexts)).toEqual([]);
  });
});

describe('a Persian word', () => {
  it.each([
    ["const label = 'ورود';", 1],
    ['const label = `سلام ${name}`;', 1],
    ['const view = <p>\n  خروج\n</p>;', 1],
    ['// «ورود» is the label\nconst label = text.signIn;', 0],
    ["const label = 'Sign in';", 0],
  ])('in %s is seen %i times', (text, times) => {
    expect(findPersianTexts({ path: 'sample.tsx', text })).toHaveLength(times);
  });

  it('is reported with its file and line', () => {
    expect(findPersianTexts({ path: 'sample.tsx', text: "\nconst label = 'ورود';" })).toEqual([
      'sample.tsx:2 «ورود»',
    ]);
  });

  it('is allowed in a story, a text table and the values of tests, not in a component', () => {
    expect(mayHoldPersian('apps/web/src/features/dictation/workspace/workspaceTesting.ts')).toBe(
      true,
    );
    expect(mayHoldPersian('packages/ui/src/components/actions/Button/Button.stories.tsx')).toBe(
      true,
    );
    expect(mayHoldPersian('apps/web/src/shared/text/navText.ts')).toBe(true);
    expect(mayHoldPersian('packages/ui/src/components/actions/Button/Button.tsx')).toBe(false);
  });
});
