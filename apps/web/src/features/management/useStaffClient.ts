import { useAppServices } from '../../app/appServices.ts';
import { getStaffClient, type StaffClient } from './staffClient.ts';

/** The client of administration of the signed-in user. */
export function useStaffClient(): StaffClient {
  return getStaffClient(useAppServices().authStore);
}
