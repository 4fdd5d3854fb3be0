/** Texts for screen readers. */
export const a11yText = {
  listeningStarted: 'تایپ صوتی شروع شد',
  listeningPaused: 'تایپ صوتی موقتاً متوقف شد',
  listeningStopped: 'تایپ صوتی پایان یافت',
  connectionLost: 'اتصال قطع شد؛ ضبط ادامه دارد',
  connectionBack: 'اتصال برقرار شد',
  finalText: 'نوشته شد: {text}',
  resultsUpdated: '{n} نتیجه',
} as const;
