/**
 * A `ref` that makes an element a tab stop while its content overflows, so that the keyboard can
 * scroll it, also where the content is replaced later.
 */
export function scrollByKeyboard(body: HTMLElement | null) {
  if (body === null) {
    return undefined;
  }
  const measure = () => {
    // A tab stop may have more padding, which must not decide whether it overflows.
    body.removeAttribute('tabindex');
    if (body.scrollHeight > body.clientHeight || body.scrollWidth > body.clientWidth) {
      body.tabIndex = 0;
    }
  };
  const sizes = new ResizeObserver(measure);
  const observe = () => {
    sizes.disconnect();
    for (const part of [body, ...body.children]) {
      sizes.observe(part);
    }
  };
  observe();
  const parts = new MutationObserver(() => {
    observe();
    measure();
  });
  parts.observe(body, { childList: true });
  return () => {
    sizes.disconnect();
    parts.disconnect();
  };
}
