import { type FocusEvent, useState } from 'react';

/** Tracks whether the pointer or the focus is inside an element. */
export function useHeld(count: number) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  if (count === 0 && (pointed || focused)) {
    // An element removed under the pointer fires no pointerleave.
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
