import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Config {
  overrides: { files: string[]; rules: Record<string, unknown> }[];
}

it('lint lets no file be larger than 300 lines, and only tests have functions of more than 60', () => {
  const text = readFileSync(join(import.meta.dirname, '../.oxlintrc.json'), 'utf8');
  const { overrides } = JSON.parse(text) as Config;
  const excepted = (rule: string) =>
    overrides.filter(({ rules }) => rule in rules).flatMap(({ files }) => files);
  expect(excepted('max-lines')).toEqual([]);
  expect(excepted('max-lines-per-function')).toEqual([
    '**/*.test.ts',
    '**/*.test.tsx',
    '**/*.check.ts',
    'e2e/**',
  ]);
});
