import { accounts } from '@nevisa/mocks/accounts';
import type { User } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import { createPersonalStorage } from '../../../shared/storage/personalStorage.ts';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { createKnownAccount } from './knownAccount.ts';

const sara = { id: 7, username: 'sara', is_staff: false, new_messages_count: 2 } as User;

function start(stored: Record<string, string> = {}) {
  const storage = createMemoryStorage(stored);
  const personal = createPersonalStorage(storage);
  return { storage, personal, known: createKnownAccount({ storage, personal }) };
}

describe('the account that a device knows', () => {
  it('X-321: is the one of the last answer', () => {
    const { known } = start();
    known.remember('token-1', sara);
    known.remember('token-1', { ...sara, username: 'sara-2' });
    expect(known.recall('token-1')).toMatchObject({ id: 7, username: 'sara-2' });
  });

  it('X-321, A04: is unknown for another token', () => {
    const { known } = start();
    known.remember('token-1', sara);
    expect(known.recall('token-2')).toBeNull();
  });

  it('X-321: is unknown on a device without one, and after it was forgotten', () => {
    const { known, personal } = start();
    expect(known.recall('token-1')).toBeNull();
    known.remember('token-1', sara);
    personal.forget();
    expect(known.recall('token-1')).toBeNull();
  });

  it('X-326: is stored without the token', () => {
    const { known, storage } = start();
    const { token } = accounts.sara;
    known.remember(token, sara);
    const stored = storage.read('nevisa.personal');
    expect(stored).toContain('sara');
    expect(stored).not.toContain(token);
  });

  it.each([
    '',
    '{',
    '{"ownerId":"7","values":{"account":7}}',
    '{"ownerId":"7","values":{"account":"{}"}}',
  ])('X-321: is unknown where the entry is %j', (entry) => {
    expect(start({ 'nevisa.personal': entry }).known.recall('token-1')).toBeNull();
  });

  it('X-321: stays beside the other values of the same person', () => {
    const { known, personal } = start();
    personal.of('7').write('views', 'x');
    known.remember('token-1', sara);
    expect(personal.of('7').read('views')).toBe('x');
  });
});
