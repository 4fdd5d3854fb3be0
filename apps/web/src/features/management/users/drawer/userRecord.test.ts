import type { Outcome, StaffUser } from '@nevisa/api/types';
import { describe, expect, it, vi } from 'vitest';
import { saveUser, toChange, toRecord, toSavedRecord } from './userRecord.ts';
import { listWeeks } from './listWeeks.ts';

describe('the form of a user', () => {
  it('X-258: sends the changed fields only, and an empty text as no value', () => {
    expect(
      toChange({ id: 7, revision: 3, changes: { phone: ' 0912 ', email: '', first_name: 'سارا' } }),
    ).toEqual({ id: 7, revision: 3, phone: '0912', email: null, profile: { first_name: 'سارا' } });
    expect(toChange({ id: 7, revision: 3, changes: { email: 'a@b.c' } })).toEqual({
      id: 7,
      revision: 3,
      email: 'a@b.c',
    });
  });

  it('X-258: sends a name and a number without marks of direction', () => {
    const changes = { first_name: 'سا\u202Eرا', phone: '\u202D0912\u202C' };
    expect(toChange({ id: 7, revision: 3, changes })).toMatchObject({
      phone: '0912',
      profile: { first_name: 'سارا' },
    });
  });

  it('X-258: shows nothing where nothing is known', () => {
    const user = {
      id: 7,
      revision: 3,
      email: null,
      phone: '0912',
      profile: { first_name: null, last_name: 'محمدی', avatar_url: null },
    } as StaffUser;
    expect(toRecord(user)).toEqual({
      id: 7,
      revision: 3,
      values: { first_name: '', last_name: 'محمدی', phone: '0912', email: '' },
    });
  });
});

describe('a saved user', () => {
  const save = { id: 7, revision: 3, changes: { phone: '0912' } };
  const sara = { id: 7, revision: 4, email: null, phone: '0912', profile: {} } as StaffUser;
  const read: Outcome<StaffUser> = { ok: true, answer: sara };
  const lost: Outcome<never> = { ok: false, failure: { kind: 'network' } };

  it.each<[string, Outcome<StaffUser | null>, Outcome<StaffUser>, Outcome<unknown>, number]>([
    ['that the server answers with is not read again', read, lost, read, 0],
    ['is read where the server answers with nothing', { ok: true, answer: null }, read, read, 1],
    [
      'is saved also where it cannot be read',
      { ok: true, answer: null },
      lost,
      { ok: true, answer: null },
      1,
    ],
    ['that the server has not taken is not read', lost, read, lost, 0],
  ])('X-258: %s', async (_, updated, retrieved, outcome, reads) => {
    const retrieveUser = vi.fn().mockResolvedValue(retrieved);
    const client = { updateUser: () => Promise.resolve(updated), retrieveUser };
    expect(await saveUser(client, save)).toEqual(outcome);
    expect(retrieveUser.mock.calls).toEqual(Array.from({ length: reads }, () => [{ id: 7 }]));
  });

  it('X-258: has what was sent where it could not be read', () => {
    expect(toSavedRecord(save, null)).toEqual({ id: 7, revision: 3, values: { phone: '0912' } });
    expect(toSavedRecord(save, sara)).toEqual(toRecord(sara));
  });
});

describe('the weeks of the minutes', () => {
  it('X-257: seven days each until the last day, and no day is in two of them', () => {
    const days = Array.from({ length: 90 }, (_, ago) => ({
      date: new Date(Date.parse('2026-11-21') - ago * 86_400_000).toISOString().slice(0, 10),
      duration: 1,
    }));
    const weeks = listWeeks({ days }, '2026-11-21');
    expect(weeks).toHaveLength(13);
    expect(weeks.at(-1)).toEqual({ start: '2026-11-15', duration: 7 });
    expect(weeks.reduce((sum, { duration }) => sum + duration, 0)).toBe(90);
  });
});
