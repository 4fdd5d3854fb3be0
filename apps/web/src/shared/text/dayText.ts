/** Names of days. Not in `commonText`, which the first page loads. */
export const dayText = {
  today: 'امروز',
} as const;
