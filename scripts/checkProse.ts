import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { findPhrases } from './prose/findPhrases.ts';

/** Fails when a banned phrase is in a comment, a test title or a document. Texts of the product are not read. */
const root = join(import.meta.dirname, '..');
const patterns = [
  '{apps,packages,mocks,scripts,e2e,.storybook}/**/*.{ts,tsx,mdx}',
  '{.,docs/**,apps/**,packages/**,mocks}/*.md',
];
const exclude = [
  '**/node_modules/**',
  '**/dist*/**',
  'docs/requirements.md',
  'docs/spec/**',
  'scripts/prose/**',
];

const faults: string[] = [];
for await (const found of glob(patterns, { cwd: root, exclude })) {
  const path = found.replaceAll('\\', '/');
  const findings = findPhrases(path, readFileSync(join(root, path), 'utf8'));
  faults.push(...findings.map(({ phrase, advice }) => `${path}: "${phrase}"; write ${advice}`));
}
if (faults.length > 0) {
  console.log([...new Set(faults)].sort().join('\n'));
  process.exitCode = 1;
}
