import { beforeEach, describe, expect, it } from 'vitest';
import { createBackend, type Backend } from '../../../backend.ts';
import type { Account } from '../../../fixtures/accounts.ts';
import { services } from '../../../fixtures/services.ts';
import { createGoogleCredential } from '../../signingIn.ts';

let backend: Backend;
let admin: Account;
let sara: Account;
beforeEach(() => {
  backend = createBackend();
  admin = backend.account('admin');
  sara = backend.account('sara');
});

const minute = 60_000;
const reason = 'درخواست کاربر';
const find = (search: string) =>
  backend.listUsers(admin, { search }).results.map(({ username }) => username);

describe('the list of users of the mock server', () => {
  it.each([
    '+989121234567',
    '00989121234567',
    '989121234567',
    '09121234567',
    '9121234567',
    '۰۹۱۲۱۲۳۴۵۶۷',
    '٠٩١٢١٢٣٤٥٦٧',
    '+98 912 123-4567',
    '912123',
    '3456',
    '98912123',
  ])('X-256: finds a phone number by %s', (search) => {
    expect(find(search)).toContain('sara');
  });

  it.each(['+98121234567', '+981212', '0912123456 sara', '%', '_x_', '09129999999999'])(
    'X-256: does not find it by %s',
    (search) => {
      expect(find(search)).not.toContain('sara');
    },
  );

  it.each(['sara', 'SARA', 'sara@nevisa', 'سارا محمدی', 'سارا محمدي'])(
    'X-256: finds a name and an e-mail address by %s',
    (search) => {
      expect(find(search)).toContain('sara');
    },
  );

  it('X-256: has 5,000 users, newest first, 25 on a page, always the same', () => {
    const page = backend.listUsers(admin, {});
    expect([page.count, page.results.length]).toEqual([5_000, 25]);
    const joined = page.results.map((user) => user.date_joined);
    expect(joined).toEqual(
      joined.toSorted((one, other) => String(other).localeCompare(String(one))),
    );
    expect(createBackend().listUsers(admin, {}).results).toEqual(page.results);
  });

  it.each([
    [{ is_staff: true }, (user: Account) => user.is_staff],
    [{ is_active: false }, (user: Account) => !user.is_active],
    [{ is_verified: false }, (user: Account) => !user.verified],
    [{ has_service: true }, (user: Account) => user.nevisa_service_account.has_service ?? false],
    [{ ids: ['ac000000-0000-4000-8000-000000000001'] }, (user: Account) => user === sara],
    [
      { joined_from: '2026-11-20T20:30:00Z', joined_to: '2026-11-21T20:30:00Z' },
      (user: Account) => user.date_joined.slice(0, 16) >= '2026-11-20T20:30',
    ],
  ])('X-256: the filter %j finds exactly its users', (query, isMeant) => {
    const meant = backend.people.everyone().filter(isMeant);
    expect(meant.length).toBeGreaterThan(0);
    expect(backend.listUsers(admin, query).count).toBe(meant.length);
  });

  it('T-97: orders Persian names by the collation of the server', () => {
    const names = backend
      .listUsers(admin, { ordering: 'name', page_size: 100, page: 20 })
      .results.map(({ profile }) => `${profile.first_name} ${profile.last_name}`);
    expect(names).toEqual(names.toSorted(new Intl.Collator('fa', { numeric: true }).compare));
  });

  it('X-100: a user who arrives meanwhile does not shift the later pages', () => {
    const { as_of } = backend.listUsers(admin, {});
    const second = () =>
      backend.listUsers(admin, { page: 2, ...(as_of !== null && { as_of }) }).results;
    const before = second();
    backend.verifyGoogleCredential({ credential: createGoogleCredential('new@nevisa.test') });
    expect(second()).toEqual(before);
    expect(backend.listUsers(admin, {}).count).toBe(5_001);
  });

  it('X-111: the file has the filtered users and the chosen columns in their order', () => {
    const file = backend.exportUsers(admin, { columns: 'phone,user', search: '+989121234567' });
    expect(file).toBe('\uFEFFشمارهٔ همراه,کاربر\r\n09121234567,سارا محمدی\r\n');
  });

  it('X-110: no text of the file is a formula', () => {
    const file = backend.exportUsers(admin, { columns: 'username,user' });
    expect(file).toContain("'-5,'=cmd| ' /C calc'!A0");
    expect(file).not.toContain('\u202E');
  });
});

