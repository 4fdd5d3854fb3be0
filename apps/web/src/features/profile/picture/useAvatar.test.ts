import { describe, expect, it } from 'vitest';
import { withPictures } from './useAvatar.ts';

describe('the code of pictures', () => {
  it('X-233: that does not load is a failed network, and no fault of the picture', async () => {
    const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    const decode = () => Promise.resolve({ ok: false, fault: 'unreadable' } as const);
    expect(await withPictures(decode, load)).toEqual({
      ok: false,
      failure: { kind: 'network' },
    });
    expect(await withPictures(decode)).toEqual({ ok: false, fault: 'unreadable' });
  });
});
