import { describe, expect, it } from 'vitest';
import { findPhysicalStyles } from './physicalStyles.ts';
import { readSources } from './sources.ts';

const sources = await readSources('{packages/ui,apps/web}/src/**/*.{ts,tsx}');

describe('the styles of the product', () => {
  it('are found in more than ten files', () => {
    expect(sources.filter(({ text }) => text.includes('styled.')).length).toBeGreaterThan(10);
  });

  it('name start and end, never left and right', () => {
    expect(sources.flatMap(findPhysicalStyles)).toEqual([]);
  });
});

describe('a physical side', () => {
  it.each([
    ['margin-left: 4px', 'use the -inline-start or -end property'],
    ['padding-right: ${space[1]}', 'use the -inline-start or -end property'],
    ['border-left: 1px solid', 'use border-inline'],
    ['border-right-width: 0', 'use border-inline'],
    ['border-top-left-radius: 0', 'use border-inline'],
    ['left: 0', 'use inset-inline-start or -end'],
    ['text-align: right', 'use start'],
    ['float: left', 'use start'],
    ['direction: rtl', 'use the dir attribute'],
    ['inset: 0 auto 0 4px', 'use inset-inline and inset-block'],
    ['translate: 10px 0', 'use transform, which is mirrored'],
    ['--pad-left: 1px', 'name it by start and end'],
  ])('is found in %s', (declaration, advice) => {
    const [first, second] = complaintsAbout(`color: red;\n  ${declaration};`);
    expect(first).toContain(`sample.ts:3 ${declaration.split(':')[0]}`);
    expect(first).toContain(advice);
    expect(second).toBeUndefined();
  });

  it('is found within a state, after a comment and in a styled component', () => {
    const text = 'styled(Link)`\n/* why */ &:hover { color: red; left: 0 }\n`;';
    expect(findPhysicalStyles({ path: 'sample.ts', text })).toHaveLength(1);
  });

  it.each([
    'margin-inline-start: 4px',
    'inset: 0',
    'inset: min(0px, calc((100% - ${size.control}) / 2))',
    'transform: translateX(10px)',
    'background-position: left center',
    'text-align: start',
    'transition: left 1s',
    '/* left: 0 */ color: red',
    'border-start-start-radius: 4px',
  ])('is not seen in %s', (declaration) => {
    expect(complaintsAbout(`${declaration};`)).toEqual([]);
  });
});

function complaintsAbout(css: string): string[] {
  const text = `export const Root = styled.div\`\n  ${css}\n\`;`;
  return findPhysicalStyles({ path: 'sample.ts', text });
}
