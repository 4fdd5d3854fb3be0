/** Replaces the placeholders of a template: `fill('{page} / {total}', { page: '1', total: '10' })`. */
export function fill(sentence: string, words: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place);
}
