const buttons = new WeakMap<Element, HTMLElement>();

/** The button of a menu that went in this frame. */
let last: HTMLElement | null = null;

/**
 * Remembers which button opened a menu that is named by its own words and not by the button.
 * Returns what the menu calls when it goes.
 */
export function keepMenuButton(panel: Element, button: HTMLElement): () => void {
  buttons.set(panel, button);
  return () => {
    last = button;
    requestAnimationFrame(() => {
      last = null;
    });
  };
}

/**
 * Finds the button of the menu, or submenu, that has the focused element, or that went with it in
 * this frame; null outside of menus. The menu is gone when a dialog that one of its actions opened
 * gives the focus back, and the button is not.
 */
export function findMenuButton(focused: Element | null): HTMLElement | null {
  if (focused === document.body) {
    return last;
  }
  const menu = focused?.closest('[role=menu]') ?? null;
  if (menu === null) {
    return null;
  }
  const button = findKept(menu) ?? document.getElementById(readLabel(menu));
  const isItem = button !== null && button.closest('[role=menu]') !== null;
  return isItem ? findMenuButton(button) : button;
}

function findKept(menu: Element): HTMLElement | null {
  for (let panel: Element | null = menu; panel !== null; panel = panel.parentElement) {
    const button = buttons.get(panel);
    if (button !== undefined) {
      return button;
    }
  }
  return null;
}

function readLabel(menu: Element): string {
  return menu.getAttribute('aria-labelledby')?.split(' ')[0] ?? '';
}
