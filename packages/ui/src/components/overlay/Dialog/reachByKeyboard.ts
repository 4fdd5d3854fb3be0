/** As a `ref`: what scrolls can be scrolled by keyboard, and what does not is no stop on the way. */
export function reachByKeyboard(body: HTMLElement | null) {
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
