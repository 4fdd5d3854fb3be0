/** Times and spans of time. */
export const timeText = {
  range: '{from} تا {to}',
  until: 'تا {date}',
} as const;
