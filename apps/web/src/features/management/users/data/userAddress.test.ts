import { describe, expect, it } from 'vitest';
import { readListAddress, toListQuery } from '../../../../shared/lists/address/listAddress.ts';
import { toNewMessageAddress } from './messageAddress.ts';
import { userAddress } from './userAddress.ts';

const ask = (address: string) =>
  toListQuery(userAddress, readListAddress(userAddress, new URLSearchParams(address)));
const resting = { page: 1, page_size: 25, ordering: '-date_joined' };

describe('the address of the list of users', () => {
  it('R-013: a page of administration has 25 rows', () => {
    expect(ask('')['page_size']).toBe(25);
  });

  it.each([
    ['', {}],
    ['role=admin', { is_staff: true }],
    ['role=user', { is_staff: false }],
    ['status=active', { is_active: true, is_verified: true }],
    ['status=blocked', { is_active: false }],
    ['status=unverified', { is_verified: false }],
    ['service=yes', { has_service: true }],
    ['service=no', { has_service: false }],
    ['search=%20۰۹۱۲٣٤٥%20', { search: '0912345' }],
    ['search=%2B98912', { search: '+98912' }],
    ['status=nonsense&role=SA', {}],
    ['ordering=-email', {}],
    ['ordering=name', { ordering: 'name' }],
  ])('X-256, X-100: «%s» asks the server for %j', (address, query) => {
    expect(ask(address)).toEqual({ ...resting, ...query });
  });

  it('X-256, X-112: the days of joining are days of Tehran', () => {
    expect(ask('joined=1405-08-30')).toEqual({
      ...resting,
      joined_from: '2026-11-20T20:30:00Z',
      joined_to: '2026-11-21T20:30:00Z',
    });
  });

  it('X-265: a message to users has their ids in its address', () => {
    expect(toNewMessageAddress('a b', 7)).toBe('/admin/messages?to=a+b%2C7');
  });
});
