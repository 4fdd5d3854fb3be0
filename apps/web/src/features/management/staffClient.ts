import type { ClientOf } from '@nevisa/api';
import { managementCalls } from '@nevisa/api/management';
import { createOnFirstUse } from '../../shared/late/createOnFirstUse.ts';
import type { AuthStore } from '../auth/authSession/authStore.ts';

/** The calls of administration; only a page of administrators loads this file. */
export type StaffClient = ClientOf<typeof managementCalls>;

/** The client of administration, made once for each auth session. */
export const getStaffClient = createOnFirstUse(
  (authStore: Pick<AuthStore, 'createPartClient'>): StaffClient =>
    authStore.createPartClient(managementCalls),
);
