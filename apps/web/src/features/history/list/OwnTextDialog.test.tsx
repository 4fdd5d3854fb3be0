import { expect, it, vi } from 'vitest';
import { commonText } from '../../../shared/text/commonText.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import type { DeviceRow } from '../data/historyItems.ts';
import { OwnTextDialog } from './OwnTextDialog.tsx';

/** The question about a text, with its buttons. */
function openQuestion() {
  const ask = vi.fn();
  const remove = vi.fn(() => Promise.resolve(true));
  const asked = { documentId: 'one' } as DeviceRow;
  renderInPage(<OwnTextDialog device={{ asked, ask, remove }} />);
  const buttons = [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')];
  const find = (words: string) => buttons.find(({ textContent }) => textContent === words);
  return { ask, remove, cancel: find(commonText.cancel), confirm: find(commonText.clear) };
}

it('X-121, X-126: a text that only this device has is deleted after the question, and not before', async () => {
  const { ask, remove, cancel, confirm } = openQuestion();
  expect(document.activeElement).toBe(cancel);
  expect(remove).not.toHaveBeenCalled();
  confirm?.click();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledWith(null));
  expect(remove.mock.calls).toEqual([['one']]);
});

it('X-126: a canceled question deletes nothing', () => {
  const { ask, remove, cancel } = openQuestion();
  cancel?.click();
  expect([remove.mock.calls, ask.mock.calls]).toEqual([[], [[null]]]);
});
