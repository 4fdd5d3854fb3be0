import { describe, expect, it } from 'vitest';
import { within } from './within.ts';

const never = new Promise<never>(() => undefined);

describe('a deadline', () => {
  it('hands on what comes in time, and what fails', async () => {
    expect(await within(1_000, 'it', Promise.resolve(7))).toBe(7);
    await expect(within(1_000, 'it', Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('names what has not come', async () => {
    await expect(within(1, 'The story', never)).rejects.toThrow('The story has not ended after');
  });
});
