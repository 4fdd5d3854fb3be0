/**
 * Whether a click is the second one of a double click. A button that asks or gets another meaning
 * after the first click ignores it: its new label has not been read.
 */
export function isSecondClick({ detail }: { readonly detail: number }): boolean {
  return detail > 1;
}
