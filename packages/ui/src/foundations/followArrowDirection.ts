import type { KeyboardEvent } from 'react';

/**
 * Makes the left and right arrow keys of radio buttons follow the visual direction.
 * Browsers treat the left arrow as "previous" in every direction, so in a
 * right-to-left row it would move to the right.
 */
export function followArrowDirection(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, defaultPrevented } = event;
  const step = { ArrowLeft: 1, ArrowRight: -1 }[key];
  const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
  if (step === undefined || !isPlain || defaultPrevented || !isRadio(target)) {
    return;
  }
  if (getComputedStyle(currentTarget).direction !== 'rtl') {
    return;
  }
  event.preventDefault();
  const radios = [...currentTarget.querySelectorAll('input')].filter(
    (input) => isRadio(input) && input.name === target.name && !input.matches(':disabled'),
  );
  const next = radios.at((radios.indexOf(target) + step) % radios.length);
  next?.focus();
  next?.click();
}

function isRadio(element: EventTarget): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'radio';
}
