import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  halfSpaceExamples,
  markExamples,
  toneExamples,
} from '../../packages/ui/src/foundations/stories/writingExamples.ts';
import { addedText } from '../../apps/web/src/shared/text/addedText.ts';
import { settingsText } from '../../apps/web/src/shared/text/settingsText.ts';
import { text } from '../../packages/ui/src/foundations/text.ts';

const examples = [...toneExamples, ...halfSpaceExamples, ...markExamples];

const folder = join(import.meta.dirname, '../../apps/web/src/shared/text');
const modules = await Promise.all(
  globSync('*Text.ts', { cwd: folder }).map(
    async (file) => [file, (await import(join(folder, file))) as unknown] as const,
  ),
);

/** Texts that a rule would refuse and that stay. */
const allowed = new Set<string>([
  settingsText.previewSample, // what one says, before it is written
  addedText.sampleMore,
  'موردی پیدا نشد', // the default of a library list; each screen has its own sentence
  'حرف‌های عربی «ي» و «ك» به «ی» و «ک» تبدیل می‌شود.', // explains the letters themselves
]);

/** Every text below a value, each with its path. */
function listTexts(value: unknown, path: string): [path: string, words: string][] {
  if (typeof value === 'string') {
    return [[path, value]];
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => listTexts(inner, `${path}.${key}`))
    : [];
}

const texts = [...modules, ['text.ts', text] as const]
  .flatMap(([file, module]) => listTexts(module, file))
  .filter(([, words]) => !allowed.has(words));

describe('the rules of writing', () => {
  it('read the texts of the app and of the library', () => {
    expect(texts.length).toBeGreaterThan(500);
  });

  it.each(examples)('the rule against «$avoid» finds it and accepts «$write»', (example) => {
    expect(example.avoid).toMatch(example.fault);
    expect(example.write).not.toMatch(example.fault);
  });

  it.each(examples)('no text has the fault of «$avoid»', ({ fault }) => {
    expect(texts.filter(([, words]) => fault.test(words))).toEqual([]);
  });
});
