/** The mark of a running recording; apart from the texts of dictation, because every page shows it. */
export const recordingText = {
  tabTitle: '● در حال شنیدن',
} as const;
