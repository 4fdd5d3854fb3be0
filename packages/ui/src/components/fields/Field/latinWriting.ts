/** How a field is written in that takes Latin: from left to right, and exactly as it was typed. */
export const latinWriting = {
  dir: 'ltr',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
