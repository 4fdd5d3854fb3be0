import { describe, expect, it } from 'vitest';
import { readShortcutChoice, formatKeys, findPressedShortcut } from './keyPress.ts';
import { defaultPresses, shortcutNames } from './shortcutStore.ts';

type Held = Partial<KeyboardEvent> & { altGraph?: boolean };

function event(code: string, { altGraph = false, ...keys }: Held = {}) {
  return {
    code,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    repeat: false,
    getModifierState: () => altGraph,
    ...keys,
  } as KeyboardEvent;
}

const press = (code: string, held?: Held) => findPressedShortcut(event(code, held), defaultPresses);
const choose = (code: string, held?: Held) =>
  readShortcutChoice(event(code, held), 'record', defaultPresses);

describe('the dictation shortcuts', () => {
  it('WCAG 2.1.4: each default has a modifier, is unique and is not reserved', () => {
    const choices = shortcutNames.map((name) => {
      const { code, held } = defaultPresses[name];
      const keys = held === 'alt' ? { altKey: true } : { ctrlKey: true };
      return readShortcutChoice(event(code, keys), name, defaultPresses);
    });
    expect(choices).toEqual(Object.values(defaultPresses));
    expect(new Set(choices.map((one) => JSON.stringify(one))).size).toBe(shortcutNames.length);
  });

  it('X-53: a shortcut is the physical key in any layout', () => {
    expect(press('KeyR', { altKey: true, key: 'ق' })).toBe('record');
    expect(press('KeyP', { altKey: true, key: 'ح' })).toBe('pause');
    expect(press('KeyC', { altKey: true })).toBe('copy');
    expect(press('KeyN', { altKey: true })).toBe('renew');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])('X-53: %o is the shortcut of saving', (held) => {
    expect(press('KeyS', held)).toBe('save');
  });

  it.each([
    ['nothing held', {}],
    ['shift besides', { altKey: true, shiftKey: true }],
    ['control besides', { altKey: true, ctrlKey: true }],
    ['the key that writes a third sign', { altKey: true, altGraph: true }],
    ['a key that stays down', { altKey: true, repeat: true }],
  ])('WCAG 2.1.4: %s is not a shortcut', (_, held) => {
    expect(press('KeyR', held)).toBeNull();
  });
});

describe('the choice of a shortcut', () => {
  it('X-53: a key with a modifier is chosen', () => {
    expect(choose('KeyG', { altKey: true })).toEqual({ code: 'KeyG', held: 'alt' });
    expect(choose('KeyB', { metaKey: true })).toEqual({ code: 'KeyB', held: 'control' });
    expect(choose('KeyR', { altKey: true }), 'its own').toEqual({ code: 'KeyR', held: 'alt' });
  });

  it.each(['AltLeft', 'ControlRight', 'ShiftLeft', 'MetaLeft', 'OSLeft', 'Fn'])(
    'X-53: the choice waits while only %s is pressed',
    (code) => {
      expect(choose(code, { altKey: true })).toBeNull();
    },
  );

  it('WCAG 2.1.4: a key without a modifier is refused', () => {
    expect(choose('KeyG')).toEqual({ reason: 'nothing-held' });
  });

  it('X-53: a key of another command is refused', () => {
    expect(choose('KeyP', { altKey: true })).toEqual({ reason: 'taken', by: 'pause' });
  });

  it.each([
    ['KeyT', { ctrlKey: true }],
    ['KeyW', { metaKey: true }],
    ['KeyV', { ctrlKey: true }],
    ['KeyD', { altKey: true }],
    ['Digit1', { altKey: true }],
    ['F4', { altKey: true }],
    ['ArrowLeft', { altKey: true }],
    ['Space', { altKey: true }],
    ['Insert', { altKey: true }],
    ['CapsLock', { altKey: true }],
    ['KeyG', { altKey: true, ctrlKey: true }],
    ['KeyG', { altKey: true, shiftKey: true }],
  ])('X-53: a key of browsers or screen readers is refused: %s with %o', (code, held) => {
    expect(choose(code, held)).toEqual({ reason: 'reserved' });
  });

  it('X-53: a key is formatted for display', () => {
    expect(formatKeys({ code: 'KeyG', held: 'alt' })).toEqual(['Alt', 'G']);
    expect(formatKeys({ code: 'Slash', held: 'control' })).toEqual(['Ctrl', '/']);
  });
});
