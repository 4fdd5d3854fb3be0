const signs: Readonly<Record<string, string>> = {
  Backquote: '`',
  Minus: '-',
  Equal: '=',
  BracketLeft: '[',
  BracketRight: ']',
  Backslash: '\\',
  Semicolon: ';',
  Quote: "'",
  Comma: ',',
  Period: '.',
  Slash: '/',
};

/** The name of a physical key for display: S for `KeyS`. */
export function nameOfKey(code: string): string {
  return signs[code] ?? code.replace(/^(?:Key|Digit)/, '');
}

/** Whether a key is only held with others. */
export function isModifier(code: string): boolean {
  return /^(?:Alt|Control|Meta|OS|Shift)(?:Left|Right)?$|^Fn/.test(code);
}
