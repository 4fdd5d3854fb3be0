/** The parameters of stories that show a whole page, with the sentence that says what it shows. */
export function describePage(sentence: string) {
  return { layout: 'fullscreen' as const, docs: { description: { component: sentence } } };
}
