import type { SaveMarkState } from '@nevisa/ui';
import type { SavingFacts } from '../../writing/writingFacts.ts';

/** The settings that were changed, and the results that are shown beside them. */
export interface SaveMarks {
  /** Changed, and not answered yet. */
  readonly waiting: readonly string[];
  readonly saved: readonly string[];
  readonly failed: readonly string[];
  readonly saving: SavingFacts['saving'];
  /** The server has refused a change, and the refusal is shown. */
  readonly refused: boolean;
}

export const noMarks: SaveMarks = {
  waiting: [],
  saved: [],
  failed: [],
  saving: 'untouched',
  refused: false,
};

/** The marks after a change of one setting; it waits for the server. */
export function touch(marks: SaveMarks, name: string): SaveMarks {
  return { ...forget(marks, name), waiting: [...without(marks.waiting, name), name] };
}

/** The marks after a change that this device stores. */
export function saveHere(marks: SaveMarks, name: string): SaveMarks {
  return { ...forget(marks, name), saved: [...without(marks.saved, name), name] };
}

/** The marks after the time in which a save is shown. */
export function dropSaved(marks: SaveMarks): SaveMarks {
  return { ...marks, saved: [] };
}

/** The marks after the state of saving has changed; the same object when it has not. */
export function followSaving(
  marks: SaveMarks,
  { saving, refused: refusal }: Pick<SavingFacts, 'saving' | 'refused'>,
): SaveMarks {
  const refused = refusal !== null;
  if (saving === marks.saving && refused === marks.refused) {
    return marks;
  }
  const next = { ...marks, saving, refused };
  if (saving === 'saved' && marks.saving !== 'saved') {
    return { ...next, saved: [...marks.saved, ...marks.waiting], waiting: [] };
  }
  if (refused && saving !== 'offline' && (!marks.refused || saving === 'untouched')) {
    return { ...next, failed: [...marks.failed, ...marks.waiting], waiting: [] };
  }
  if (marks.refused && !refused) {
    // A retry sends the refused changes again; a dismissal forgets them.
    const again = saving === 'saving' ? marks.failed : [];
    return { ...next, failed: [], waiting: [...marks.waiting, ...again] };
  }
  return next;
}

/** The mark beside a setting. */
export function findMark({ saved, failed }: SaveMarks, name: string): SaveMarkState | undefined {
  if (failed.includes(name)) {
    return 'failed';
  }
  return saved.includes(name) ? 'saved' : undefined;
}

function forget(marks: SaveMarks, name: string): SaveMarks {
  return {
    ...marks,
    waiting: without(marks.waiting, name),
    saved: without(marks.saved, name),
    failed: without(marks.failed, name),
  };
}

function without(names: readonly string[], name: string): readonly string[] {
  return names.filter((one) => one !== name);
}
