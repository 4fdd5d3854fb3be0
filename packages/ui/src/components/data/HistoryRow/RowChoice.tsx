import { type SyntheticEvent, useId } from 'react';
import { text } from '../../../foundations/text.ts';
import { RowCheckbox } from '../../fields/Checkbox/RowCheckbox.tsx';

export interface RowSelection {
  selected: boolean;
  /** Always shows the checkbox: some row is selected, or rows are selected by touch. */
  active: boolean;
  /** A press on the row selects it in place of opening it: rows are selected by touch. */
  pressSelects?: boolean;
  /** `extend` with the Shift key: the rows from the previous choice to this one. */
  onChange: (selected: boolean, extend: boolean) => void;
}

interface RowChoiceProps extends RowSelection {
  titleId: string;
}

/** The checkbox of a row, named by the title. */
export function RowChoice({ selected, active, onChange, titleId }: RowChoiceProps) {
  const id = useId();
  return (
    <RowCheckbox
      id={id}
      data-always={active || selected}
      aria-label={text.select}
      aria-labelledby={`${id} ${titleId}`}
      checked={selected}
      onChange={(event) => onChange(event.currentTarget.checked, hasShift(event))}
    />
  );
}

/** The change of a checkbox comes from a click, which knows the key. */
function hasShift({ nativeEvent }: SyntheticEvent): boolean {
  return (nativeEvent as Partial<globalThis.MouseEvent>).shiftKey === true;
}
