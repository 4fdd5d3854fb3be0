import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/decisions');

it('the list of decisions links each record once, in order', () => {
  const list = readFileSync(join(folder, 'README.md'), 'utf8');
  const linked = [...list.matchAll(/\]\((\d{4}-[a-z0-9-]+\.md)\)/gu)].map(([, file]) => file);
  const records = readdirSync(folder).filter((file) => /^\d{4}-/u.test(file));
  expect(linked).toEqual(records.toSorted());
});
