/** The path of the record beside a story file: what to use the component for. */
export function recordPath(stories: string): string {
  return stories.replace(/\.stories\.tsx$/, '.usage.ts');
}
