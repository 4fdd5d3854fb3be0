import type { CallName } from '@nevisa/api';
import type { RefusalCode } from '@nevisa/api/refusals';
import type { Backend } from '../backend.ts';
import { accounts } from '../fixtures/accounts.ts';
import { refusedFiles } from './refusedFiles.ts';
import { refusedPurchases } from './refusedPurchases.ts';
import { refusedTexts } from './refusedTexts.ts';
import { open } from './liveSessions.ts';
import { welcome } from './welcomePayloads.ts';

/**
 * Makes the mock server refuse a call that is otherwise welcome. Returns the fields of the payload
 * that differ; a refusal that no sequence of calls meets is thrown by its rule.
 */
export type Arrange = (backend: Backend) => object | void | Promise<object>;

export type RefusedCalls = {
  readonly [Name in CallName]?: Readonly<Partial<Record<RefusalCode, Arrange>>>;
};

const unknown = { not_found: () => ({ id: 'unknown' }) };
const itself = { self: () => ({ id: accounts.admin.id }) };
const older = () => ({ revision: 99 });
const sent = () => ({ id: welcome.reportAdminMessage[1].id });

/** Where one administrator is left, that one is the caller: only a rule meets it as another user. */
const leaveOne = (backend: Backend) => {
  for (const account of backend.people.everyone()) {
    account.is_staff = account.id === accounts.admin.id;
  }
  return [backend.account('sara'), { id: accounts.admin.id }] as const;
};

/** For each call what makes the mock server refuse it by a rule of this call. */
export const refusedCalls: RefusedCalls = {
  signUpByPhone: { wait: (backend) => void backend.signUpByPhone(welcome.signUpByPhone[1]) },
  signUpByEmail: { wait: (backend) => void backend.signUpByEmail(welcome.signUpByEmail[1]) },
  forgotPassword: { not_found: () => ({ phone: '09120000000' }) },
  changeMessageStatus: { not_found: () => ({ id: 1 }) },
  createLiveSession: {
    no_service: (backend) => {
      backend.account('sara').nevisa_service_account.has_service = false;
    },
    no_usage_remained: (backend) => {
      const credit = { usage_remained: 0, is_usage_infinite: false };
      Object.assign(backend.account('sara').nevisa_service_account, credit);
    },
    session_active: (backend) => void open(backend, { client_id: 'another-document' }),
  },
  uploadAvatar: { too_large: () => ({ avatar: new Blob([new Uint8Array(2_000_001)]) }) },
  ...refusedPurchases,
  ...refusedTexts,
  ...refusedFiles,

  retrieveAdminMessage: unknown,
  updateAdminMessage: { ...unknown, revision_conflict: older, already_sent: sent },
  sendAdminMessage: {
    ...unknown,
    revision_conflict: older,
    already_sent: sent,
    audience_changed: () => ({ expected_recipients: 9 }),
  },
  sendTestMessage: unknown,
  cancelAdminMessage: { ...unknown, already_sent: sent },
  retractAdminMessage: { ...unknown, not_sent: () => welcome.retrieveAdminMessage[1] },
  reportAdminMessage: unknown,

  retrieveUser: unknown,
  getUserUsage: unknown,
  listUserTransactions: unknown,
  listUserSessions: unknown,
  updateUser: { ...unknown, revision_conflict: older },
  setUserActive: {
    ...unknown,
    ...itself,
    last_admin: (backend) => {
      const [other, last] = leaveOne(backend);
      return backend.setUserActive(other, { ...last, is_active: false, reason: 'x' });
    },
  },
  setUserStaff: {
    ...unknown,
    ...itself,
    last_admin: (backend) => {
      const [other, last] = leaveOne(backend);
      return backend.setUserStaff(other, { ...last, is_staff: false });
    },
  },
  deleteUser: {
    ...unknown,
    ...itself,
    last_admin: (backend) => {
      const [other, last] = leaveOne(backend);
      backend.deleteUser(other, { ...last, username: 'admin' });
    },
  },
  grantUserUsage: unknown,
  assignUserService: {
    ...unknown,
    already_reserved: (backend) => {
      const [, payload] = welcome.assignUserService;
      for (const starts of ['NOW', 'AFTER_CURRENT'] as const) {
        const earlier = { ...payload, starts, client_id: starts };
        backend.assignUserService(backend.account('admin'), earlier);
      }
      return { starts: 'AFTER_CURRENT' };
    },
  },
  sendUserResetCode: {
    ...unknown,
    wait: (backend) =>
      void backend.sendUserResetCode(backend.account('admin'), welcome.sendUserResetCode[1]),
  },

  retrieveDiscount: unknown,
  updateDiscount: { ...unknown, revision_conflict: older },
  setDiscountActive: unknown,
  deleteDiscount: { ...unknown, used_meanwhile: () => ({ used_count: 0 }) },
  listDiscountUsages: unknown,
  retrieveDiscountBatch: unknown,
};
