import { describe, expect, it } from 'vitest';
import { withTextForContent } from '../../.storybook/controls.ts';

const content = { name: 'title', type: { name: 'other', value: 'ReactNode' } } as const;

describe('the control of a prop for any content', () => {
  const getControl = (name: string, given?: unknown) =>
    withTextForContent({ argTypes: { [name]: content }, initialArgs: { [name]: given } })[name]
      ?.control;

  it('is a field of text for words', () => {
    expect(getControl('title')).toEqual({ type: 'text' });
    expect(getControl('title', 'پیام')).toEqual({ type: 'text' });
  });

  it('does not exist for an icon or an element', () => {
    expect(getControl('icon')).toBe(false);
    expect(getControl('actions', { $$typeof: Symbol('element') })).toBe(false);
  });

  it('leaves other props and chosen controls', () => {
    const argTypes = {
      busy: { name: 'busy', type: { name: 'boolean' } },
      title: { ...content, control: { type: 'color' } },
    } as const;
    expect(withTextForContent({ argTypes, initialArgs: {} })).toEqual(argTypes);
  });
});
