import { waitForTask } from '../../waitForTask.ts';

/** Asks a question that an item of a menu opens: after the menu is gone, and from its button, which has the focus again after the question. */
export async function askFromMenu(anchor: HTMLElement, ask: () => void): Promise<void> {
  await waitForTask();
  anchor.focus();
  ask();
}
