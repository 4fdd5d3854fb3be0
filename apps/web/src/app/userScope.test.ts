import { describe, expect, it } from 'vitest';
import { createUserScopes, type MemberFactory } from './userScope.ts';

function start() {
  const listeners = new Set<() => void>();
  let facts: { user: { id: string } | null; expired: boolean } = { user: null, expired: false };
  const log: string[] = [];
  const create: MemberFactory<object, { userId: string }> = (
    _,
    { userId, onSignOut, onDispose },
  ) => {
    onSignOut((expired) => log.push(`${userId} ${expired ? 'expired' : 'signed out'}`));
    onDispose(() => log.push(`${userId} disposed`));
    return { userId };
  };
  const scopes = createUserScopes(
    {
      facts: () => facts,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    () => ({}),
  );
  return {
    scopes,
    create,
    log,
    publish: (userId: string | null, expired = false) => {
      facts = { user: userId === null ? null : { id: userId }, expired };
      for (const listener of listeners) {
        listener();
      }
    },
  };
}

describe('the scope of a user', () => {
  it('the scope makes each object once and shares it between screens', () => {
    const { scopes, create, log } = start();
    expect(scopes.open('sara').get(create)).toBe(scopes.open('sara').get(create));
    expect(log).toEqual([]);
  });

  it('A04: the objects of one user are disposed before another user gets their own', () => {
    const { scopes, create, log } = start();
    const first = scopes.open('sara').get(create);
    expect(scopes.open('reza').get(create)).toEqual({ userId: 'reza' });
    expect(log).toEqual(['sara disposed']);
    expect(scopes.open('sara').get(create)).not.toBe(first);
  });

  it('the scope disposes at once of an object that late code creates after the sign-out, and creates another when the user is back', () => {
    const { scopes, create, log, publish } = start();
    publish('sara');
    const scope = scopes.open('sara');
    publish(null);
    const late = scope.get(create);
    expect(log).toEqual(['sara disposed']);
    publish('sara');
    expect(scopes.open('sara').get(create)).not.toBe(late);
    expect(log).toEqual(['sara disposed']);
  });

  it('the scope disposes at once of an object that late code creates after the end of the app', () => {
    const { scopes, create, log } = start();
    scopes.dispose();
    scopes.open('sara').get(create);
    scopes.open('sara').keep(create);
    expect(log).toEqual(['sara disposed', 'sara disposed']);
  });

  it('each application has its own objects', () => {
    const { scopes, create } = start();
    expect(scopes.open('sara').get(create)).not.toBe(start().scopes.open('sara').get(create));
  });

  it.each([
    [true, 'sara expired'],
    [false, 'sara signed out'],
  ])(
    'the scope disposes an object at sign-out and makes a new one after it, expired: %s',
    (expired, entry) => {
      const { scopes, create, log, publish } = start();
      publish('sara');
      const first = scopes.open('sara').get(create);
      publish('sara');
      expect(log).toEqual([]);
      publish(null, expired);
      expect(log).toEqual([entry, 'sara disposed']);
      publish('sara');
      expect(scopes.open('sara').get(create)).not.toBe(first);
    },
  );

  it('R-242: the scope keeps an object over a sign-out for the return of the same user', () => {
    const { scopes, create, log, publish } = start();
    const first = scopes.open('sara').keep(create);
    publish(null, true);
    publish('sara');
    expect(scopes.open('sara').keep(create)).toBe(first);
    publish(null);
    expect(log).toEqual(['sara expired', 'sara signed out']);
  });

  it('A04: a kept object is disposed when another user signs in, and when the application closes', () => {
    const { scopes, create, log, publish } = start();
    scopes.open('sara').keep(create);
    publish('reza');
    expect(log).toEqual(['sara signed out', 'sara disposed']);
    scopes.open('reza').keep(create);
    scopes.dispose();
    publish(null);
    expect(log.slice(2)).toEqual(['reza disposed']);
  });
});
