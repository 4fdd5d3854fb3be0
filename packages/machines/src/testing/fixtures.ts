import type { Failure, User } from '@nevisa/api/types';

/** An ordinary account with one new message. */
export function makeUser(username: string): User {
  return {
    id: `id-of-${username}`,
    username,
    email: `${username}@example.ir`,
    phone: null,
    is_staff: false,
    new_messages_count: 1,
    date_joined: null,
    invitation_link: null,
    profile: {
      first_name: null,
      last_name: null,
      avatar_url: null,
      gender: null,
      birthday: null,
      country: null,
      province: null,
      city: null,
    },
    nevisa_service_account: null,
  };
}

/** An outcome that the server has refused, without a text of its own. */
export function makeRefusal(status: number) {
  const failure: Failure = { kind: 'refused', status, texts: [], code: null, retryAfter: null };
  return { ok: false, failure } as const;
}
