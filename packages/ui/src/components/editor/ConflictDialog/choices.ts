import type { TextRun } from '../TextDifference/paragraphs.ts';

export const conflictChoices = ['mine', 'theirs', 'both'] as const;

/** Which version of a difference remains; `both` is mine, then theirs. */
export type ConflictChoice = (typeof conflictChoices)[number];

export type ConflictChoices = ReadonlyMap<string, ConflictChoice>;

/** A field or a paragraph that differs between this device and the server. */
export interface ConflictDifference {
  id: string;
  /** «نام نوشته», «پاراگراف ۳». */
  label: string;
  /** `added` is only in my version, `removed` only in that of the server. */
  runs: readonly TextRun[];
  /** The version in which it is deleted. */
  deleted?: 'mine' | 'theirs';
  /** A field with one value, such as the title: `both` is not offered and becomes `mine`. */
  single?: boolean;
}

/** The choices for one difference. */
export function listChoices({ single = false }: ConflictDifference): readonly ConflictChoice[] {
  return single ? ['mine', 'theirs'] : conflictChoices;
}

export function chooseForAll(
  differences: readonly ConflictDifference[],
  choice: ConflictChoice,
): ConflictChoices {
  return new Map(
    differences.map((difference) => [
      difference.id,
      listChoices(difference).includes(choice) ? choice : 'mine',
    ]),
  );
}

/** Whether each difference has a choice. */
export function isResolved(
  differences: readonly ConflictDifference[],
  choices: ConflictChoices,
): boolean {
  return differences.every(({ id }) => choices.has(id));
}
