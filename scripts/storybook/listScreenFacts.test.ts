import { describe, expect, it } from 'vitest';
import { readSources } from '../guards/sources.ts';
import { listScreenFacts } from './listScreenFacts.ts';

describe('the facts of a screen', () => {
  it('are read from its stories', () => {
    const text = `const meta = preview.meta({
  title: 'Screens/Start/Missing code',
  parameters: describePage('A page without its code.'),
});
export const NotYetKnown = meta.story({});
export const Late = meta.story({ play: () => step('R-055, R-010: waits. R-055') });`;
    expect(listScreenFacts([{ path: 'Start.stories.tsx', text }])).toEqual([
      {
        title: 'Screens/Start/Missing code',
        sentence: 'A page without its code.',
        story: 'screens-start-missing-code--not-yet-known',
        states: 2,
        rows: ['R-010', 'R-055'],
      },
    ]);
  });

  it('have a sentence for every screen and journey', async () => {
    const facts = listScreenFacts(await readSources('apps/web/src/**/*.stories.tsx'));
    expect(facts.length).toBeGreaterThan(25);
    expect(facts.filter(({ sentence }) => sentence === '').map(({ title }) => title)).toEqual([]);
  });
});
