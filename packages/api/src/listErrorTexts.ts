const maxLines = 20;
const maxLineLength = 300;
const maxSteps = 2_000;
const machineCode = /^[\w.-]+$/;

// Control characters, and bidi controls, which could reorder the surrounding sentence.
const invisible = /[\p{Cc}\p{Bidi_Control}]/gu;

// The high surrogate that remains when a cut splits a pair.
const halfCharacter = /[\uD800-\uDBFF]$/;

/**
 * Converts the body of an error answer to lines for the screen (specification §8,
 * T-27): a string is one line, an object gives every value, a list
 * one line per entry, nested values are flattened. Only a machine code is left out:
 * `code` beside `detail`, and `error_code` beside the texts of fields. At most 20 lines
 * of 300 characters.
 */
export function listErrorTexts(body: unknown): string[] {
  const lines: string[] = [];
  const waiting: unknown[] = [body];
  for (let step = 0; step < maxSteps && waiting.length > 0 && lines.length < maxLines; step += 1) {
    const value = waiting.pop();
    if (typeof value === 'string') {
      lines.push(...listReadableLines(value));
    } else if (typeof value === 'number' || typeof value === 'boolean') {
      lines.push(String(value));
    } else if (typeof value === 'object' && value !== null) {
      waiting.push(...getChildren(value).toReversed());
    }
  }
  return lines.slice(0, maxLines);
}

function getChildren(value: object): unknown[] {
  if (Array.isArray(value)) {
    return value.slice(0, maxSteps);
  }
  return Object.entries(value)
    .slice(0, maxSteps)
    .filter(([key, child]) => !(isMachineCode(child) && hasWordsBeside(key, value)))
    .map(([, child]) => child as unknown);
}

/** Whether an object says in words what its machine code under `key` says. */
function hasWordsBeside(key: string, value: object): boolean {
  return key === 'code'
    ? 'detail' in value
    : key === 'error_code' && Object.values(value).some((one) => Array.isArray(one));
}

function isMachineCode(value: unknown): boolean {
  return typeof value === 'string' && machineCode.test(value);
}

function listReadableLines(text: string): string[] {
  return text
    .split('\n', maxSteps)
    .map((line) => line.replace(invisible, '').trim().slice(0, maxLineLength))
    .map((line) => line.replace(halfCharacter, ''))
    .filter((line) => line !== '');
}
