import type { UploadOptions } from '@nevisa/machines';
import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { readOptions, writeOptions } from './uploadOptions.ts';

const first: UploadOptions = { punctuation: true, numbers: true, speakers: 0 };

it.each(['automatic', 0, 2, 8] as const)(
  'X-194: options are remembered with speakers %s',
  (speakers) => {
    const storage = createMemoryStorage();
    expect(readOptions(storage)).toEqual(first);
    const options = { punctuation: false, numbers: false, speakers };
    writeOptions(storage, options);
    expect(readOptions(storage)).toEqual(options);
  },
);

it.each([1, 9, 2.5, -1])('X-194: %s speakers are no choice', (speakers) => {
  const storage = createMemoryStorage();
  writeOptions(storage, { ...first, numbers: false, speakers });
  expect(readOptions(storage)).toEqual(first);
});
