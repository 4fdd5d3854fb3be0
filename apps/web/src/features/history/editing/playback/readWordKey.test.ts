import { describe, expect, it } from 'vitest';
import { readWordKey } from './readWordKey.ts';

const press = (code: string, held: string) =>
  readWordKey({
    code,
    ctrlKey: held.includes('Ctrl'),
    metaKey: held.includes('Cmd'),
    altKey: held.includes('Alt'),
    shiftKey: held.includes('Shift'),
    repeat: held.includes('Repeat'),
    isComposing: held.includes('Composing'),
    getModifierState: () => held.includes('Graph'),
  });

describe('the keys of the spoken word', () => {
  it('X-135: Alt+Enter plays from the caret', () => {
    expect([press('Enter', 'Alt'), press('NumpadEnter', 'Alt')]).toEqual(['play', 'play']);
    expect([press('Enter', ''), press('Enter', 'Ctrl'), press('Enter', 'Alt Shift')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('X-146: Alt+O switches following', () => {
    expect(press('KeyO', 'Alt')).toBe('follow');
    expect([press('KeyO', ''), press('KeyO', 'Alt Graph')]).toEqual([null, null]);
  });

  it('X-135: a held key and one of a composition do nothing', () => {
    expect([press('Enter', 'Alt Repeat'), press('Enter', 'Alt Composing')]).toEqual([null, null]);
  });
});
