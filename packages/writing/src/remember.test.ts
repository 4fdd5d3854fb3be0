import { describe, expect, it } from 'vitest';
import { remember } from './remember.ts';

function counting() {
  const computed: string[] = [];
  const double = remember((word) => {
    computed.push(word);
    return word + word;
  });
  return { double, computed };
}

describe('remember', () => {
  it('computes a word once, and gives the same result again', () => {
    const { double, computed } = counting();
    expect([double('آب'), double('نان'), double('آب')]).toEqual(['آبآب', 'ناننان', 'آبآب']);
    expect(computed).toEqual(['آب', 'نان']);
  });

  it('remembers a word that is used, and forgets one that was not used for long', () => {
    const { double, computed } = counting();
    double('old');
    for (let at = 0; at < 10_000; at += 1) {
      double('used');
      double(`${at}`);
    }
    computed.length = 0;
    double('used');
    double('old');
    expect(computed).toEqual(['old']);
  });

  it('does not keep a long word', () => {
    const { double, computed } = counting();
    double('a'.repeat(20));
    double('a'.repeat(20));
    expect(computed).toHaveLength(2);
  });
});
