export const markChoices = ['embedding', 'rlm', 'none'] as const;

/**
 * How a line of a subtitle says that it is right-to-left: U+202B and U+202C around
 * it, which players follow that take each line as left-to-right; U+200F at both ends; or not.
 */
export type MarkChoice = (typeof markChoices)[number];

/** The mark at the begin of a line of WebVTT, whose players find the direction of a line themselves. */
export const rightToLeftMark = '\u200F';

/** Marks a line as right-to-left. */
export function markLine(line: string, marks: MarkChoice): string {
  switch (marks) {
    case 'embedding':
      return `\u202B${line}\u202C`;
    case 'rlm':
      return `${rightToLeftMark}${line}${rightToLeftMark}`;
    case 'none':
      return line;
  }
}

/** A text without any mark of direction: those that were pasted would turn the marks of the file. */
export function withoutMarks(text: string): string {
  return text.replaceAll(/\p{Bidi_Control}/gu, '');
}
