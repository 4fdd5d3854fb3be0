import type * as v from 'valibot';
import type { Call } from '../defineCall.ts';
import { bulkAnswerSchema } from '../history.ts';
import { changedRecord, nothingSchema } from '../schemas.ts';
import { defineStaffCall, defineTextCall } from './defineStaffCall.ts';
import { staffPage } from './staffList.ts';
import {
  serviceGrantSchema,
  staffUserSchema,
  usageGrantSchema,
  userActiveSchema,
  userChangeSchema,
  userDeletionSchema,
  userExportSchema,
  userIdSchema,
  userQuerySchema,
  usersActiveSchema,
  userSessionsSchema,
  userStaffSchema,
  userTransactionsSchema,
  userUsageQuerySchema,
  userUsageSchema,
} from './users.ts';

const changedUser = changedRecord(staffUserSchema);

/** The calls of the administration of users, in the order of the contract's section 7 (ADR-0070). */
export const userCalls = {
  listUsers: user('GET', 'retrieve_all', userQuerySchema, staffPage(staffUserSchema)),
  retrieveUser: user('GET', 'retrieve', userIdSchema, staffUserSchema),
  getUserUsage: user('GET', 'usage', userUsageQuerySchema, userUsageSchema),
  listUserTransactions: user('GET', 'transactions', userIdSchema, userTransactionsSchema),
  listUserSessions: user('GET', 'sessions', userIdSchema, userSessionsSchema),
  updateUser: user('PUT', 'update', userChangeSchema, changedUser),
  setUserActive: user('PUT', 'set_active', userActiveSchema, changedUser),
  setUsersActive: user('PUT', 'set_active_bulk', usersActiveSchema, bulkAnswerSchema),
  setUserStaff: user('PUT', 'set_staff', userStaffSchema, changedUser),
  grantUserUsage: user('POST', 'grant_usage', usageGrantSchema, changedUser),
  assignUserService: user('POST', 'assign_service', serviceGrantSchema, changedUser),
  sendUserResetCode: user('POST', 'send_reset_code', userIdSchema, nothingSchema),
  deleteUser: user('PUT', 'delete', userDeletionSchema, nothingSchema),
  exportUsers: defineTextCall('/management/user/export', userExportSchema),
} as const;

function user<Payload extends v.GenericSchema, Answer extends v.GenericSchema>(
  method: Call<Payload, Answer>['method'],
  verb: string,
  payload: Payload,
  answer: Answer,
): Call<Payload, Answer> {
  return defineStaffCall(method, `/management/user/${verb}`, payload, answer);
}
