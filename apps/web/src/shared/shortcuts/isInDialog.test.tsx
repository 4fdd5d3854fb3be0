import { describe, expect, it, onTestFinished } from 'vitest';
import { isInDialog } from './isInDialog.ts';

/** A dialog with words, which take no focus. */
function openDialog(show: (dialog: HTMLDialogElement) => void) {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  onTestFinished(() => dialog.remove());
  const words = dialog.appendChild(document.createElement('p'));
  show(dialog);
  return words;
}

describe('a key of the page', () => {
  it('belongs to the open dialog in which it is pressed', () => {
    const words = openDialog((dialog) => dialog.show());
    expect([isInDialog(words), isInDialog(document.body), isInDialog(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('belongs to a modal dialog also where the focus is on the page behind it', () => {
    openDialog((dialog) => dialog.showModal());
    expect([isInDialog(document.body), isInDialog(null)]).toEqual([true, true]);
  });

  it('belongs to the page once the dialog is closed', () => {
    openDialog((dialog) => {
      dialog.showModal();
      dialog.close();
    });
    expect(isInDialog(document.body)).toBe(false);
  });
});
