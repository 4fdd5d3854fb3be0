import { describe, expect, it } from 'vitest';
import { readShortcutChoice, formatKeys, shortcutPressed } from './keyPress.ts';
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

const press = (code: string, held?: Held) => shortcutPressed(event(code, held), defaultPresses);
const choose = (code: string, held?: Held) =>
  readShortcutChoice(event(code, held), 'record', defaultPresses);

describe('the keys of the desk', () => {
  it('WCAG 2.1.4: each needs a key held besides, no two are the same, and none is reserved', () => {
    const choices = shortcutNames.map((name) => {
      const { code, held } = defaultPresses[name];
      const keys = held === 'alt' ? { altKey: true } : { ctrlKey: true };
      return readShortcutChoice(event(code, keys), name, defaultPresses);
    });
    expect(choices).toEqual(Object.values(defaultPresses));
    expect(new Set(choices.map((one) => JSON.stringify(one))).size).toBe(shortcutNames.length);
  });

  it('X-53: go by the place of the key, whatever the layout writes with it', () => {
    expect(press('KeyR', { altKey: true, key: 'ق' })).toBe('record');
    expect(press('KeyP', { altKey: true, key: 'ح' })).toBe('pause');
    expect(press('KeyC', { altKey: true })).toBe('copy');
    expect(press('KeyN', { altKey: true })).toBe('renew');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])('X-53: save with %o', (held) => {
    expect(press('KeyS', held)).toBe('save');
  });

  it.each([
    ['nothing held', {}],
    ['shift besides', { altKey: true, shiftKey: true }],
    ['control besides', { altKey: true, ctrlKey: true }],
    ['the key that writes a third sign', { altKey: true, altGraph: true }],
    ['a key that stays down', { altKey: true, repeat: true }],
  ])('WCAG 2.1.4: are none with %s', (_, held) => {
    expect(press('KeyR', held)).toBeNull();
  });
});

describe('a key that is being chosen', () => {
  it('X-53: is the one that was pressed with one held', () => {
    expect(choose('KeyG', { altKey: true })).toEqual({ code: 'KeyG', held: 'alt' });
    expect(choose('KeyB', { metaKey: true })).toEqual({ code: 'KeyB', held: 'control' });
    expect(choose('KeyR', { altKey: true }), 'its own').toEqual({ code: 'KeyR', held: 'alt' });
  });

  it.each(['AltLeft', 'ControlRight', 'ShiftLeft', 'MetaLeft', 'OSLeft', 'Fn'])(
    'X-53: is awaited while %s is only held',
    (code) => {
      expect(choose(code, { altKey: true })).toBeNull();
    },
  );

  it('WCAG 2.1.4: is refused with nothing held', () => {
    expect(choose('KeyG')).toEqual({ reason: 'nothing-held' });
  });

  it('X-53: is refused where another command has it', () => {
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
  ])('X-53: is refused where browsers or readers of screens own it: %s with %o', (code, held) => {
    expect(choose(code, held)).toEqual({ reason: 'reserved' });
  });

  it('X-53: is written as a person knows it', () => {
    expect(formatKeys({ code: 'KeyG', held: 'alt' })).toEqual(['Alt', 'G']);
    expect(formatKeys({ code: 'Slash', held: 'control' })).toEqual(['Ctrl', '/']);
  });
});
