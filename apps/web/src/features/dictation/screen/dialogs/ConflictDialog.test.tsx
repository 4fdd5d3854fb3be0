import { expect, it, vi } from 'vitest';
import { addedText } from '../../../../shared/text/addedText.ts';
import { editorText } from '../../../../shared/text/editorText.ts';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { LiveDictation } from '../hooks/useDictation.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

it('X-32: a conflict that cannot be resolved during a recording stays a question, and says so', async () => {
  const resolveConflict = vi.fn(() => Promise.reject(new Error('A recording is under way.')));
  const dictation = { workspace: { resolveConflict } } as unknown as LiveDictation;
  const conflict = { isOpen: true, isPostponed: false, open: vi.fn(), postpone: vi.fn() };
  renderInPage(<ConflictDialog dictation={dictation} conflict={conflict} />);
  const dialog = await vi.waitFor(() => {
    const found = document.querySelector('dialog[open]');
    expect(found).not.toBeNull();
    return found as HTMLElement;
  });
  const both = [...dialog.querySelectorAll('button')].find(
    ({ textContent }) => textContent === editorText.conflictBoth,
  );
  both?.click();
  await vi.waitFor(() => expect(dialog.textContent).toContain(addedText.conflictRemains));
  expect(dialog.matches('[open]')).toBe(true);
  expect(resolveConflict.mock.calls).toEqual([['both']]);
});
