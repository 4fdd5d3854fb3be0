import type { User } from './types.ts';

/** Specification §6. SA exists in the groups only: the client never gives it to anybody. */
export type Role = 'SA' | 'ADMIN' | 'USER';

export const roleGroups = {
  sa: ['SA'],
  admin: ['SA', 'ADMIN'],
  user: ['SA', 'ADMIN', 'USER'],
} as const satisfies Record<string, readonly Role[]>;

export type RoleGroup = keyof typeof roleGroups;

export function roleOf(user: User): Role {
  return user.is_staff ? 'ADMIN' : 'USER';
}

/** Whether a role belongs to a group; a route without a group is open to any signed-in person. */
export function belongsTo(role: Role, group: RoleGroup): boolean {
  const members: readonly Role[] = roleGroups[group];
  return members.includes(role);
}

/** First and last name if both are there, otherwise the username (specification §3, R-181). */
export function displayNameOf(user: User): string {
  const first = user.profile?.first_name?.trim();
  const last = user.profile?.last_name?.trim();
  return first && last ? `${first} ${last}` : user.username;
}

/**
 * Where the person's picture is, or null when there is none to show.
 *
 * `avatar_url` is joined to the server's address with one slash. Only
 * the server's own http(s) origin counts: anything else shows initials.
 *
 * @param host the backend's address, or the page's origin when they are one
 */
export function avatarAddressOf(user: User, host: string): string | null {
  const path = user.profile?.avatar_url?.trim();
  if (!path || !URL.canParse(host)) {
    return null;
  }
  const base = new URL(host);
  const address = isAbsolute(path)
    ? path
    : `${host.replace(/\/+$/, '')}/${path.replace(/^\//, '')}`;
  if (
    path.startsWith('//') ||
    path.includes('..') ||
    path.includes('\\') ||
    !URL.canParse(address)
  ) {
    return null;
  }
  const { origin, protocol, href } = new URL(address);
  return origin === base.origin && /^https?:$/.test(protocol) ? href : null;
}

function isAbsolute(path: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(path);
}

/** Whether live dictation is open to this person (R-026, T-8). */
export function hasService(user: User): boolean {
  return user.nevisa_service_account?.has_service === true;
}
