import { describe, expect, it } from 'vitest';
import { readSources } from '../guards/sources.ts';
import { listComponentFacts } from './listComponentFacts.ts';

const ui = 'packages/ui/src';

const sources = [
  [`${ui}/index.ts`, "export * from './components/data/index.ts';"],
  [
    `${ui}/components/data/index.ts`,
    "export { Used } from './Used/Used.tsx';\nexport { Idle } from './Idle/Idle.tsx';\nexport { Bare, type BareProps } from './Bare/Bare.tsx';",
  ],
  [`${ui}/components/data/Used/Used.tsx`, "import { Part } from '../Part/Part.tsx';"],
  [`${ui}/components/data/Used/Used.stories.tsx`, "title: 'Components/Data/Used'"],
  [`${ui}/components/data/Part/Part.tsx`, ''],
  [
    `${ui}/components/data/Part/Part.styles.ts`,
    "color.accent radius.card font.size['2xl'] color.accent",
  ],
  [`${ui}/components/data/Part/Part.stories.tsx`, "title: 'Components/Data/Part'"],
  [`${ui}/components/data/Part/Sheets.stories.tsx`, "title: 'Components/Data/Part/Sheets'"],
  [`${ui}/components/data/Idle/Idle.tsx`, ''],
  [`${ui}/components/data/Idle/Idle.usage.ts`, ''],
  [`${ui}/components/data/Idle/Idle.stories.tsx`, "title: 'Components/Data/Idle', picture: true"],
  [`${ui}/components/data/Bare/Bare.tsx`, ''],
  [`${ui}/components/data/Bare/Bare.stories.tsx`, "title: 'Components/Data/Bare', picture: true"],
  [
    'apps/web/src/features/messages/MessagesScreen.tsx',
    "import { Used, type BareProps } from '@nevisa/ui';\n",
  ],
  ['apps/web/src/features/messages/Messages.stories.tsx', "import { Idle } from '@nevisa/ui';\n"],
].map(([path = '', text = '']) => ({ path, text }));

const facts = listComponentFacts(sources);
const of = (name: string) => facts[`${ui}/components/data/${name}/${name}.stories.tsx`];

describe('the facts of a component', () => {
  it('say that the product uses what a screen imports, and what that imports', () => {
    expect(of('Used')).toMatchObject({
      title: 'Components/Data/Used',
      status: 'in-product',
      usedIn: ['messages'],
    });
    expect(of('Part')).toMatchObject({ status: 'in-product', usedIn: ['messages'] });
  });

  it('belong to no stories that are deeper in the sidebar', () => {
    expect(Object.keys(facts)).toHaveLength(4);
  });

  it('say that an unused component with a record and a picture is ready, any other a draft', () => {
    expect(of('Idle')?.status).toBe('ready');
    expect(of('Bare')?.status).toBe('draft');
  });

  it('name each token of the styles once', () => {
    expect(of('Part')?.tokens).toEqual(['color.accent', 'font.size[2xl]', 'radius.card']);
  });
});

describe('the components of the product', async () => {
  const all = (
    await Promise.all(
      ['packages/ui/src', 'apps/web/src'].map((at) => readSources(`${at}/**/*.{ts,tsx}`)),
    )
  ).flat();
  const real = Object.entries(listComponentFacts(all));

  it('have a record beside their stories', () => {
    const paths = new Set(all.map(({ path }) => path));
    const bare = real
      .map(([path]) => path.replace('.stories.tsx', '.usage.ts'))
      .filter((path) => !paths.has(path));
    expect(real.length).toBeGreaterThan(80);
    expect(bare).toEqual([]);
  });

  it('include components of each kind that exists, and the button of every screen', () => {
    const findStatus = (name: string) =>
      real.find(([path]) => path.endsWith(`/${name}.stories.tsx`))?.[1].status;
    expect(findStatus('Button')).toBe('in-product');
    expect(findStatus('SplitPane')).toBe('ready');
  });
});
