type Field = HTMLInputElement | HTMLTextAreaElement;

const typedInto = new Set(['text', 'search', 'tel', 'url', 'email', 'password', 'textarea']);

/**
 * Puts Latin letters in the place of every word while `look` runs. axe takes
 * joined Persian letters for the ligature of an icon and measures no contrast
 * there; nor does it for a single letter, or for a field that is empty.
 */
export async function withStandIns<Result>(look: () => Promise<Result>): Promise<Result> {
  const undo = [...texts().map(replaceText), ...emptyFields().map(fillField)];
  try {
    return await look();
  } finally {
    for (const undoOne of undo) {
      undoOne();
    }
  }
}

/** The elements in sight that show words, or a field for some. */
export function textsAndFields(): Element[] {
  const parents = texts().flatMap(({ parentElement }) => parentElement ?? []);
  const fields = document.body.querySelectorAll('input, textarea, select');
  return [...parents, ...fields].filter((element) => element.checkVisibility());
}

function replaceText(text: Text): () => void {
  const own = text.data;
  const standIn = own.replaceAll(/\S+/gu, ({ length }) => 'n'.repeat(Math.max(2, length)));
  text.data = standIn;
  return () => {
    // What the story has written meanwhile stays.
    if (text.data === standIn) {
      text.data = own;
    }
  };
}

function fillField(field: Field): () => void {
  field.value = 'nn';
  return () => {
    field.value = '';
  };
}

function texts(): Text[] {
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

function emptyFields(): Field[] {
  return [...document.body.querySelectorAll<Field>('input, textarea')].filter(
    ({ type, value }) => value === '' && typedInto.has(type),
  );
}
