import type { EditorView } from 'prosemirror-view';

/**
 * Gives the text the caret of its document when it takes the focus, e.g. from a dialog that closes:
 * the browser puts the caret at the beginning, and ProseMirror corrects it 20 ms later, on a busy
 * page too late. A press in the text places its own caret. Returns a function that ends it.
 */
export function keepCaretOnFocus(view: EditorView): () => void {
  const { dom } = view;
  const ending = new AbortController();
  const { signal } = ending;
  let isPressed = false;
  const readAct = ({ type, target }: Event) => {
    isPressed = type === 'pointerdown' && target instanceof Node && dom.contains(target);
  };
  for (const act of ['pointerdown', 'keydown']) {
    dom.ownerDocument.addEventListener(act, readAct, { capture: true, signal });
  }
  dom.addEventListener(
    'focus',
    () => {
      if (!isPressed) {
        view.focus();
      }
    },
    { signal },
  );
  return () => ending.abort();
}
