/** The texts of the components for files on their way to a text; what depends on a file is a prop. */
export const filesText = {
  announced: '{name}: {words}',
  bar: '{label} {percent}',
  options: {
    punctuation: 'نشانه‌گذاری',
    numbers: 'نوشتن عددها با رقم',
    speakers: 'تعداد گویندگان',
    speakersHint: 'متن به نام هر گوینده جدا می‌شود.',
    off: 'بدون جدا کردن گوینده‌ها',
    automatic: 'تشخیص خودکار',
    count: '{n} گوینده',
  },
} as const;
