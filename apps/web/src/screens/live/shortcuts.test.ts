import { describe, expect, it } from 'vitest';
import { shortcutOf, shortcuts } from './shortcuts.ts';

function press(code: string, held: Partial<KeyboardEvent> & { altGraph?: boolean } = {}) {
  const { altGraph = false, ...keys } = held;
  return shortcutOf({
    code,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    repeat: false,
    getModifierState: () => altGraph,
    ...keys,
  } as KeyboardEvent);
}

describe('the keys of the desk', () => {
  it('WCAG 2.1.4: each needs a key held besides, and no two are the same', () => {
    expect(shortcuts.filter(({ alt, control }) => !alt && !control)).toEqual([]);
    const presses = shortcuts.map(({ code, alt, control }) => [code, alt, control].join());
    expect(new Set(presses).size).toBe(shortcuts.length);
  });

  it('go by the place of the key, whatever the layout writes with it', () => {
    expect(press('KeyR', { altKey: true, key: 'ق' })).toBe('record');
    expect(press('KeyP', { altKey: true, key: 'ح' })).toBe('pause');
    expect(press('KeyC', { altKey: true })).toBe('copy');
    expect(press('KeyN', { altKey: true })).toBe('renew');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])('save with %o', (held) => {
    expect(press('KeyS', held)).toBe('save');
  });

  it.each([
    ['nothing held', {}],
    ['shift besides', { altKey: true, shiftKey: true }],
    ['control besides', { altKey: true, ctrlKey: true }],
    ['the key that writes a third sign', { altKey: true, altGraph: true }],
    ['a key that stays down', { altKey: true, repeat: true }],
  ])('are none with %s', (_, held) => {
    expect(press('KeyR', held)).toBeNull();
  });
});
