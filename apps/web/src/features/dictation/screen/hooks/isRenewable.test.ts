import { expect, it } from 'vitest';
import { isRenewable } from './isRenewable.ts';

it.each(['asking', 'finalizing', 'uploading-rest'] as const)(
  'S12: a text is not put away while the dictation is %s',
  (phase) => {
    expect(isRenewable({ heard: null, phase })).toBe(false);
  },
);

it.each([
  ['stopped', null, true],
  ['idled', null, true],
  ['live', 'paused', false],
] as const)('a text that is %s with the sound %s is put away: %s', (phase, heard, renewable) => {
  expect(isRenewable({ heard, phase })).toBe(renewable);
});
