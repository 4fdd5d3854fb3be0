import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * When a pressed button is removed, the one that takes its place has the focus, or the last one
 * (WCAG 2.4.3). A button outside of the place gives its focus to the last one.
 *
 * @param place contains the buttons; by default the element that has the listeners
 */
export function useFocusOnRemoval(place?: Element) {
  const pressed = useRef<{ button: Element; among: Element; order: number } | null>(null);

  const remember = ({ target, currentTarget }: SyntheticEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const among = place ?? currentTarget;
    pressed.current = button && { button, among, order: listButtons(among).indexOf(button) };
  };

  useLayoutEffect(() => {
    if (pressed.current === null || pressed.current.button.isConnected) {
      return;
    }
    const { among, order } = pressed.current;
    pressed.current = null;
    if (document.activeElement === document.body) {
      (listButtons(among).at(order) ?? listButtons(among).at(-1))?.focus();
    }
  });

  return { onClickCapture: remember, onKeyDownCapture: remember };
}

function listButtons(among: Element): HTMLButtonElement[] {
  return [...among.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
}
