import { expect, it } from 'vitest';
import { fill, fillPlain } from './fill.ts';

it('fill replaces each placeholder once, also by values that look like placeholders', () => {
  expect(fillPlain('{h} ساعت و {m} دقیقه', { h: '۲', m: '{h}' })).toBe('۲ ساعت و {h} دقیقه');
});

it.each([
  ['کد «{code}» کپی شد', { code: '(OFF-50!' }, 'کد «\u2066(OFF-50!\u2069» کپی شد'],
  ['کد «{code}» کپی شد', { code: '(50-20!' }, 'کد «\u2066(50-20!\u2069» کپی شد'],
  ['{name} مسدود شد', { name: 'sara.k@x.ir' }, '\u2068sara.k@x.ir\u2069 مسدود شد'],
  ['به {host} می‌روید.', { host: 'pay.example' }, 'به \u2066pay.example\u2069 می‌روید.'],
])('X-71: «%s» isolates what is left-to-right', (text, values, filled) => {
  expect(fill<string>(text, values)).toBe(filled);
});

it('X-71: a Persian value, and a text that is stored, are unchanged', () => {
  expect(fill('حذف «{name}»', { name: 'سارا (۲)' })).toBe('حذف «سارا (۲)»');
  expect(fillPlain('{title} (ناقص)', { title: 'Zoom!' })).toBe('Zoom! (ناقص)');
});
