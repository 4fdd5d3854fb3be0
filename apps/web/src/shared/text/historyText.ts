/** The history of the texts. */
export const historyText = {
  statusLocal: 'فقط روی این دستگاه',
} as const;
