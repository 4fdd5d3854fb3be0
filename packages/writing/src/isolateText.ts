/** Embeddings and overrides, which would outlive the isolate around them. */
const overrides = /[\u202A-\u202E]/gu;
const isolates = /[\u2066-\u2069]/gu;
const isolatedPart = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/gu;
// A left-to-right letter (the lengthening sign «ـ» is in no script), or a mark of direction.
const turning = /(?=\p{L})[^\p{Script=Arabic}\p{Script=Hebrew}ـ]|[\u202A-\u202E\u2066-\u2069]/u;

/**
 * A text within a Persian sentence, whose marks and whose direction stay its own:
 * «(OFF-50!». A Persian text without marks is unchanged, and so is an
 * isolated one.
 */
export function isolateText(text: string): string {
  return turning.test(text) ? isolate(text, '\u2068') : text;
}

/** A code within a Persian sentence: left-to-right also when it has no letter. */
export function isolateCode(code: string): string {
  return code === '' ? '' : isolate(code, '\u2066');
}

function isolate(text: string, start: string): string {
  const clean = text.replaceAll(overrides, '');
  const outside = clean.replaceAll(isolatedPart, '');
  if (outside === '') {
    return clean;
  }
  const isBalanced = outside.search(isolates) < 0;
  return `${start}${isBalanced ? clean : clean.replaceAll(isolates, '')}\u2069`;
}
