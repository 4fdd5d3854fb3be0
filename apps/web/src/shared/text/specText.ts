/** Texts that the specification gives letter by letter (§5, §8). */
export const specText = {
  required: 'این فیلد الزامی است',
  network: 'خطا در شبکه',
  wrongCode: 'کد وارد شده صحیح نیست',
} as const;
