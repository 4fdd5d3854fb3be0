import type { MouseEvent } from 'react';

/**
 * The click handler of a busy button. `disabled` would lose the focus; cancelling the
 * click also prevents form submission.
 */
export function ignorePress(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
