import { type FocusEvent, useState } from 'react';

/** Whether someone is reading: the pointer or the focus is inside. */
export function useHeld(count: number) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  if (count === 0 && (pointed || focused)) {
    // What vanishes under the pointer says no goodbye.
    setPointed(false);
    setFocused(false);
  }
  return {
    held: pointed || focused,
    handlers: {
      onPointerEnter: () => {
        setPointed(true);
      },
      onPointerLeave: () => {
        setPointed(false);
      },
      onFocus: () => {
        setFocused(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
      },
    },
  };
}
