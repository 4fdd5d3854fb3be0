import { describe, expect, it } from 'vitest';
import { readPastedNames } from './pastedNames.ts';

describe('a pasted list of people', () => {
  it('X-287: has each name once, in any spelling and between any marks', () => {
    expect(
      readPastedNames('sara\nreza@nevisa.test, ۰۹۱۲۱۲۳۴۵۶۷؛ +989121234567\r\n\t«mina» ،sara;;'),
    ).toEqual(['sara', 'reza@nevisa.test', '09121234567', 'mina']);
  });

  it.each([
    ['+98 ', ['+98']],
    ['00989351112233', ['09351112233']],
    ['9351112233', ['09351112233']],
    ['0935-111-2233', ['09351112233']],
    ['\u202E09351112233\u202C', ['09351112233']],
    ['0935 111 22 33', ['09351112233']],
    ['sara 09351112233', ['sara', '09351112233']],
    ['@reza', ['reza']],
    ['ali-reza', ['ali-reza']],
    [' \n, ', []],
  ])('X-287: %j names %j', (list, names) => {
    expect(readPastedNames(list)).toEqual(names);
  });
});
