import type { StaffUser } from '@nevisa/api/types';
import { QueryClient } from '@tanstack/react-query';
import { createElement, type FunctionComponent } from 'react';
import { describe, expect, it } from 'vitest';
import { createServerClock } from '../../../../shared/lists/serverClock.ts';
import { createScopeServices } from '../../../../testing/createScopeServices.ts';
import { renderWords } from '../../../../testing/renderMarkup.ts';
import { makeUserPartKey, type UserPart } from '../data/userCache.ts';
import type { Users } from '../data/useUsers.ts';
import { CreditPart } from './CreditPart.tsx';
import { ProfilePart } from './ProfilePart.tsx';
import { SessionsPart } from './SessionsPart.tsx';
import { UsagePart } from './UsagePart.tsx';

/** What a part of the drawer says, without its elements. */
function read<Props extends object>(part: FunctionComponent<Props>, props: Props): string {
  const scopes = createScopeServices();
  scopes.userScope(1).get(createServerClock).set(Date.parse('2026-11-21T09:00:00Z'));
  return renderWords(createElement(part, props), {
    config: { apiHost: 'https://api.nevisa.test' },
    ...scopes,
  });
}

/** The users with a loaded part of the user 7. */
function load(part: UserPart, content: unknown): { users: Users; id: number } {
  const queries = new QueryClient();
  queries.setQueryData(makeUserPartKey(7, part), content);
  return { users: { queries, client: {} } as unknown as Users, id: 7 };
}

const record = (name: string) => ({ service: { id: 1, name }, end_time: null });

const account = {
  is_usage_infinite: false,
  usage_remained: 90 * 60_000,
  current_service_record: record('پایه'),
  reserved_service_record: record('ویژه'),
  current_charge: 0,
};

describe('the parts of a user', () => {
  it('X-257: the profile has the state, the contact and the last sign-in', () => {
    const user = {
      id: 7,
      username: 'sara',
      profile: {},
      phone: null,
      email: 'sara@nevisa.test',
      date_joined: null,
      last_login: null,
      is_active: false,
    } as unknown as StaffUser;
    expect(read(ProfilePart, { user })).toMatch(
      /وضعیت مسدود .*sara@nevisa\.test.* آخرین ورود هرگز وارد نشده است/u,
    );
  });

  it('X-257: the credit has the package, and the one that follows', () => {
    const words = (has_service: boolean) => {
      const user = { nevisa_service_account: { ...account, has_service } };
      return read(CreditPart, { user: user as unknown as StaffUser });
    };
    expect(words(true)).toMatch(/۱ ساعت و ۳۰ دقیقه .*پایه.*ویژه/u);
    // Without the service, the record is that of a package that has ended.
    expect(words(false)).toMatch(/بدون بسته.*ویژه/u);
  });

  it('X-257: the sessions are counted by the server, also those that are not listed', () => {
    const session = { id: 1, device: 'Chrome', last_seen_at: null };
    const words = read(SessionsPart, load('sessions', { count: 5, sessions: [session] }));
    expect(words).toContain('۵ نشست باز');
    expect(words).toContain('Chrome');
  });

  it('X-257: the minutes are those of all days, in minutes by the week', () => {
    const days = ['2026-11-20', '2026-11-21'].map((date) => ({ date, duration: 45 * 60_000 }));
    const words = read(UsagePart, load('usage', { total: 90 * 60_000, days }));
    expect(words).toContain('۱ ساعت و ۳۰ دقیقه در ۲ روز');
    expect(words).toContain('هفتهٔ ۲۴ آبان ۱۴۰۵ ۹۰');
  });
});
