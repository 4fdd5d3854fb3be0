/** Numbers with their units; `{n}` is filled with Persian digits. */
export const unitText = {
  day: '{n} روز',
  minute: '{n} دقیقه',
  hour: '{n} ساعت',
  second: '{n} ثانیه',
  hourMinute: '{h} ساعت و {m} دقیقه',
  minuteSecond: '{m} دقیقه و {s} ثانیه',
} as const;
