/** A title and a sentence with Latin words, digits, brackets and marks, which a wrong direction puts into another order. */
export const mixedText = {
  title: 'جلسهٔ Q3',
  sentence: 'GPU خیلی گران است (۵٪)، نشانی sara@example.ir.',
} as const;
