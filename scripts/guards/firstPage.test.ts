import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSources } from './sources.ts';

it('R-001, R-003, X-70: the document is Persian, right-to-left, blue and light before any script has run', () => {
  const page = readFileSync(new URL('../../apps/web/index.html', import.meta.url), 'utf8');
  expect(page).toContain('<html lang="fa" dir="rtl" data-theme="blue" data-scheme="light">');
});

it('R-010: the product names no host except those of the sign-in and of the chats', async () => {
  const files = await readSources('{packages/!(testing)/src,apps/web/src}/**/*.{ts,tsx}');
  const own = files.filter(
    ({ path }) => !/\.(?:test|stories)\.tsx?$|\/(?:testing|cases)\//.test(path),
  );
  const hosts = own.flatMap(
    ({ text }) => text.match(/\/\/(?:[\w-]+\.)+[a-z]{2,}(?=[/'"`:$ ])/g) ?? [],
  );
  expect([...new Set(hosts)].toSorted()).toEqual([
    '//accounts.google.com',
    '//api.example',
    '//ble.ir',
    '//nevisa.ir',
    '//own.invalid',
    '//t.me',
  ]);
});
