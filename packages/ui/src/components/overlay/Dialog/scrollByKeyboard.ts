/**
 * A `ref` that makes an element a tab stop while its content overflows, so that the keyboard can
 * scroll it.
 */
export function scrollByKeyboard(body: HTMLElement | null) {
  if (body === null) {
    return undefined;
  }
  const observer = new ResizeObserver(() => {
    if (body.scrollHeight > body.clientHeight) {
      body.tabIndex = 0;
    } else {
      body.removeAttribute('tabindex');
    }
  });
  observer.observe(body);
  for (const part of body.children) {
    observer.observe(part);
  }
  return () => {
    observer.disconnect();
  };
}
