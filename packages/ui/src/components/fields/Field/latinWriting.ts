/** The input attributes for Latin text: left to right, without corrections. */
export const latinWriting = {
  dir: 'ltr',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
