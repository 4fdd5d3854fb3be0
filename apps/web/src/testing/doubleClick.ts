/** Clicks a button twice, wherever the page shows it after the first click. */
export async function doubleClick(button: Element): Promise<void> {
  click(button, 1);
  // React renders what the first click changed.
  await new Promise(requestAnimationFrame);
  click(button, 2);
}

function click(button: Element, detail: number): void {
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
}
