import type { EditorView } from 'prosemirror-view';
import type { SpokenWords } from './spokenWords.ts';

/** How long a touch is a long press, in ms: before the browser selects the word. */
const holdTime = 450;
/** How far a finger may move meanwhile, in px. */
const holdDistance = 10;

/**
 * Tells of presses on words: a click, a click with Alt, which leaves caret and
 * selection as they are, and a long press on a touch screen. Returns the stop function.
 */
export function hearPresses(view: EditorView, words: SpokenWords): () => void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal } as const;
  view.dom.addEventListener(
    'mousedown',
    (event) => {
      if (isAltPress(event)) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    options,
  );
  view.dom.addEventListener(
    'click',
    (event) => {
      const position = findPosition(view, event);
      const alt = isAltPress(event);
      const isPlain = event.detail <= 1 && view.dom.ownerDocument.getSelection()?.isCollapsed;
      if (position !== null && (alt || (isPlain && !isHeld(event)))) {
        words.onPress({ position, alt });
      }
    },
    options,
  );
  hearHolds(view, words, options);
  return () => ending.abort();
}

function hearHolds(
  view: EditorView,
  words: SpokenWords,
  options: { capture: true; signal: AbortSignal },
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let begun = { x: 0, y: 0 };
  const cancel = () => clearTimeout(timer);
  view.dom.addEventListener(
    'pointerdown',
    (event) => {
      cancel();
      if (event.pointerType === 'touch' && event.isPrimary) {
        begun = { x: event.clientX, y: event.clientY };
        timer = setTimeout(() => {
          const position = findPosition(view, event);
          if (position !== null) {
            words.onHold({ position, ...begun });
          }
        }, holdTime);
      }
    },
    options,
  );
  view.dom.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - begun.x, clientY - begun.y) > holdDistance) {
        cancel();
      }
    },
    options,
  );
  for (const name of ['pointerup', 'pointercancel'] as const) {
    view.dom.addEventListener(name, cancel, options);
  }
  options.signal.addEventListener('abort', cancel);
}

function isAltPress({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && altKey && !ctrlKey && !metaKey && !shiftKey;
}

function isHeld({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** The position under the pointer; null outside of the paragraphs. */
function findPosition(
  view: EditorView,
  { target, clientX, clientY }: Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>,
): number | null {
  const isText =
    target instanceof Element && target !== view.dom && target.closest('[data-head]') === null;
  return isText ? (view.posAtCoords({ left: clientX, top: clientY })?.pos ?? null) : null;
}
