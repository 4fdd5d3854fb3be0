import { describe, expect, it } from 'vitest';
import { nameCopy, readRecord, toMessageAddress, readUsersRecord } from './messageAddress.ts';

describe('the address of a message', () => {
  it('X-265: opens a new message to one user, or to several once each', () => {
    expect(readRecord(readUsersRecord('u-1') ?? '')).toEqual({
      kind: 'new',
      to: ['u-1'],
      like: null,
    });
    expect(readRecord(readUsersRecord(' u-1,u-2,,u-1 ') ?? '')).toMatchObject({
      to: ['u-1', 'u-2'],
    });
  });

  it.each([null, '', ' , '])('X-265: %j names no user', (parameter) => {
    expect(readUsersRecord(parameter)).toBeNull();
  });

  it('X-290: opens a message like another one', () => {
    expect(readRecord(nameCopy('m-7'))).toEqual({ kind: 'new', to: [], like: 'm-7' });
  });

  it('X-285: opens a message, or an empty form', () => {
    expect(readRecord('m-7')).toEqual({ kind: 'message', id: 'm-7' });
    expect(readRecord('new')).toEqual({ kind: 'new', to: [], like: null });
    expect(toMessageAddress('new')).toMatch(/\?id=new$/);
  });
});
