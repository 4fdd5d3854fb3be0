import { isModifier, nameOfKey } from './keyNames.ts';

/** The actions of the page of a text whose keys a person may change, in the order of the list of keys. */
export const editorActions = [
  'writeSpoken',
  'addWord',
  'sayPlace',
  'playPause',
  'playBack',
  'playForward',
  'playSlower',
  'playFaster',
  'playNormal',
  'playSelection',
  'playLoop',
  'playHere',
  'follow',
  'nextUncertain',
  'previousUncertain',
  'acceptWord',
] as const;
export type EditorAction = (typeof editorActions)[number];

/** A key of the editor, with what is held with it. */
export interface EditorPress {
  /** The physical key, as `KeyboardEvent.code`. */
  readonly code: string;
  readonly alt: boolean;
  readonly shift: boolean;
}

export type EditorPresses = Readonly<Record<EditorAction, EditorPress>>;

const withAlt = (code: string): EditorPress => ({ code, alt: true, shift: false });

export const defaultEditorPresses: EditorPresses = {
  writeSpoken: withAlt('KeyN'),
  addWord: withAlt('KeyW'),
  sayPlace: withAlt('KeyT'),
  playPause: withAlt('KeyP'),
  playBack: withAlt('KeyJ'),
  playForward: withAlt('KeyL'),
  playSlower: withAlt('BracketLeft'),
  playFaster: withAlt('BracketRight'),
  playNormal: withAlt('Backslash'),
  playSelection: { code: 'KeyI', alt: true, shift: true },
  playLoop: withAlt('KeyI'),
  playHere: withAlt('Enter'),
  follow: withAlt('KeyO'),
  nextUncertain: { code: 'F7', alt: false, shift: false },
  previousUncertain: { code: 'F7', alt: false, shift: true },
  acceptWord: withAlt('KeyA'),
};

/**
 * Why a key cannot be chosen. `reserved`: browsers, the text or screen readers use it (A3d);
 * `speaker`: it opens the menu of speakers.
 */
export type EditorKeyRefusal =
  | { readonly reason: 'nothing-held' | 'reserved' | 'speaker' }
  | { readonly reason: 'taken'; readonly by: EditorAction };

/** What the readers of the keys of the page need of an event. */
export type ReadableKey = Pick<
  KeyboardEvent,
  'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'
> & { getModifierState: (key: string) => boolean };

/**
 * Reads a key as if the keys were the default ones: a chosen key is that of its action, and a
 * default key without its action is no key of the page.
 */
export function toDefaultKey(event: ReadableKey, presses: EditorPresses): ReadableKey | null {
  const { code, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing } = event;
  if (presses === defaultEditorPresses || ctrlKey || metaKey) {
    return event;
  }
  const press = { code, alt: altKey, shift: shiftKey };
  const action = findAction(press, presses);
  if (action === null) {
    return findAction(press, defaultEditorPresses) === null ? event : null;
  }
  const { code: first, alt, shift } = defaultEditorPresses[action];
  return {
    code: first,
    altKey: alt,
    shiftKey: shift,
    ctrlKey,
    metaKey,
    repeat,
    isComposing,
    getModifierState: (key) => event.getModifierState(key),
  };
}

/** Reads a press while a person chooses a key: null for none yet, the key, or why it is refused. */
export function readEditorChoice(
  event: ReadableKey,
  action: EditorAction,
  presses: EditorPresses,
): EditorPress | EditorKeyRefusal | null {
  const { code, ctrlKey, metaKey, altKey: alt, shiftKey: shift, repeat, isComposing } = event;
  if (isModifier(code) || repeat || isComposing) {
    return null;
  }
  if (ctrlKey || metaKey || event.getModifierState('AltGraph')) {
    return { reason: 'reserved' };
  }
  if (alt ? !isFreeWithAlt(code) : !alone.test(code)) {
    return { reason: alt || isNeverAlone(code) ? 'reserved' : 'nothing-held' };
  }
  if (alt && !shift && code === 'KeyG') {
    return { reason: 'speaker' };
  }
  const press = { code, alt, shift };
  const taken = findAction(press, presses);
  return taken === null || taken === action ? press : { reason: 'taken', by: taken };
}

/** The keys for display: Alt, Shift, I. */
export function formatEditorPress({ code, alt, shift }: EditorPress): readonly string[] {
  return [...(alt ? ['Alt'] : []), ...(shift ? ['Shift'] : []), nameOfKey(code)];
}

/** Whether a stored value is a key that may be chosen. */
export function isEditorPress(value: unknown): value is EditorPress {
  const { code, alt, shift } = (value ?? {}) as Partial<EditorPress>;
  return (
    typeof code === 'string' &&
    typeof alt === 'boolean' &&
    typeof shift === 'boolean' &&
    (alt ? isFreeWithAlt(code) : alone.test(code))
  );
}

/** Whether two actions have the same key. */
export function hasTwice(presses: EditorPresses): boolean {
  const written = editorActions.map((action) => formatEditorPress(presses[action]).join(' '));
  return new Set(written).size < written.length;
}

function findAction(press: EditorPress, presses: EditorPresses): EditorAction | null {
  return (
    editorActions.find((action) => {
      const { code, alt, shift } = presses[action];
      return code === press.code && alt === press.alt && shift === press.shift;
    }) ?? null
  );
}

/** Keys that no browser, text field or screen reader uses without a held key. */
const alone = /^F(?:2|4|7|8|9)$/;

/** Not the arrows, digits and letters that browsers use with Alt, nor what leaves a window. */
function isFreeWithAlt(code: string): boolean {
  return ordinary.test(code) && !['KeyD', 'KeyE', 'KeyF'].includes(code);
}

const ordinary =
  /^(?:Key[A-Z]|Enter|Backquote|Minus|Equal|Bracket(?:Left|Right)|Backslash|Semicolon|Quote|Comma|Period|Slash|F[2789])$/;

/** Named keys have a meaning of their own; only a character asks for a held key. */
function isNeverAlone(code: string): boolean {
  return !/^(?:Key|Digit|Backquote|Minus|Equal|Bracket|Backslash|Semicolon|Quote|Comma|Period|Slash)/.test(
    code,
  );
}
