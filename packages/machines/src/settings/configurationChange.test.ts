import { describe, expect, it } from 'vitest';
import { isEmptyChange } from './configurationChange.ts';
import { noNumbers } from './writingSettingsTesting.ts';

describe('isEmptyChange', () => {
  it('X-40: is true for a change without a setting', () => {
    expect([isEmptyChange({}), isEmptyChange(noNumbers)]).toEqual([true, false]);
  });
});
