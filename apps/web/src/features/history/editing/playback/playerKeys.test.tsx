import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../../testing/memoryStorage.ts';
import { type PlayerCommand, useEditorKeys } from '../useEditorKeys.ts';
import { createPlaybackChoices, type PlaybackChoice } from './playbackChoices.ts';
import type { Playback } from './usePlayback.ts';
import { usePlayerCommands } from './usePlayerCommands.ts';
import { renderInPage } from '../../../../testing/renderInPage.ts';

type Commands = Readonly<Record<PlayerCommand, () => void>> | null;

function mount(useIt: () => void): void {
  function Page() {
    useIt();
    return null;
  }
  renderInPage(createElement(Page));
}

/** Presses a key with Alt; true when the page takes it. */
function press(code: string, more: KeyboardEventInit = {}): boolean {
  const init = { code, altKey: true, bubbles: true, cancelable: true, ...more };
  return !document.body.dispatchEvent(new KeyboardEvent('keydown', init));
}

/** Opens a page with these keys, and returns what was pressed. */
function openKeys(hasSound = true) {
  const pressed: string[] = [];
  const player = (command: PlayerCommand) => void pressed.push(command);
  const none = () => undefined;
  mount(() =>
    useEditorKeys({
      save: none,
      document: null,
      sayPlace: none,
      writeSpoken: none,
      addWord: none,
      player: hasSound ? player : null,
    }),
  );
  return pressed;
}

function openCommands(choice: Partial<PlaybackChoice> = {}) {
  const choices = createPlaybackChoices(createMemoryStorage());
  choices.choose(choice);
  const player = {
    play: vi.fn(),
    pause: vi.fn(),
    step: vi.fn(),
    actor: { getSnapshot: () => ({ hasTag: () => player.play.mock.calls.length > 0 }) },
  };
  let commands: Commands = null;
  mount(() => {
    commands = usePlayerCommands({ player, choices } as unknown as Playback);
  });
  return { player, choices, run: (name: PlayerCommand) => commands?.[name]() };
}

describe('the keys of the sound', () => {
  it('X-148: a held key plays once, and moves again and again', () => {
    const pressed = openKeys();
    expect([press('KeyP'), press('KeyP', { repeat: true })]).toEqual([true, true]);
    expect([press('KeyL'), press('KeyL', { repeat: true })]).toEqual([true, true]);
    expect(pressed).toEqual(['playPause', 'playForward', 'playForward']);
  });

  it('X-148: a composition has none of them', () => {
    const pressed = openKeys();
    expect(press('KeyP', { isComposing: true })).toBe(false);
    expect(pressed).toEqual([]);
  });

  it('X-148: a text without a sound leaves its keys to the browser', () => {
    const pressed = openKeys(false);
    expect(press('KeyP')).toBe(false);
    expect(pressed).toEqual([]);
  });

  it('X-148: one key plays and pauses; X-149: others are slower, faster and normal', () => {
    const { player, choices, run } = openCommands();
    run('playPause');
    run('playPause');
    expect([player.play.mock.calls.length, player.pause.mock.calls.length]).toEqual([1, 1]);
    run('playBack');
    run('playForward');
    expect(player.step.mock.calls).toEqual([[-5], [5]]);
    const speeds = (['playFaster', 'playFaster', 'playSlower', 'playNormal'] as const).map(
      (name) => {
        run(name);
        return choices.read().speed;
      },
    );
    expect(speeds).toEqual([1.1, 1.2, 1.1, 1]);
  });

  it('X-147: the key plays while it is held, where a person chose that', () => {
    const { player, run } = openCommands({ playsWhileHeld: true });
    run('playPause');
    expect([player.play.mock.calls.length, player.pause.mock.calls.length]).toEqual([1, 0]);
    window.dispatchEvent(new KeyboardEvent('keyup', { code: 'KeyP' }));
    window.dispatchEvent(new KeyboardEvent('keyup', { code: 'AltLeft' }));
    expect(player.pause).toHaveBeenCalledOnce();
  });
});
