import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandCases } from '../cases/command.cases.ts';
import { commandWordCases } from '../cases/commandWord.cases.ts';
import type { WritingCase } from '../cases/writingCase.ts';
import { defaultWriting } from '../settings.ts';
import { formatWithRules } from '../renderText.ts';
import { createCommandRule } from './commandRule.ts';
import { createLiteralRule } from './literalRule.ts';

interface SharedCase {
  readonly settings: { readonly convert_punctuations: boolean };
  readonly spoken: string;
  readonly written: string;
}

const shared = (
  JSON.parse(
    readFileSync(new URL('../cases/fa-writing.json', import.meta.url), 'utf8'),
  ) as readonly SharedCase[]
).filter(({ settings }) => settings.convert_punctuations);

function written({ spoken, settings = {} }: Omit<WritingCase, 'written'>): string {
  const { autoSpace, ...chosen } = { ...defaultWriting, ...settings };
  return formatWithRules([createLiteralRule(), createCommandRule(chosen)], spoken, autoSpace);
}

describe('X-40, X-64: the command cases of the product', () => {
  it.each(shared)('«$spoken»', (one) => {
    expect(written({ spoken: one.spoken })).toBe(one.written);
  });

  it('the file has all 14 command cases', () => {
    expect(shared).toHaveLength(14);
  });
});

describe('X-40, X-41, X-65: spoken marks and lines are written', () => {
  it.each(commandCases)('«$spoken»', (one) => {
    expect(written(one)).toBe(one.written);
  });
});

describe('X-60, X-61, X-62: phrases that are part of the sentence stay words', () => {
  it.each(commandWordCases)('«$spoken»', (one) => {
    expect(written(one)).toBe(one.written);
  });
});
