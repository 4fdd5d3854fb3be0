/** Said to readers of screens and shown to nobody. */
export const a11yText = {
  listeningStarted: 'تایپ صوتی شروع شد',
  listeningPaused: 'تایپ صوتی مکث شد',
  listeningStopped: 'تایپ صوتی پایان یافت',
  connectionLost: 'ارتباط قطع شد؛ ضبط ادامه دارد',
  connectionBack: 'ارتباط برقرار شد',
  finalText: 'نوشته شد: {text}',
  resultsUpdated: '{n} نتیجه',
} as const;
