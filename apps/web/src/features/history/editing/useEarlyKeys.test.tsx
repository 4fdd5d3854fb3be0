import { createElement } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useEarlyKeys } from './useEarlyKeys.ts';
import {
  type PlayerCommand,
  isPlayerCommand,
  readEditorKey,
  useEditorKeys,
} from './useEditorKeys.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';

/** A page whose player comes late. */
function open() {
  const pressed: PlayerCommand[] = [];
  const none = () => undefined;
  function Page({ isThere }: { isThere: boolean }) {
    useEditorKeys({
      save: none,
      document: null,
      sayPlace: none,
      writeSpoken: none,
      addWord: none,
      player: isThere ? (command) => void pressed.push(command) : null,
    });
    useEarlyKeys(!isThere, (event) => {
      const command = readEditorKey(event);
      return isPlayerCommand(command) ? command : null;
    });
    return null;
  }
  const { show } = renderInPage(createElement(Page, { isThere: false }));
  return { pressed, arrive: () => show(createElement(Page, { isThere: true })) };
}

/** Presses a key with Alt; true when the page takes it. */
function press(code: string, more: KeyboardEventInit = {}): boolean {
  const init = { code, altKey: true, bubbles: true, cancelable: true, ...more };
  return !document.body.dispatchEvent(new KeyboardEvent('keydown', init));
}

describe('the keys before the player is there', () => {
  it('X-148: what is pressed is done in its order once the player is there, and once', async () => {
    const page = open();
    expect([press('KeyL'), press('KeyP'), press('KeyP', { repeat: true })]).toEqual([
      true,
      true,
      true,
    ]);
    expect(page.pressed).toEqual([]);
    page.arrive();
    await expect.poll(() => page.pressed).toEqual(['playForward', 'playPause']);
    page.arrive();
    press('KeyJ');
    expect(page.pressed).toEqual(['playForward', 'playPause', 'playBack']);
  });

  it('X-156, T-52: the keys of saving do not open the dialog of the browser', () => {
    open();
    expect(press('KeyS', { altKey: false, ctrlKey: true })).toBe(true);
    expect(press('KeyS', { altKey: false, ctrlKey: true, shiftKey: true })).toBe(false);
  });

  it('X-148: other keys, and those of a dialog, stay with the browser', async () => {
    const page = open();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    onTestFinished(() => dialog.remove());
    const init = { code: 'KeyP', altKey: true, bubbles: true, cancelable: true };
    expect(dialog.dispatchEvent(new KeyboardEvent('keydown', init))).toBe(true);
    expect(press('KeyB')).toBe(false);
    page.arrive();
    await Promise.resolve();
    expect(page.pressed).toEqual([]);
  });
});
