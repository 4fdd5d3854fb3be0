const maxLines = 20;
const maxLineLength = 300;
const maxSteps = 2_000;
const unreadable: ReadonlySet<string> = new Set(['code', 'error_code', 'current']);

// Control characters, and marks that could turn the order of the sentence around them.
const invisible = /[\p{Cc}\p{Bidi_Control}]/gu;

// What is left of a character beyond U+FFFF when a line is cut in its middle.
const halfCharacter = /[\uD800-\uDBFF]$/;

/**
 * Turns the body of an error answer into lines to show (specification §8,
 * T-27): a string as it is, otherwise every value joined, lists
 * line by line, nested values flattened. At most 20 lines of 300 characters.
 */
export function errorTexts(body: unknown): string[] {
  const lines: string[] = [];
  const waiting: unknown[] = [body];
  for (let step = 0; step < maxSteps && waiting.length > 0 && lines.length < maxLines; step += 1) {
    const value = waiting.pop();
    if (typeof value === 'string') {
      lines.push(...readableLines(value));
    } else if (typeof value === 'number' || typeof value === 'boolean') {
      lines.push(String(value));
    } else if (typeof value === 'object' && value !== null) {
      waiting.push(...childrenOf(value).toReversed());
    }
  }
  return lines.slice(0, maxLines);
}

// `code` is for machines: it is switched on, never shown. `current` is what the server holds, and says nothing of the refusal.
function childrenOf(value: object): unknown[] {
  if (Array.isArray(value)) {
    return value.slice(0, maxSteps);
  }
  return Object.entries(value)
    .slice(0, maxSteps)
    .filter(([key]) => !unreadable.has(key))
    .map(([, child]) => child as unknown);
}

function readableLines(text: string): string[] {
  return text
    .split('\n', maxSteps)
    .map((line) => line.replace(invisible, '').trim().slice(0, maxLineLength))
    .map((line) => line.replace(halfCharacter, ''))
    .filter((line) => line !== '');
}
