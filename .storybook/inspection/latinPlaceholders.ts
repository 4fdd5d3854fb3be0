import { remember } from './remember.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

const typedInto = new Set(['text', 'search', 'tel', 'url', 'email', 'password', 'textarea']);

/**
 * Replaces every word by Latin letters while `task` runs. axe takes joined
 * Persian letters for the ligature of an icon font and measures no contrast
 * there, nor for a single letter or an empty field.
 */
export async function withLatinPlaceholders<Result>(task: () => Promise<Result>): Promise<Result> {
  const undo = [...listTexts().map(replaceText), ...findEmptyFields().map(fillField)];
  try {
    return await task();
  } finally {
    for (const undoOne of undo) {
      undoOne();
    }
  }
}

/** The properties beyond `display` that hide an element from axe, for `checkVisibility`. */
export const hidingProperties = { visibilityProperty: true, opacityProperty: true };

/** Fields without a text. */
const textless =
  '[type=checkbox], [type=radio], [type=range], [type=color], [type=image], [type=hidden]';

/** The visible elements that show text, and the fields with a text. What an open modal dialog makes inert cannot be read. */
export function findTextElements(): Element[] {
  const parents = listTexts().flatMap(({ parentElement }) => parentElement ?? []);
  const fields = document.body.querySelectorAll(`input:not(${textless}), textarea, select`);
  const dialog = [...document.querySelectorAll(':modal')].at(-1) ?? document.body;
  const isClippedAway = remember(
    (element): boolean =>
      isCutOff(element) || (element.parentElement !== null && isClippedAway(element.parentElement)),
  );
  return [...parents, ...fields].filter(
    (element) =>
      element.checkVisibility(hidingProperties) &&
      dialog.contains(element) &&
      element.closest('[inert]') === null &&
      !isClippedAway(element),
  );
}

// As VisuallyHidden does: a box of 1 px that cuts off its content, or a clip path that leaves nothing.
function isCutOff(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const { overflow, clipPath } = getComputedStyle(element);
  return (width <= 1 && height <= 1 && overflow !== 'visible') || clipPath === 'inset(50%)';
}

function replaceText(text: Text): () => void {
  const own = text.data;
  const placeholder = toLatin(own);
  text.data = placeholder;
  return () => {
    // The story may have changed the text meanwhile.
    if (text.data === placeholder) {
      text.data = own;
    }
  };
}

/** A text with `n` in place of each letter, and at least two in a word. A text of them stays as it is. */
export function toLatin(text: string): string {
  return text.replaceAll(/\S+/gu, ({ length }) => 'n'.repeat(Math.max(2, length)));
}

function fillField(field: Field): () => void {
  field.value = 'nn';
  return () => {
    field.value = '';
  };
}

function listTexts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode() !== null) {
    const text = walker.currentNode as Text;
    if (text.data.trim() !== '' && text.parentElement?.closest('script, style') === null) {
      found.push(text);
    }
  }
  return found;
}

function findEmptyFields(): Field[] {
  return [...document.body.querySelectorAll<Field>('input, textarea')].filter(
    ({ type, value }) => value === '' && typedInto.has(type),
  );
}
