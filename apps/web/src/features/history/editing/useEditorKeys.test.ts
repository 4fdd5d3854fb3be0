import { describe, expect, it } from 'vitest';
import { readEditorKey } from './useEditorKeys.ts';

const press = (code: string, held: string) =>
  readEditorKey({
    code,
    ctrlKey: held.includes('Ctrl'),
    metaKey: held.includes('Cmd'),
    altKey: held.includes('Alt'),
    shiftKey: held.includes('Shift'),
    getModifierState: () => held.includes('Graph'),
  });

describe('the keys of the editor page', () => {
  it('X-156: Ctrl+S saves in any keyboard layout', () => {
    expect([press('KeyS', 'Ctrl'), press('KeyS', 'Cmd')]).toEqual(['save', 'save']);
    expect(press('KeyS', 'Ctrl Shift')).toBeNull();
  });

  it('X-160: Ctrl+Z undoes; Ctrl+Y and Ctrl+Shift+Z redo', () => {
    expect([press('KeyZ', 'Ctrl'), press('KeyY', 'Ctrl'), press('KeyZ', 'Ctrl Shift')]).toEqual([
      'undo',
      'redo',
      'redo',
    ]);
  });

  it('X-51: Alt+W offers the word at the caret for the own words', () => {
    expect(press('KeyW', 'Alt')).toBe('addWord');
    expect([press('KeyW', 'Ctrl'), press('KeyW', 'Alt Shift')]).toEqual([null, null]);
  });

  it('X-64: Alt+N writes what was said in place of what it was converted to', () => {
    expect(press('KeyN', 'Alt')).toBe('writeSpoken');
    expect([press('KeyN', 'Ctrl'), press('KeyN', 'Alt Shift')]).toEqual([null, null]);
  });

  it('X-170: Alt+T says the place', () => {
    expect(press('KeyT', 'Alt')).toBe('sayPlace');
    expect(press('KeyT', 'Alt Ctrl')).toBeNull();
    expect(press('KeyT', 'Alt Graph')).toBeNull();
  });

  it.each([
    ['KeyP', 'playPause'],
    ['KeyJ', 'playBack'],
    ['KeyL', 'playForward'],
    ['BracketLeft', 'playSlower'],
    ['BracketRight', 'playFaster'],
    ['Backslash', 'playNormal'],
    ['KeyI', 'playLoop'],
  ])('X-148: Alt+%s is %s in any keyboard layout', (code, command) => {
    expect(press(code, 'Alt')).toBe(command);
    expect([press(code, ''), press(code, 'Alt Ctrl'), press(code, 'Alt Graph')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('X-151: Alt+Shift+I plays the selected words once; no other key has both', () => {
    expect(press('KeyI', 'Alt Shift')).toBe('playSelection');
    expect([press('KeyP', 'Alt Shift'), press('KeyI', 'Alt Shift Ctrl')]).toEqual([null, null]);
  });

  it.each([
    ['KeyF', 'Ctrl'],
    ['KeyH', 'Ctrl'],
    ['ArrowLeft', 'Alt'],
    ['ArrowRight', 'Ctrl'],
    ['Space', 'Shift'],
    ['Digit2', 'Ctrl Shift'],
    ['Digit3', 'Alt'],
    ['KeyD', 'Alt'],
    ['Escape', ''],
    ['KeyS', ''],
  ])('X-170, T-35: %s with "%s" belongs to another part, the browser or the text', (code, held) => {
    expect(press(code, held)).toBeNull();
  });
});
