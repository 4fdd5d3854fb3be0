import { expect, userEvent, waitFor, within } from 'storybook/test';
import { patience } from '../../testing/patience.ts';

/** Makes the server add a tax of ten percent to every price. */
export function addTax({ selling }: { selling: { vatPercent: number | null } }): void {
  selling.vatPercent = 10;
}

/** The opened dialog, which has taken the focus. */
export async function findDialog(canvasElement: HTMLElement): Promise<HTMLElement> {
  const dialog = await within(canvasElement.ownerDocument.body).findByRole(
    'dialog',
    { name: /^خرید / },
    patience,
  );
  await waitFor(() => expect(dialog).toBeVisible());
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return dialog;
}

/** Opens the field of the code, types one and applies it; `before` are the places before that. */
export async function enterCode(dialog: HTMLElement, code: string) {
  const part = within(dialog);
  await userEvent.click(part.getByText('کد تخفیف دارم'));
  const field = part.getByLabelText('کد تخفیف');
  // It takes the focus only after the part has opened.
  await waitFor(async () => {
    await userEvent.click(field);
    await expect(field).toHaveFocus();
  });
  await userEvent.keyboard(code);
  await waitFor(() => expect(dialog.getAnimations({ subtree: true })).toEqual([]), patience);
  const before = placeBelow(dialog);
  await userEvent.keyboard('{Enter}');
  return { field, before };
}

/** Where the line below the code and the price are, and how wide the button of the code is. */
export function placeBelow(dialog: HTMLElement) {
  const part = within(dialog);
  const button = part.getByRole('button', { name: /^(?:اعمال|برداشتن) کد$/u });
  const line = /^(?:پرداخت در درگاه امن بانکی انجام می‌شود|این خرید پرداختی ندارد)\.$/u;
  return {
    top: part.getByText(line).getBoundingClientRect().top,
    price: part.getAllByText('۹۵۰٬۰۰۰')[0]?.getBoundingClientRect().right,
    width: button.getBoundingClientRect().width,
  };
}
