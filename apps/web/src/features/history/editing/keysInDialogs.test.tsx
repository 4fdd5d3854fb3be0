import { expect, it } from 'vitest';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { useEditorKeys } from './useEditorKeys.ts';

/** Presses keys of a text in two places, and returns the commands that ran. */
function pressAll(isModal: boolean) {
  const ran: string[] = [];
  const run = (name: string) => () => {
    ran.push(name);
    return true;
  };
  function Page() {
    useEditorKeys({
      save: run('save'),
      document: { undo: run('undo'), redo: run('redo') },
      sayPlace: run('sayPlace'),
      writeSpoken: run('writeSpoken'),
      addWord: run('addWord'),
      player: null,
    });
    return (
      <>
        <p>Text</p>
        <dialog ref={(dialog) => (isModal ? dialog?.showModal() : dialog?.show())}>
          <button>Close</button>
        </dialog>
      </>
    );
  }
  const { host } = renderInPage(<Page />);
  const press = (place: string, init: KeyboardEventInit) =>
    host
      .querySelector(place)
      ?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  for (const place of ['button', 'p']) {
    press(place, { code: 'KeyN', altKey: true });
    press(place, { code: 'KeyW', altKey: true });
    press(place, { code: 'KeyZ', ctrlKey: true });
    press(place, { code: 'KeyS', ctrlKey: true });
  }
  return ran;
}

it('X-51, X-64: the keys that change a text do nothing in a dialog over it', () => {
  expect(pressAll(false)).toEqual(['save', 'writeSpoken', 'addWord', 'undo', 'save']);
});

it('X-51, X-64, X-160: behind a modal dialog the keys that change a text do nothing, also while the focus is on the page', () => {
  expect(pressAll(true)).toEqual(['save', 'save']);
});
