/** Sets the value of an input as if typed, so that `onChange` fires. */
export function setNativeValue(input: HTMLInputElement, value: string): void {
  // React ignores values set through its patched setter; use the native one so `onChange` fires.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
