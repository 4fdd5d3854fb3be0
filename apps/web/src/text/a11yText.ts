/** Said to readers of screens and shown to nobody. */
export const a11yText = {
  listeningStarted: 'تایپ صوتی شروع شد',
  listeningStopped: 'تایپ صوتی پایان یافت',
  connectionLost: 'ارتباط قطع شد؛ ضبط ادامه دارد',
  finalText: 'نوشته شد: {text}',
  resultsUpdated: '{n} نتیجه',
} as const;
