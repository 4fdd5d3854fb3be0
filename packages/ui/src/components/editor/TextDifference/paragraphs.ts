export type RunKind = 'same' | 'added' | 'removed';

/** Neighbouring words of a comparison: of both texts, of the second only, or of the first only. */
export interface TextRun {
  kind: RunKind;
  text: string;
}

/** The runs with their offsets, which name them in a list. */
export function withOffsets(runs: readonly TextRun[]): (TextRun & { from: number })[] {
  let from = 0;
  return runs.map((run) => {
    const place = from;
    from += run.text.length;
    return { ...run, from: place };
  });
}

/** A paragraph of a comparison. */
export interface DifferenceParagraph {
  id: string;
  runs: readonly TextRun[];
}

/** Successive paragraphs: shown ones, or unchanged ones behind one line. */
export interface DifferencePart {
  folded: boolean;
  paragraphs: readonly DifferenceParagraph[];
}

/** The mark of a line break that only one of the texts has. */
const breakMark = '¶';

/** Splits a comparison at its line breaks; a break of one text only stays visible as «¶». */
export function splitIntoParagraphs(runs: readonly TextRun[]): DifferenceParagraph[] {
  const paragraphs: TextRun[][] = [[]];
  for (const { kind, text } of runs) {
    for (const [index, line] of text.split(/\r\n|[\n\r]/u).entries()) {
      if (index > 0) {
        if (kind !== 'same') {
          paragraphs.at(-1)?.push({ kind, text: breakMark });
        }
        paragraphs.push([]);
      }
      if (line !== '') {
        paragraphs.at(-1)?.push({ kind, text: line });
      }
    }
  }
  return paragraphs
    .map((runs, index) => ({ id: String(index), runs }))
    .filter(({ runs }) => runs.length > 0);
}

export function isChanged({ runs }: DifferenceParagraph): boolean {
  return runs.some(({ kind }) => kind !== 'same');
}

/**
 * Divides the paragraphs into shown and folded ones. A paragraph is shown when it is changed or at
 * most `context` paragraphs away from a changed one; a single unchanged one is not worth a fold.
 *
 * @param context At least 0.
 */
export function foldUnchanged(
  paragraphs: readonly DifferenceParagraph[],
  context: number,
): DifferencePart[] {
  const near = new Set<number>();
  for (const [place, paragraph] of paragraphs.entries()) {
    if (isChanged(paragraph)) {
      for (let at = place - context; at <= place + context; at += 1) {
        near.add(at);
      }
    }
  }
  const parts: { folded: boolean; paragraphs: DifferenceParagraph[] }[] = [];
  for (const [place, paragraph] of paragraphs.entries()) {
    const folded = !near.has(place);
    const last = parts.at(-1);
    if (last?.folded === folded) {
      last.paragraphs.push(paragraph);
    } else {
      parts.push({ folded, paragraphs: [paragraph] });
    }
  }
  return parts.map(({ folded, paragraphs }) => ({
    folded: folded && paragraphs.length > 1,
    paragraphs,
  }));
}
