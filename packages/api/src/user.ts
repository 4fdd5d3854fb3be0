import type { Id, User } from './types.ts';

/** First and last name if both are set, otherwise the username (specification §3, R-181). */
export function getDisplayName(user: User): string {
  const first = user.profile?.first_name?.trim();
  const last = user.profile?.last_name?.trim();
  return first && last ? `${first} ${last}` : user.username;
}

/** Whether live dictation is open to this user (R-026, T-8). */
export function hasService(user: User): boolean {
  return user.nevisa_service_account?.has_service === true;
}

/** The package of a user; without the service, a record in the answer is that of an ended package. */
export function getPackageInUse<ServiceRecord>({
  nevisa_service_account: account,
}: {
  nevisa_service_account?:
    | { has_service: boolean; current_service_record: ServiceRecord | null }
    | null
    | undefined;
}): ServiceRecord | null {
  return account?.has_service ? account.current_service_record : null;
}

/** Compares two ids of the server, which may spell one id as a number or as a string. */
export function isSameId(one: Id | undefined, other: Id | undefined): boolean {
  return one !== undefined && other !== undefined && String(one) === String(other);
}
