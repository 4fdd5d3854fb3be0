import {
  type ChosenRows,
  chooseRows,
  dropRows,
  extendTo,
  type ShownPage,
  toggleRow,
} from '@nevisa/machines';
import type { TableSelection } from '@nevisa/ui';

/** Rows that can be chosen over all pages. */
export interface RowChoice {
  readonly chosen: ChosenRows;
  readonly choose: (change: (chosen: ChosenRows) => ChosenRows) => void;
  readonly shown: ShownPage;
}

/** The choice of a list as the table knows it; a press with Shift extends it. */
export function createRowSelection({ chosen, choose, shown }: RowChoice): TableSelection {
  return {
    selected: new Set(chosen.rows.keys()),
    onChange: (next) => choose((before) => changeRows(before, next, shown)),
    onExtend: (key) => {
      const id = shown.ids.find((one) => String(one) === key);
      if (id !== undefined) {
        choose((before) => extendTo(before, id, shown));
      }
    },
  };
}

function changeRows(chosen: ChosenRows, next: ReadonlySet<string>, shown: ShownPage): ChosenRows {
  const changed = shown.ids.filter((id) => next.has(String(id)) !== chosen.rows.has(String(id)));
  const [only] = changed;
  // A press on one box sets the anchor of the next one with Shift.
  if (changed.length === 1 && only !== undefined) {
    return toggleRow(chosen, only, shown);
  }
  const added = changed.filter((id) => next.has(String(id)));
  const removed = changed.filter((id) => !next.has(String(id)));
  return dropRows(chooseRows(chosen, added, shown), removed);
}
