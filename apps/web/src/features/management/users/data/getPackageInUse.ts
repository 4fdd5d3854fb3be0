import type { StaffServiceRecord, StaffUser } from '@nevisa/api/types';

/** The package of a user; without the service, a record in the answer is that of an ended package. */
export function getPackageInUse({
  nevisa_service_account: { has_service, current_service_record },
}: Pick<StaffUser, 'nevisa_service_account'>): StaffServiceRecord | null {
  return has_service ? current_service_record : null;
}