describe('the parts of one user', () => {
  it('X-257: 90 days of minutes are days of Tehran until now, and end in their total', () => {
    const span = { from: '2026-08-23T20:30:00Z', to: '2026-11-21T20:30:00Z' };
    const usages = backend
      .listUsers(admin, { ordering: 'date_joined' })
      .results.map(({ id }) => backend.getUserUsage(admin, { id, ...span }));
    const days = usages.flatMap((usage) => usage.days.map(({ date }) => date)).toSorted();
    expect([days[0], days.at(-1)]).toEqual(['2026-08-24', '2026-11-21']);
    for (const { total, days: each } of usages) {
      expect(total).toBe(each.reduce((sum, { duration }) => sum + duration, 0));
    }
  });

  it('X-257: a user who does not exist is not found in any part', () => {
    const nobody = { id: 'nobody', from: '2026-08-23T20:30:00Z', to: '2026-11-21T20:30:00Z' };
    for (const call of ['retrieveUser', 'listUserTransactions', 'listUserSessions'] as const) {
      expect(() => backend[call](admin, nobody)).toThrow('404');
    }
    expect(() => backend.getUserUsage(admin, nobody)).toThrow('404');
  });
});

describe('the audit list after an administrator is deleted', () => {
  it('X-298: keeps the name of the actor', () => {
    const reza = backend.account('reza');
    reza.is_staff = true;
    backend.setUserActive(reza, { id: sara.id, is_active: false, reason });
    backend.deleteUser(admin, { id: reza.id, username: 'reza' });
    expect(backend.people.withId(reza.id)).toBeUndefined();
    const row = backend.audit.written().find(({ action }) => action === 'BLOCK_USER');
    expect(row?.actor).toEqual({ id: reza.id, name: 'رضا کریمی' });
  });
});

