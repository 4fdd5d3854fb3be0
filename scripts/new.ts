import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findBin } from './bin.ts';
import { generate, kinds, type Kind } from './new/generate.ts';

const root = join(import.meta.dirname, '..');
const usage = `npm run new -- component PriceTag [group]     a component of packages/ui with styles, stories and test
npm run new -- screen reports [account]       the screen of an address in shared/paths.ts
npm run new -- machine checkout               a machine of packages/machines with its test
npm run new -- call listInvoices GET /path [handlers]   a call of the contract with its mock`;

const [kind = '', name = '', ...options] = process.argv.slice(2);

try {
  if (!kinds.includes(kind as Kind)) {
    throw new Error(usage);
  }
  write(kind as Kind);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function write(kind: Kind): void {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const { files, next } = generate(kind, name, options, read);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`wrote ${path}`);
  }
  execFileSync(process.execPath, [findBin('oxfmt'), ...files.keys()], { cwd: root });
  console.log(next.join('\n'));
}
