import { expect, it } from 'vitest';
import { cutTitle, toCommittedTitle } from './title.ts';

it('a title is cut to 200 code points and never inside one', () => {
  expect(Array.from(cutTitle('ن'.repeat(201)))).toHaveLength(200);
  expect(cutTitle(`${'ن'.repeat(199)}🎙🎙`)).toBe(`${'ن'.repeat(199)}🎙`);
  expect(cutTitle('🎙'.repeat(300))).toBe('🎙'.repeat(200));
});

it('a pasted title is one line', () => {
  expect(cutTitle('جلسهٔ\r\nهیئت‌مدیره\n')).toBe('جلسهٔ هیئت‌مدیره ');
});

it('a committed title has no spaces at its ends', () => {
  expect(toCommittedTitle('  جلسه ')).toBe('جلسه');
  expect(toCommittedTitle(' \n ')).toBe('');
});
