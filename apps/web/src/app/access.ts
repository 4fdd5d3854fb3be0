import { belongsTo, hasService, getRole, type RoleGroup } from '@nevisa/api';
import type { User } from '@nevisa/api/types';

/** The access rule of a page. */
export interface PageAccess {
  /**
   * `public`: everybody, at once. `guest`: everybody, and a signed-in user is
   * redirected to the root. `signed-in`: any signed-in user.
   */
  access: 'public' | 'guest' | 'signed-in' | RoleGroup;
  /** The user needs an active package as well. */
  service?: true;
}

/** The navigation state of a guard's redirect. */
export interface RedirectState {
  /** The path that the user wanted to open. */
  from?: string;
  /** Why the packages page is shown instead of live dictation. */
  reason?: 'service-needed';
}

/** Returns the requirement that a signed-in user does not meet; null when they may open the page. */
export function findDeniedAccess(
  { access, service }: PageAccess,
  user: User,
): 'role' | 'service' | null {
  const limited = access !== 'public' && access !== 'guest' && access !== 'signed-in';
  if (limited && !belongsTo(getRole(user), access)) {
    return 'role';
  }
  return service === true && !hasService(user) ? 'service' : null;
}

/** Returns whether a page is shown inside the shell with the side menu: every page of a signed-in user. */
export function isInAppShell({ access }: PageAccess): boolean {
  return access !== 'public' && access !== 'guest';
}
