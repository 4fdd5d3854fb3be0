import { isInDialog } from '../../../shared/shortcuts/isInDialog.ts';
import { addedText } from '../../../shared/text/addedText.ts';

/** Whether a press is the question mark, Persian or Latin, outside of texts and dialogs. */
export function opensKeySheet(event: KeyboardEvent): boolean {
  const { key, target, defaultPrevented, ctrlKey, altKey, metaKey } = event;
  return (
    (key === addedText.keySheetKey || key === '?') &&
    !defaultPrevented &&
    !(ctrlKey || altKey || metaKey) &&
    !isInDialog(target) &&
    !(target instanceof Element && target.closest(noOpening) !== null)
  );
}

// A letter writes nothing into a box, a radio button or a slider.
const noOpening =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [role=dialog], [contenteditable=true]';
