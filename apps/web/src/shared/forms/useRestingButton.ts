import { type FocusEvent, type MouseEvent, useState } from 'react';

/**
 * The props of a button that has nothing to do while it rests. A natively disabled button loses the
 * focus, which is then nowhere (WCAG 2.4.3): one that has the focus keeps it, and ignores a press.
 */
export function useRestingButton(rests: boolean) {
  const [isFocused, setFocused] = useState(false);
  return {
    disabled: rests && !isFocused,
    onFocus: () => setFocused(true),
    // A window that loses the focus leaves it where it is on the page.
    onBlur: ({ currentTarget }: FocusEvent) => setFocused(document.activeElement === currentTarget),
    ...(rests &&
      isFocused && {
        'aria-disabled': true,
        onClick: (event: MouseEvent) => event.preventDefault(),
      }),
  };
}
