import { expect, it } from 'vitest';
import { toNewMessageAddress } from './messageAddress.ts';

it('X-265: the address of a message has the ids of the users, and nothing else of them', () => {
  expect(toNewMessageAddress('u-1', 'u-2')).toBe('/admin/messages?to=u-1%2Cu-2');
});
