/** The kinds of tests, cheapest first, with their projects of `vite.config.ts`. */
export const levels = {
  unit: ['unit'],
  browser: ['browser', 'browser-preview'],
  stories: ['stories'],
  e2e: ['e2e'],
} as const;

export type Level = keyof typeof levels;

export const levelNames = Object.keys(levels) as Level[];

/** The level that runs a test file; null for checks that need a built Storybook. */
export function findLevel(file: string): Level | null {
  const endings: [RegExp, Level][] = [
    [/\.test\.ts$/, 'unit'],
    [/\.test\.tsx$/, 'browser'],
    [/\.stories\.tsx$/, 'stories'],
    [/\.e2e\.ts$/, 'e2e'],
  ];
  return endings.find(([ending]) => ending.test(file))?.[1] ?? null;
}
