import { describe, expect, it } from 'vitest';
import { readMessage } from './marionette.ts';

describe('a message of Marionette', () => {
  it('is read when it has arrived whole, by its length in bytes', () => {
    const json = JSON.stringify([1, 1, null, { value: 'سلام' }]);
    const message = Buffer.from(`${Buffer.byteLength(json)}:${json}7:[1,2,3]`);
    const first = readMessage(message);
    expect(first?.message).toEqual([1, 1, null, { value: 'سلام' }]);
    expect(readMessage(message.subarray(first?.end))).toEqual({ message: [1, 2, 3], end: 9 });
    expect(readMessage(message.subarray(0, 12))).toBeNull();
    expect(readMessage(Buffer.alloc(0))).toBeNull();
  });
});
