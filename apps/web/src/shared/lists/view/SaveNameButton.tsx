import { Button, type ButtonSize, isSecondClick } from '@nevisa/ui';
import { useRef } from 'react';
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

/** How long after a press a key answers the question that it led to, in ms. */
const readingTime = 500;

/** Saves the name of a view, or replaces the view that has it; neither a double click nor a fast second Enter answers the question. */
export function SaveNameButton({ result, ...rest }: SaveNameButtonProps) {
  const pressedAt = useRef(0);
  // Enter in the field clicks the button, too, without a number of clicks.
  const isSecondKey = ({ detail, timeStamp }: { detail: number; timeStamp: number }) =>
    result === 'same-name' && detail === 0 && timeStamp - pressedAt.current < readingTime;
  return (
    <Button
      type="submit"
      {...rest}
      onClick={(event) => {
        if (isSecondClick(event) || isSecondKey(event)) {
          event.preventDefault();
        }
        pressedAt.current = event.timeStamp;
      }}
    >
      {result === 'same-name' ? listText.viewReplace : commonText.save}
    </Button>
  );
}
