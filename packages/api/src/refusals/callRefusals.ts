import * as v from 'valibot';
import type { CallName } from '../fullContract.ts';
import { savedConversationSchema } from '../history.ts';
import { adminMessageSchema } from '../management/adminMessages.ts';
import { discountSchema } from '../management/discount.ts';
import { staffUserSchema } from '../management/users.ts';
import { discountRefusals, pendingOrderSchema, sumsSchema } from '../purchase.ts';
import type { RefusalCode } from './refusalCodes.ts';

/** Codes, each with the fields that its body has beside `code` and `detail`. */
export type Refusals = Readonly<Partial<Record<RefusalCode, v.ObjectEntries>>>;

const none = {};
const received = { received: v.pipe(v.number(), v.integer(), v.minValue(0)) };
const unknown = { not_found: none };

const changedText = {
  ...unknown,
  saving_off: none,
  in_trash: none,
  revision_conflict: { current: savedConversationSchema },
  not_ready: none,
};
const sound = { ...unknown, no_audio: none, audio_expired: none };
const userRight = { ...unknown, self: none, last_admin: none };
const sentMessage = { already_sent: { current: adminMessageSchema } };
const changedMessage = {
  ...unknown,
  revision_conflict: { current: adminMessageSchema },
  ...sentMessage,
};
const discountCode = Object.fromEntries(discountRefusals.map((code) => [code, none])) as Record<
  (typeof discountRefusals)[number],
  typeof none
>;

/**
 * What each call refuses by a rule of its own. The refusals of its access, of its payload and of
 * too many calls are added by `listRefusals`.
 */
export const callRefusals: Readonly<Partial<Record<CallName, Refusals>>> = {
  signUpByPhone: { wait: none },
  signUpByEmail: { wait: none },
  forgotPassword: unknown,
  changeMessageStatus: unknown,
  createLiveSession: {
    no_service: none,
    no_usage_remained: none,
    session_active: { active_since: v.string() },
  },
  uploadAvatar: { too_large: none },

  checkDiscount: discountCode,
  startPurchase: {
    ...discountCode,
    pending_purchase: pendingOrderSchema.entries,
    price_changed: sumsSchema.entries,
  },
  retrievePurchase: { order_not_found: none },
  retrieveInvoice: { invoice_not_found: none },

  retrieveHistory: unknown,
  retrieveHistoryWords: unknown,
  patchHistory: changedText,
  createHistory: { saving_off: none },
  updateHistory: changedText,
  uploadHistoryAudio: {
    ...unknown,
    saving_off: none,
    in_trash: none,
    has_audio: none,
    too_large: none,
    unsupported_format: none,
  },
  getHistoryAudioLink: sound,
  getHistoryPeaks: sound,
  retryHistory: { ...unknown, in_trash: none, not_failed: none, file_gone: none },
  listHistoryVersions: unknown,
  retrieveHistoryVersion: unknown,
  restoreHistoryVersion: changedText,

  sendFilePart: {
    saving_off: none,
    canceled: none,
    wrong_offset: received,
    too_large: none,
    unsupported_format: none,
    storage_full: none,
  },
  retrieveFileProgress: { unknown_task: none },

  retrieveAdminMessage: unknown,
  updateAdminMessage: changedMessage,
  sendAdminMessage: {
    ...changedMessage,
    audience_changed: { count: v.pipe(v.number(), v.integer(), v.minValue(0)) },
  },
  sendTestMessage: unknown,
  cancelAdminMessage: { ...unknown, ...sentMessage },
  retractAdminMessage: { ...unknown, not_sent: none },
  reportAdminMessage: unknown,

  retrieveUser: unknown,
  getUserUsage: unknown,
  listUserTransactions: unknown,
  listUserSessions: unknown,
  updateUser: { ...unknown, revision_conflict: { current: staffUserSchema } },
  setUserActive: userRight,
  setUserStaff: userRight,
  grantUserUsage: unknown,
  assignUserService: { ...unknown, already_reserved: none },
  sendUserResetCode: { ...unknown, wait: none },
  deleteUser: userRight,

  retrieveDiscount: unknown,
  updateDiscount: { ...unknown, revision_conflict: { current: discountSchema } },
  setDiscountActive: unknown,
  deleteDiscount: { ...unknown, used_meanwhile: { current: discountSchema } },
  listDiscountUsages: unknown,
  retrieveDiscountBatch: unknown,
};

/** The codes that a call of many objects says of one of them, in `failed` of its answer. */
export const failedCodes: Readonly<Partial<Record<CallName, readonly RefusalCode[]>>> = {
  deleteHistory: ['not_found'],
  restoreHistory: ['not_found'],
  deleteHistoryForever: ['not_found', 'not_in_trash'],
  changeAdminMessages: ['not_found', 'already_sent', 'not_sent', 'not_draft'],
  setUsersActive: ['not_found', 'self', 'last_admin'],
  setDiscountsActive: ['not_found'],
  deleteDiscounts: ['not_found', 'used_meanwhile'],
};
