import { useAppServices } from '../../app/appServices.ts';
import { type StaffClient, staffClientOf } from './staffClient.ts';

/** The client of administration of the signed-in user. */
export function useStaffClient(): StaffClient {
  return staffClientOf(useAppServices().authStore);
}