describe('changes of a user', () => {
  const edit = (change: object) => ({ id: sara.id, revision: sara.revision, ...change });

  it('X-258, X-298: changes the named fields only, and records them before and after', () => {
    const user = backend.updateUser(admin, edit({ phone: ' 09350000000 ' }));
    expect([user.phone, user.email, user.revision]).toEqual(['09350000000', sara.email, 5]);
    expect(backend.audit.written()[0]?.changes).toEqual([
      { field: 'phone', before: '09121234567', after: '09350000000' },
    ]);
  });

  it.each([
    [{ email: 'reza@nevisa.test' }, ['email']],
    [{ phone: '09351112233' }, ['phone']],
    [{ phone: '12' }, ['phone']],
    [{ email: 'sara' }, ['email']],
    [{ email: '', phone: null }, ['non_field_errors']],
  ])('X-258: %j is refused under its field', (change, fields) => {
    const refused = catchRefusal(() => backend.updateUser(admin, edit(change)));
    expect([refused.status, Object.keys(refused.body as object)]).toEqual([400, fields]);
    expect(backend.audit.written()).toEqual([]);
  });

  it('X-116: a change over an older revision is refused with the present user', () => {
    const seen = sara.revision;
    backend.updateProfile(sara, { ...getProfile(sara), first_name: 'ساره' });
    const refused = catchRefusal(() =>
      backend.updateUser(admin, { id: sara.id, revision: seen, email: 's@nevisa.test' }),
    );
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'revision_conflict', current: { profile: { first_name: 'ساره' } } },
    });
  });

  it('X-259: a blocked user is signed out, cannot sign in, and is blocked only once', () => {
    const block = { id: sara.id, is_active: false, reason };
    backend.setUserActive(admin, block);
    backend.setUserActive(admin, block);
    expect(backend.audit.written()).toHaveLength(1);
    expect(() => backend.people.withToken(sara.token)).toThrow('401');
    const credentials = { username_or_phone_or_email: 'sara', password: sara.password };
    expect(() => backend.login(credentials)).toThrow('400');
    expect(backend.listUserSessions(admin, { id: sara.id }).count).toBe(0);
    backend.setUserActive(admin, { ...block, is_active: true });
    expect(backend.login(credentials).user.username).toBe('sara');
  });

  it('X-262: an administrator cannot block, demote or delete the own account', () => {
    const self = { id: admin.id };
    const actions = [
      () => backend.setUserActive(admin, { ...self, is_active: false, reason }),
      () => backend.setUserStaff(admin, { ...self, is_staff: false }),
      () => backend.deleteUser(admin, { ...self, username: 'admin' }),
    ];
    for (const action of actions) {
      expect(catchRefusal(action).body).toEqual({
        non_field_errors: ['این کار را برای حساب خودتان نمی‌توانید انجام دهید.'],
        error_code: 'self',
      });
    }
    expect(backend.audit.written()).toEqual([]);
  });

  it('X-262, T-87: a bulk leaves the own account and the last administrator out, and says so', () => {
    const others = backend.people.everyone().filter((one) => one.is_staff && one !== admin);
    const actor = others[0] ?? admin;
    others.slice(1).forEach((one) => {
      one.is_staff = false;
    });
    admin.is_active = false;
    const ids = [actor.id, sara.id, 'nobody'];
    const self = backend.setUsersActive(actor, { ids, is_active: false, reason });
    expect(self).toEqual({
      done: [sara.id],
      failed: [
        { id: actor.id, code: 'self' },
        { id: 'nobody', code: 'not_found' },
      ],
    });
    const last = backend.setUsersActive(admin, { ids: [actor.id], is_active: false, reason });
    expect(last.failed).toEqual([{ id: actor.id, code: 'last_admin' }]);
    expect(backend.retrieveUser(admin, { id: actor.id }).is_last_admin).toBe(true);
  });

  it('X-260: credit is added once for each attempt, in ms', () => {
    const before = sara.nevisa_service_account.usage_remained ?? 0;
    const grant = { id: sara.id, usage_amount: 30 * minute, reason, client_id: 'a' };
    backend.grantUserUsage(admin, grant);
    backend.grantUserUsage(admin, grant);
    expect(backend.retrieveUser(admin, { id: sara.id }).nevisa_service_account.usage_remained).toBe(
      before + 30 * minute,
    );
    expect(backend.audit.written().map(({ changes }) => changes)).toEqual([
      [{ field: 'usage_remained', before, after: before + 30 * minute }],
    ]);
  });

  it('X-261: a package begins at once or after the current one, of which there is one', () => {
    const assign = (starts: 'NOW' | 'AFTER_CURRENT', client_id: string) =>
      backend.assignUserService(admin, {
        id: sara.id,
        service_id: services[1].id,
        starts,
        reason,
        client_id,
      });
    assign('AFTER_CURRENT', 'a');
    const credit = () => backend.retrieveUser(admin, { id: sara.id }).nevisa_service_account;
    expect(credit().reserved_service_record).toMatchObject({
      start_time: '2026-12-31T06:00:00.000Z',
      service: { name: services[1].name },
    });
    expect(() => assign('AFTER_CURRENT', 'b')).toThrow('409');
    assign('NOW', 'c');
    expect(credit()).toMatchObject({
      usage_remained: 600 * minute,
      current_service_record: { start_time: '2026-11-21T10:35:00.000Z' },
      reserved_service_record: { service: { name: services[1].name } },
    });
  });

  it('X-264: only the exact username deletes, and the name stays in the audit list', () => {
    expect(() => backend.deleteUser(admin, { id: sara.id, username: 'Sara' })).toThrow('400');
    backend.deleteUser(admin, { id: sara.id, username: 'sara' });
    expect(() => backend.retrieveUser(admin, { id: sara.id })).toThrow('404');
    expect(backend.audit.list({ object_id: sara.id }).results[0]?.object.name).toBe('سارا محمدی');
  });

  it('X-265: a second reset code has to wait a minute', () => {
    backend.sendUserResetCode(admin, { id: sara.id });
    expect(catchRefusal(() => backend.sendUserResetCode(admin, { id: sara.id }))).toMatchObject({
      status: 429,
      headers: { 'Retry-After': '60' },
    });
    backend.clock.advance(minute);
    backend.sendUserResetCode(admin, { id: sara.id });
    expect(backend.audit.written()).toHaveLength(2);
  });
});

function getProfile({ profile: { avatar_url: _, ...profile } }: Account) {
  return profile;
}

function catchRefusal(action: () => unknown) {
  try {
    action();
  } catch (error) {
    return error as { status: number; body: unknown; headers: Record<string, string> };
  }
  throw new Error('The call was not refused.');
}
