import { describe, expect, it } from 'vitest';
import { findOptionLists, withOptions } from './docgenOptions.ts';

const lists = findOptionLists([
  {
    path: 'Button.tsx',
    text: "export const buttonSizes = ['small', 'large'] as const;\nexport const names = [\n  '404',\n  'empty',\n] as const;",
  },
]);

const unread = (name: string) => `{"name":"unknown[number]","raw":"(typeof ${name})[number]"}`;

describe('the options of a control', () => {
  it('come from the exported lists', () => {
    expect([...lists]).toEqual([
      ['buttonSizes', ['small', 'large']],
      ['names', ['404', 'empty']],
    ]);
  });

  it('replace the type that the generator cannot read', () => {
    const code = withOptions(`Button.__docgenInfo={"size":${unread('buttonSizes')}}`, lists);
    expect(code).toBe(
      `Button.__docgenInfo={"size":${JSON.stringify({
        name: 'union',
        raw: "'small' | 'large'",
        elements: [
          { name: 'literal', value: "'small'" },
          { name: 'literal', value: "'large'" },
        ],
      })}}`,
    );
  });

  it('leave a type without a list, which the check of the built Storybook finds', () => {
    expect(withOptions(unread('others'), lists)).toBe(unread('others'));
  });
});
