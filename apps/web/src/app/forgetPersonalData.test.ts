import { describe, expect, it } from 'vitest';
import { type AuthFacts, guestFacts } from '../features/auth/authSession/authFacts.ts';
import { createWritingMemory } from '../features/settings/writing/writingMemory.ts';
import { createObservable } from '../shared/observable.ts';
import { createPersonalStorage } from '../shared/storage/personalStorage.ts';
import { createMemoryStorage } from '../testing/memoryStorage.ts';
import { forgetPersonalData } from './forgetPersonalData.ts';

const entry = JSON.stringify({ ownerId: 'sara', settings: { words: ['محرمانه'] } });
const sara = { id: 'sara' } as AuthFacts['user'];
const signedIn: AuthFacts = { ...guestFacts, user: sara };

function start(initial: AuthFacts) {
  const storage = createMemoryStorage({ 'nevisa.writing': entry, 'nevisa.theme': 'olive' });
  const tab = createMemoryStorage({ 'nevisa.attempts': '{}' });
  const facts = createObservable(initial);
  const tokens = { inAnyTab: initial.user !== null || initial.starting };
  const memory = createWritingMemory(storage);
  const personal = createPersonalStorage(storage);
  forgetPersonalData({
    auth: { facts: facts.read, subscribe: facts.subscribe },
    writingMemory: memory,
    personal,
    tab,
    hasToken: () => tokens.inAnyTab,
  });
  return {
    memory,
    views: personal.of('sara'),
    storedViews: () => storage.read('nevisa.personal'),
    stored: () => storage.read('nevisa.writing'),
    attempts: () => tab.read('nevisa.attempts'),
    theme: () => storage.read('nevisa.theme'),
    tokens,
    tell: (next: AuthFacts) => {
      tokens.inAnyTab = next.user !== null;
      facts.write(next);
    },
  };
}

describe('own words and ready texts in this browser', () => {
  it('are removed at sign-out, without any screen of the settings', () => {
    const { tell, stored, theme, memory } = start(signedIn);
    expect(stored()).toBe(entry);
    tell({ ...guestFacts, left: true });
    expect([stored(), theme(), memory.read('sara')]).toEqual([null, 'olive', null]);
  });

  it('R-242: are removed after a 401, and this tab holds them for the same user', () => {
    const { tell, stored, memory } = start(signedIn);
    tell({ ...guestFacts, expired: true });
    tell({ ...guestFacts, expired: true, busy: true });
    expect(stored()).toBeNull();
    expect([memory.read('sara'), memory.read('reza')]).toEqual([{ words: ['محرمانه'] }, null]);
    tell(signedIn);
    expect(stored()).toBe(entry);
    tell({ ...guestFacts, left: true });
    expect(memory.read('sara')).toBeNull();
  });

  it('R-242: are not given back to the device for another user, nor over what another tab has written', () => {
    const { tell, stored, memory } = start(signedIn);
    tell({ ...guestFacts, expired: true });
    tell({ ...guestFacts, user: { id: 'reza' } as AuthFacts['user'] });
    expect(stored()).toBeNull();
    tell({ ...guestFacts, expired: true });
    memory.write('sara', { words: ['دیگر'] });
    tell(signedIn);
    expect(memory.read('sara')).toEqual({ words: ['دیگر'] });
  });

  it('X-108, X-326, R-242: saved views, as all personal values, are removed with them, and held after a 401', () => {
    const { tell, views, storedViews } = start(signedIn);
    views.write('views', 'search=محرمانه');
    expect(storedViews()).toContain('محرمانه');
    tell({ ...guestFacts, expired: true });
    expect([storedViews(), views.read('views')]).toEqual([null, 'search=محرمانه']);
    tell(signedIn);
    views.write('views', 'search=دیگر');
    tell({ ...guestFacts, left: true });
    expect([storedViews(), views.read('views')]).toEqual([null, null]);
  });

  it('X-260: the attempts of administration leave the tab at a sign-out, without any page of administration', () => {
    const { tell, attempts } = start(signedIn);
    tell({ ...guestFacts, expired: true });
    expect(attempts()).toBe('{}');
    tell(signedIn);
    tell({ ...guestFacts, left: true });
    expect(attempts()).toBeNull();
  });

  it('X-108: a form of the last user writes nothing after the sign-out, nor while another user is signed in', () => {
    const { tell, views, storedViews } = start(signedIn);
    tell({ ...guestFacts, left: true });
    views.write('draft', 'محرمانه');
    expect(storedViews()).toBeNull();
    tell({ ...guestFacts, user: { id: 'reza' } as AuthFacts['user'] });
    views.write('draft', 'محرمانه');
    expect(storedViews()).toBeNull();
    tell(signedIn);
    views.write('draft', 'الف');
    expect(storedViews()).toContain('الف');
  });

  it('X-326: are removed when the visit begins without a token', () => {
    expect(start(guestFacts).stored()).toBeNull();
  });

  it.each([
    ['the account is not known yet', { ...guestFacts, starting: true }],
    ['the server is down', { ...guestFacts, starting: true, unreachable: true }],
    ['the user is signed in', signedIn],
  ])('stay while %s', (_, facts) => {
    const { tell, stored } = start(signedIn);
    tell(facts);
    expect(stored()).toBe(entry);
  });

  it('S07: stay when another tab has signed in', () => {
    const { tell, stored, tokens } = start({ ...guestFacts, starting: true });
    tokens.inAnyTab = true;
    tell({ ...guestFacts, starting: true });
    expect(stored()).toBe(entry);
  });
});
