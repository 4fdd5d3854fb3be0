import { expect, it } from 'vitest';
import { describeChanges } from './describeChanges.ts';
import type { DroppedFile } from './FileDropRow.tsx';

function file(state: DroppedFile['state'], more: Partial<DroppedFile> = {}): DroppedFile {
  return { id: '1', name: 'a.mp3', size: 1, state, ...more };
}

it('says that an upload started, and not that it moves on', () => {
  expect(describeChanges([], [file('uploading')])).toBe('بارگذاری \u2068a.mp3\u2069 شروع شد.');
  expect(describeChanges([file('uploading')], [file('uploading', { progress: 0.5 })])).toBe('');
});

it.each(['paused', 'processing', 'duplicate', 'needsFile'] as const)(
  'says %s in the words of the file, once',
  (state) => {
    const paused = file(state, { words: 'متوقف شده' });
    expect(describeChanges([file('uploading')], [paused])).toBe('\u2068a.mp3\u2069: متوقف شده');
    expect(describeChanges([paused], [{ ...paused, words: 'متوقف' }])).toBe('');
  },
);

it('says nothing of a waiting file', () => {
  expect(describeChanges([], [file('waiting')])).toBe('');
});
