/** Files with a common goal. */
export interface Group {
  name: string;
  /** The least score of each of its files, in percent. */
  goal: number;
  files: readonly string[];
  /** Word lists among the files; cases test them, not mutants. */
  lists?: readonly string[];
}

/** Tests and their helpers are not mutated. */
export const notTried = ['**/*.test.ts', '**/{testing*,*Testing,index}.ts'];

export const groups: readonly Group[] = [
  {
    name: 'parsers of what is not trusted',
    goal: 90,
    files: [
      'packages/api/src/listErrorTexts.ts',
      'packages/api/src/{avatarAddress,roles,user}.ts',
      'apps/web/src/shared/returnPath.ts',
      'apps/web/src/features/payment/**/*.ts',
    ],
  },
  {
    name: 'machines',
    goal: 85,
    files: ['packages/machines/src/**/*.ts'],
  },
  {
    name: 'Persian writing',
    goal: 80,
    files: ['packages/writing/src/**/*.ts'],
    lists: [
      'packages/writing/src/cases/**',
      'packages/writing/src/commands/{action,line,mark}Commands.ts',
      'packages/writing/src/commands/{compounds,nounWords}.ts',
      'packages/writing/src/numbers/numberWords.ts',
      'packages/writing/src/script/{adjectives,compoundWords,verbStems}.ts',
      'packages/writing/src/style/{everydayVerbForms,everydayWords}.ts',
    ],
  },
];
