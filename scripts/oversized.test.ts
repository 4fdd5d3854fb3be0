import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Config {
  overrides: { files: string[]; rules: Record<string, unknown> }[];
}

describe('the files that lint lets be larger than 300 lines, or have functions of more than 60', () => {
  const { overrides } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as Config;
  const oversized = overrides
    .filter(({ rules }) => Object.keys(rules).every((rule) => rule.startsWith('max-lines')))
    .flatMap(({ files }) => files);

  it('become fewer', () => {
    expect(oversized.length).toBeLessThanOrEqual(5);
  });

  it('exist', () => {
    expect(oversized.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});
