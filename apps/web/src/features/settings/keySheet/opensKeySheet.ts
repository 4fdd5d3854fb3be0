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

const noOpening = 'input, textarea, select, [role=dialog], [contenteditable=true]';
