/** Times and spans of time. */
export const timeText = {
  range: '{from} تا {to}',
} as const;
