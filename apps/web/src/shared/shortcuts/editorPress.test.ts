import { describe, expect, it } from 'vitest';
import { readEditorKey } from '../../features/history/editing/useEditorKeys.ts';
import { createMemoryStorage } from '../../testing/memoryStorage.ts';
import { createEditorKeyStore } from './editorKeyStore.ts';
import {
  toDefaultKey,
  defaultEditorPresses,
  type EditorPresses,
  formatEditorPress,
  hasTwice,
  readEditorChoice,
  type ReadableKey,
} from './editorPress.ts';

const key = (code: string, held = '', more: Partial<ReadableKey> = {}): ReadableKey => ({
  code,
  altKey: held.includes('Alt'),
  shiftKey: held.includes('Shift'),
  ctrlKey: held.includes('Ctrl'),
  metaKey: false,
  repeat: false,
  isComposing: false,
  getModifierState: () => held.includes('Graph'),
  ...more,
});

const open = (text: string | null = null) => {
  const storage = createMemoryStorage();
  if (text !== null) {
    storage.write('editorKeys', text);
  }
  return createEditorKeyStore({ personal: { of: () => storage } as never }, { userId: '1' });
};

const choose = (code: string, held = '') =>
  readEditorChoice(key(code, held), 'playPause', defaultEditorPresses);

describe('the keys of the editor that a person chooses', () => {
  it.each([
    ['ArrowLeft', 'Alt'],
    ['ArrowRight', 'Ctrl'],
    ['Space', 'Shift'],
    ['Digit2', 'Ctrl Shift'],
    ['Digit1', 'Alt'],
    ['Digit8', 'Alt'],
    ['KeyD', 'Alt'],
    ['KeyE', 'Alt'],
    ['KeyF', 'Alt'],
    ['F4', 'Alt'],
    ['F5', ''],
    ['F11', ''],
    ['F12', ''],
    ['Escape', ''],
    ['Tab', 'Shift'],
    ['KeyT', 'Ctrl'],
    ['KeyK', 'Alt Ctrl'],
    ['KeyK', 'Alt Graph'],
  ])(
    'X-148: %s with "%s" is refused: the text, a browser or a screen reader has it',
    (code, held) => {
      expect(choose(code, held)).toEqual({ reason: 'reserved' });
    },
  );

  it('X-148: a letter alone is refused, and a key of another action with its name', () => {
    expect([choose('KeyK'), choose('KeyK', 'Shift')]).toEqual([
      { reason: 'nothing-held' },
      { reason: 'nothing-held' },
    ]);
    expect(choose('KeyJ', 'Alt')).toEqual({ reason: 'taken', by: 'playBack' });
    expect(choose('KeyG', 'Alt')).toEqual({ reason: 'speaker' });
  });

  it('X-148: a free key, the own key and a key with Shift are taken; a held modifier waits', () => {
    expect(choose('KeyK', 'Alt')).toEqual({ code: 'KeyK', alt: true, shift: false });
    expect(choose('KeyP', 'Alt')).toEqual({ code: 'KeyP', alt: true, shift: false });
    expect(choose('KeyP', 'Alt Shift')).toEqual({ code: 'KeyP', alt: true, shift: true });
    expect(choose('F9')).toEqual({ code: 'F9', alt: false, shift: false });
    expect(choose('AltLeft', 'Alt')).toBeNull();
    expect(
      readEditorChoice(key('KeyK', 'Alt', { isComposing: true }), 'follow', defaultEditorPresses),
    ).toBeNull();
  });

  it('X-148: the chosen key does what the default one did, which does nothing then', () => {
    const store = open();
    store.choose('playPause', { code: 'KeyK', alt: true, shift: true });
    const read = (code: string, held: string) => {
      const known = toDefaultKey(key(code, held), store.read());
      return known === null ? null : readEditorKey(known);
    };
    expect([read('KeyK', 'Alt Shift'), read('KeyP', 'Alt'), read('KeyJ', 'Alt')]).toEqual([
      'playPause',
      null,
      'playBack',
    ]);
    expect([read('KeyS', 'Ctrl'), read('KeyB', 'Alt')]).toEqual(['save', null]);
  });

  it('X-148: two actions can change their keys', () => {
    const presses: EditorPresses = {
      ...defaultEditorPresses,
      playBack: defaultEditorPresses.playForward,
      playForward: defaultEditorPresses.playBack,
    };
    const known = toDefaultKey(key('KeyJ', 'Alt'), presses);
    expect(known === null ? null : readEditorKey(known)).toBe('playForward');
  });

  it('X-148: chosen keys are kept, and the default ones come back', () => {
    const store = open(JSON.stringify({ follow: { code: 'KeyU', alt: true, shift: false } }));
    expect(formatEditorPress(store.read().follow)).toEqual(['Alt', 'U']);
    expect(store.read().playLoop).toEqual(defaultEditorPresses.playLoop);
    store.reset();
    expect(store.read()).toBe(defaultEditorPresses);
  });

  it.each([
    '',
    'x',
    '7',
    '{"follow":{"code":"KeyP","alt":true,"shift":false}}',
    '{"follow":{"code":"KeyD","alt":true,"shift":false}}',
  ])('X-148: the stored value %s gives the default keys', (text) => {
    expect(open(text).read()).toEqual(defaultEditorPresses);
  });

  it('X-148: no two actions have one default key', () => {
    expect(hasTwice(defaultEditorPresses)).toBe(false);
  });
});
