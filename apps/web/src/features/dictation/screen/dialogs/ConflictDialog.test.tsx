import { NevisaUi } from '@nevisa/ui';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addedText } from '../../../../shared/text/addedText.ts';
import { editorText } from '../../../../shared/text/editorText.ts';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import { useConflict } from '../hooks/useConflict.ts';
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

/** A text that was changed elsewhere, too, with the button of its notice. */
function openText() {
  const resolveConflict = vi.fn((_: 'mine' | 'both') => Promise.reject(new Error('recording')));
  const dictation = { synced: 'conflict', workspace: { resolveConflict } };
  function Page() {
    const conflict = useConflict(dictation as unknown as LiveDictation);
    return (
      <>
        {conflict.isPostponed && <button onClick={conflict.open}>notice</button>}
        <ConflictDialog dictation={dictation as unknown as LiveDictation} conflict={conflict} />
      </>
    );
  }
  renderInPage(
    <NevisaUi>
      <Page />
    </NevisaUi>,
  );
  return resolveConflict;
}

const dialog = page.getByRole('dialog');

it.each([
  ['mine', 'نگه داشتن نسخهٔ من'],
  ['both', 'نگه داشتن هر دو'],
])(
  'X-116: the choice «%s» of the question is carried out, and a failure is said',
  async (keep, name) => {
    const resolveConflict = openText();
    await dialog.getByRole('button', { name }).click();
    expect(resolveConflict.mock.calls).toEqual([[keep]]);
    await expect.element(dialog.getByRole('alert')).toBeVisible();
  },
);

it('X-116: a postponed question is opened again by its notice', async () => {
  const resolveConflict = openText();
  await dialog.getByRole('button', { name: 'انصراف' }).click();
  await expect.poll(() => dialog.elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'notice' }).click();
  await expect.element(dialog).toBeVisible();
  expect(resolveConflict).not.toHaveBeenCalled();
});
