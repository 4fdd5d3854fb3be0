import { Button, type ButtonSize } from '@nevisa/ui';
import { isSecondClick } from '../../forms/isSecondClick.ts';
import { commonText } from '../../text/commonText.ts';
import { listText } from '../../text/listText.ts';
import type { SaveResult } from '../choices/listViews.ts';

export interface SaveNameButtonProps {
  /** The result of the last press. */
  result: SaveResult | null;
  /** The id of the form; without it, the form around the button. */
  form?: string;
  size?: ButtonSize;
}

/** Saves the name of a view, or replaces the view that has it; a double click does not answer the question. */
export function SaveNameButton({ result, ...rest }: SaveNameButtonProps) {
  return (
    <Button
      type="submit"
      {...rest}
      onClick={(event) => {
        if (isSecondClick(event)) {
          event.preventDefault();
        }
      }}
    >
      {result === 'same-name' ? listText.viewReplace : commonText.save}
    </Button>
  );
}
