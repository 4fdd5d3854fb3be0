import type { User } from './types.ts';

/** Roles of specification §6. `SA` occurs in the groups only: the client assigns it to no user. */
export type Role = 'SA' | 'ADMIN' | 'USER';

export const roleGroups = {
  sa: ['SA'],
  admin: ['SA', 'ADMIN'],
  user: ['SA', 'ADMIN', 'USER'],
} as const satisfies Record<string, readonly Role[]>;

export type RoleGroup = keyof typeof roleGroups;

export function getRole(user: User): Role {
  return user.is_staff ? 'ADMIN' : 'USER';
}

/** Whether a role belongs to a group. A route without a group is open to every signed-in user. */
export function belongsTo(role: Role, group: RoleGroup): boolean {
  const members: readonly Role[] = roleGroups[group];
  return members.includes(role);
}
