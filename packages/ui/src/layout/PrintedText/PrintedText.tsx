import type { ComponentPropsWithRef } from 'react';
import * as S from './PrintedText.styles.ts';

/** A line of a printed text. */
export interface PrintedLine {
  /** When it begins, as a person reads it; null for no time. */
  time: string | null;
  /** Who says it; null for no name. */
  speaker: string | null;
  text: string;
}

export interface PrintedTextProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The name of the text; nothing is printed for an empty one. */
  heading: string;
  lines: readonly PrintedLine[];
  /** Shows the paper in the window, too; otherwise only the printer gets it. */
  preview?: boolean;
}

/**
 * A text on paper: it prints alone, in black on white on A4, and the window does not show it.
 * Place it as a child of `body` while something else is shown.
 */
export function PrintedText({ heading, lines, preview = false, ...rest }: PrintedTextProps) {
  return (
    <S.Paper {...rest} data-printed-text="" data-preview={preview || undefined}>
      <S.PrintedPage />
      {heading.trim() !== '' && <S.Heading>{heading}</S.Heading>}
      {lines.map(({ time, speaker, text }, at) => (
        // Lines have no name, may be equal and do not change.
        // oxlint-disable-next-line react/no-array-index-key
        <S.Line key={at}>
          {time !== null && <S.Time>[{time}] </S.Time>}
          {speaker !== null && <strong>{speaker}: </strong>}
          {text}
        </S.Line>
      ))}
    </S.Paper>
  );
}
