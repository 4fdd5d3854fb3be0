/** Writes into an input as if it had been typed, so that its `onChange` hears of it. */
export function setNativeValue(input: HTMLInputElement, value: string): void {
  // React keeps a setter of its own on the element, and takes what went through it for old news.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
