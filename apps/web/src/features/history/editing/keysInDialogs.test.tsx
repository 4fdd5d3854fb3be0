import { expect, it } from 'vitest';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { useEditorKeys } from './useEditorKeys.ts';

it('X-51, X-64: the keys of the words of a text do nothing in a dialog over it', () => {
  const pressed: string[] = [];
  const note = (name: string) => () => void pressed.push(name);
  function Page() {
    useEditorKeys({
      save: note('save'),
      document: null,
      sayPlace: note('sayPlace'),
      writeSpoken: note('writeSpoken'),
      addWord: note('addWord'),
      player: null,
    });
    return (
      <>
        <p>Text</p>
        <dialog open>
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
    press(place, { code: 'KeyS', ctrlKey: true });
  }
  expect(pressed).toEqual(['save', 'writeSpoken', 'addWord', 'save']);
});
