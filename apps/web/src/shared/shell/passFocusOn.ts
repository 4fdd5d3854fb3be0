import { focusHeading } from './focusHeading.ts';

/**
 * The `ref` of a part that goes while it has the focus, e.g. a failure with its retry that has
 * succeeded: the heading of the section or the dialog around it takes the focus, otherwise that of
 * the page (WCAG 2.4.3). An element that the next content has given the focus keeps it.
 */
export function passFocusOn(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) {
    return undefined;
  }
  return () => {
    if (part.contains(document.activeElement)) {
      const region = part.closest(':is(section, dialog)[aria-labelledby]');
      queueMicrotask(() => {
        if (document.activeElement === document.body) {
          focusRegion(region);
        }
      });
    }
  };
}

function focusRegion(region: Element | null): void {
  const id = region?.isConnected === true ? region.getAttribute('aria-labelledby') : null;
  const heading = id === null ? null : document.getElementById(id);
  if (heading === null) {
    focusHeading();
    return;
  }
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
