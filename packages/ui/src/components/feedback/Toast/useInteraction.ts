import { type FocusEvent, useState } from 'react';

/** Tracks whether the pointer or the focus is inside an element. */
export function useInteraction(count: number) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  if (count === 0 && (isHovered || isFocused)) {
    // An element removed under the pointer fires no pointerleave.
    setHovered(false);
    setFocused(false);
  }
  return {
    paused: isHovered || isFocused,
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}
