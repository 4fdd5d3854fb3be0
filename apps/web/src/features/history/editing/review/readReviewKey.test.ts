import { describe, expect, it } from 'vitest';
import { readReviewKey } from './readReviewKey.ts';

const press = (code: string, held = '') =>
  readReviewKey({
    code,
    ctrlKey: held.includes('Ctrl'),
    metaKey: held.includes('Cmd'),
    altKey: held.includes('Alt'),
    shiftKey: held.includes('Shift'),
    isComposing: held.includes('Composing'),
    getModifierState: () => held.includes('Graph'),
  });

describe('the keys of the review', () => {
  it('X-142: F7 and Alt+. go on, Shift+F7 and Alt+, go back', () => {
    expect([press('F7'), press('Period', 'Alt')]).toEqual(['next', 'next']);
    expect([press('F7', 'Shift'), press('Comma', 'Alt')]).toEqual(['previous', 'previous']);
  });

  it('X-142: Alt+A accepts the word', () => {
    expect(press('KeyA', 'Alt')).toBe('accept');
  });

  it.each([
    ['F7', 'Ctrl'],
    ['F7', 'Alt'],
    ['KeyA', ''],
    ['KeyA', 'Ctrl'],
    ['KeyA', 'Alt Shift'],
    ['Period', ''],
    ['Period', 'Alt Graph'],
    ['F7', 'Composing'],
  ])('X-142, T-35: %s with "%s" belongs to another part, the browser or the text', (code, held) => {
    expect(press(code, held)).toBeNull();
  });
});
