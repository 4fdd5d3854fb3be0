/** Texts for screen readers; a share in percent is also shown. */
export const a11yText = {
  listeningStarted: 'تایپ صوتی شروع شد',
  listeningPaused: 'تایپ صوتی موقتاً متوقف شد',
  listeningStopped: 'تایپ صوتی پایان یافت',
  connectionLost: 'اتصال قطع شد؛ ضبط ادامه دارد',
  connectionBack: 'اتصال برقرار شد',
  finalText: 'نوشته شد: {text}',
  resultsUpdated: '{n} نتیجه',
  progress: '{n} درصد',
} as const;
