import type { ClientOf } from '@nevisa/api';
import { managementCalls } from '@nevisa/api/management';
import type { AuthStore } from '../auth/authSession/authStore.ts';

/** The calls of administration; only a page of administrators loads this file. */
export type StaffClient = ClientOf<typeof managementCalls>;

/** The client of administration, made once for each auth session. */
export function getStaffClient(authStore: Pick<AuthStore, 'createPartClient'>): StaffClient {
  const client = clients.get(authStore) ?? authStore.createPartClient(managementCalls);
  clients.set(authStore, client);
  return client;
}

const clients = new WeakMap<object, StaffClient>();
