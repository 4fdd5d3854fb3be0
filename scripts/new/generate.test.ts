import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { generate, type Kind } from './generate.ts';

const root = join(import.meta.dirname, '../..');
const tables = new Set(['apps/web/src/shared/paths.ts', 'apps/web/src/shared/text/titleText.ts']);
const read = (path: string) => {
  const text = readFileSync(join(root, path), 'utf8');
  return tables.has(path) ? text.replace(' = {\n', " = {\n  reports: '/reports',\n") : text;
};

describe('the generator of new parts', () => {
  it.each<[Kind, string, string[], number]>([
    ['component', 'PriceTag', [], 6],
    ['screen', 'reports', [], 5],
    ['machine', 'refund', [], 3],
    ['call', 'listInvoices', ['GET', '/nevisa/invoices'], 4],
    ['call', 'payInvoice', ['POST', '/nevisa/invoices/pay'], 4],
  ])('writes a %s named %s as files that parse', (kind, name, options, count) => {
    const { files } = generate(kind, name, options, read);
    expect([...files.keys()]).toHaveLength(count);
    for (const [path, text] of files) {
      expect(parseSync(path, text).errors).toEqual([]);
      expect(text).not.toContain('__');
    }
  });

  it('keeps what an edited file holds', () => {
    const { files } = generate('call', 'listInvoices', ['GET', '/nevisa/invoices'], read);
    for (const [path, text] of files) {
      const added = text.split('\n').filter((line) => line.includes('listInvoices'));
      const rest = text.split('\n').filter((line) => !line.includes('listInvoices'));
      expect(added.length).toBeGreaterThan(0);
      expect(rest.join('\n')).toBe(read(path));
    }
  });

  it.each<[Kind, string, string[], string]>([
    ['component', 'price tag', [], 'cannot be a name'],
    ['component', 'PriceTag', ['nowhere'], 'no group "nowhere"'],
    ['component', 'Badge', ['data'], 'exports a Badge already'],
    ['screen', 'settings', [], 'has a row of "settings" already'],
    ['screen', 'unnamed', [], 'add the address and the title of the page first'],
    ['machine', 'otp', [], 'exports a otpMachine already'],
    ['call', 'listInvoices', ['FETCH', '/a'], 'needs a method'],
  ])('refuses a %s named %s with %j', (kind, name, options, sentence) => {
    expect(() => generate(kind, name, options, read)).toThrow(sentence);
  });
});
