import { expect, it } from 'vitest';
import { readStoryRows } from './storyRows.ts';

it('each story proves the rows of its title and its steps, and one that extends it proves none', () => {
  const source = `
const meta = preview.meta({ title: 'Layout/Menu' });
export const Default = meta.story({
  play: async ({ step }) => {
    await step('R-004: the menu is 260 px wide', async () => {});
    await step('R-063, R-064: the menu has a badge', async () => {});
  },
});
export const LeftToRight = Default.extend({ globals: { direction: 'ltr' } });
export const WithSocial = meta.story({
  name: 'R-074: with social sign-in',
});
`;
  expect([...readStoryRows(source)]).toEqual([
    ['Default', ['R-004', 'R-063', 'R-064']],
    ['Left To Right', []],
    ['R-074: with social sign-in', ['R-074']],
  ]);
});

it('the stories of a file prove the rows of a step that they share', () => {
  const source = `
const checkMenu = (step) => step('R-004: the menu is 260 px wide', async () => {});
export const Default = meta.story({ play: checkMenu });
`;
  expect([...readStoryRows(source)]).toEqual([['Default', ['R-004']]]);
});
