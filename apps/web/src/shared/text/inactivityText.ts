/** The warning before a session ends that is not used. */
export const inactivityText = {
  title: 'هنوز اینجا هستید؟',
  sentence:
    'مدتی است با برنامه کار نکرده‌اید. برای امنیت حساب، به‌زودی از حساب خارج می‌شوید. نوشته‌های شما می‌ماند.',
  untilEnd: 'تا خروج',
  over: 'از حساب خارج شدید.',
  stay: 'ادامه می‌دهم',
};
