import type { CallName, Contract, PayloadOf } from '@nevisa/api';
import { fullContract } from '@nevisa/api/management';
import type { Backend } from '../backend.ts';
import { accounts, type AccountName } from '../fixtures/accounts.ts';
import { services } from '../fixtures/services.ts';
import { makeConversation } from '../fixtures/history/conversations.ts';
import { verificationCode } from '../rules/codes.ts';
import { createGoogleCredential } from '../rules/signingIn.ts';
import { discountWelcome } from './discountPayloads.ts';
import { fileWelcome, sendKnownFile } from './filePayloads.ts';
import { failedId, heardId, savedId } from './savedIds.ts';

export const host = 'https://api.nevisa.test';
export const names = Object.keys(fullContract) as CallName[];

/** The account that may make a call. */
export function chooseCaller(name: CallName): AccountName {
  return fullContract[name].access === 'staff' ? 'admin' : 'sara';
}

/** The address of a call: its path with fields of the payload, and the others of a GET as its query. */
export function toCallAddress(name: CallName, payload: unknown): string {
  const { method, path } = fullContract[name];
  const fields = new Map(
    Object.entries(payload ?? {}).map(([field, value]) => [field, String(value)]),
  );
  const place = path.replaceAll(/:(\w+)/g, (_, field: string) => {
    const value = fields.get(field) ?? 'x';
    fields.delete(field);
    return value;
  });
  const query = method === 'GET' ? new URLSearchParams([...fields]).toString() : '';
  return `${host}${place}${query && `?${query}`}`;
}

export const someone = { id: accounts.sara.id };
const password = 'a-new-password';
const form = { username: 'mina', password, password_confirmation: password, invitation_key: '' };
const profile: PayloadOf<Contract['updateProfile']> = {
  first_name: 'سارا',
  last_name: null,
  gender: 'F',
  birthday: '1991-03-21',
  country: 'ایران',
  province: 'فارس',
  city: 'شیراز',
};

export const live = {
  client_id: 'document-1',
  engine: 'nevisa',
  mode: 'stream',
  encoding: 'pcm_s16le',
} as const;

export const dictated: PayloadOf<Contract['createHistory']> = {
  client_id: 'document-1',
  title: 'یادداشت',
  text: 'متن گفته‌شده',
  segments: [],
  duration: 61_000,
  source: 'LIVE',
  created_at: '2026-11-21T10:30:00Z',
};

const message: Omit<PayloadOf<Contract['createAdminMessage']>, 'client_id'> = {
  title: 'خبر',
  text: 'متن خبر',
  message_type: 'NOTIFICATION',
  audience: { kind: 'USERS', user_ids: [accounts.reza.id] },
  send_at: null,
  expires_at: null,
  link: null,
  discount_code: null,
  state: 'DRAFT',
};
const seedId = (place: number) => `a3000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
/** A draft to one chosen person, and one to all. */
const [personalId, draftId, testedId, deletedId] = [1, 2, 3, 4].map(seedId) as [
  string,
  string,
  string,
  string,
];
const scheduledId = seedId(10);
const sentId = seedId(30);

/** Gives Sara the conversations that the payloads name. */
export async function saveWelcome(backend: Backend): Promise<void> {
  const heard = { subject: 'note', seed: 1, words: 20, minutesAgo: 5 } as const;
  backend.fillHistory('sara', [
    makeConversation({ ...heard, id: heardId }),
    makeConversation({ ...heard, id: failedId, status: 'FAILED' }),
  ]);
  backend.createHistory(backend.account('sara'), dictated);
  backend.addContact(backend.account('sara'), { email: 'waiting@nevisa.test' });
  backend.startPurchase(backend.account('sara'), { ...purchase, client_id: 'purchase-1' });
  await sendKnownFile(backend);
}

/** The user of the calls of administration. */
const managed = { id: accounts.reza.id };

/** A purchase that the mock server accepts. */
const purchase: PayloadOf<Contract['startPurchase']> = {
  service_id: services[1].id,
  expected_payable: 636_500,
  return_type: 'web',
  client_id: 'purchase-2',
  discount_code: 'THIRD',
  replaces: 'NV-3001',
};

/** A month of days of Tehran. */
const aban = { from: '2026-10-22T20:30:00Z', to: '2026-11-21T20:30:00Z' };

/** For each call something to send that is welcome, and the requirement that it proves. */
export const welcome: { [Name in CallName]: [row: string, payload: PayloadOf<Contract[Name]>] } = {
  login: ['R-200', { username_or_phone_or_email: 'sara', password: accounts.sara.password }],
  verifyGoogleCredential: ['R-201', { credential: createGoogleCredential('sara@nevisa.test') }],
  retrieveAccount: ['R-202', undefined],
  signUpByPhone: ['R-203', { ...form, phone: '09127778899' }],
  signUpByEmail: ['R-203', { ...form, email: 'mina@nevisa.test' }],
  verifySignUp: ['R-204', { ...someone, otp: verificationCode }],
  resendCodeByEmail: ['R-205', someone],
  resendCodeByPhone: ['R-205', someone],
  forgotPassword: ['R-206', { phone: '09121234567' }],
  changeForgottenPassword: [
    'R-207',
    { ...someone, otp: verificationCode, password, password_confirmation: password },
  ],
  getServices: ['R-208', undefined],
  listMessages: ['R-209', undefined],
  changeMessageStatus: ['R-210', { id: 7001, status: 'SEEN' }],
  deleteAllMessages: ['R-211', undefined],
  listTransactions: ['R-184', undefined],
  checkDiscount: ['R-212', { code: 'NOWRUZ1405', service_id: services[1].id }],
  startPurchase: ['R-212', purchase],
  retrievePurchase: ['R-212', { order_number: 'NV-3001' }],
  buyService: ['R-212', { service_id: services[0].id }],
  retrieveInvoice: ['R-212', { id: '7a000000-0000-4000-8000-000000000004' }],
  ...fileWelcome,
  createLiveSession: ['R-212', live],
  updateProfile: ['R-212', profile],
  uploadAvatar: ['R-212', { avatar: new Blob(['RIFF'], { type: 'image/webp' }) }],
  removeAvatar: ['R-212', undefined],
  changePassword: [
    'R-212',
    { old_password: accounts.sara.password, password, password_confirmation: password },
  ],
  addContact: ['R-212', { email: 'other@nevisa.test' }],
  verifyContact: ['R-212', { ...someone, otp: verificationCode }],
  deleteAccount: ['R-212', { username: 'sara', password: accounts.sara.password }],
  listHistory: ['R-212', { page: 1, page_size: 20, ordering: '-created_at' }],
  retrieveHistory: ['R-212', { id: savedId, words: 0 }],
  retrieveHistoryWords: ['R-212', { id: savedId, from: 0, to: 60 }],
  patchHistory: [
    'R-212',
    { id: savedId, revision: 1, client_id: 'patch-1', title: 'نام تازه', changes: [] },
  ],
  createHistory: ['R-212', { ...dictated, client_id: 'document-2' }],
  updateHistory: ['R-212', { id: savedId, revision: 1, text: 'متن ویراسته' }],
  deleteHistory: ['R-212', { ids: [savedId] }],
  restoreHistory: ['R-212', { ids: [savedId] }],
  deleteHistoryForever: ['R-212', { ids: [savedId] }],
  deleteAllHistory: ['R-212', undefined],
  uploadHistoryAudio: [
    'R-212',
    { id: savedId, audio: new Blob(['x'], { type: 'audio/webm' }), offset: 0, is_last: true },
  ],
  getHistoryAudioLink: ['R-212', { id: heardId }],
  getHistoryPeaks: ['R-212', { id: heardId }],
  retryHistory: ['R-212', { id: failedId }],
  listHistoryVersions: ['R-212', { id: savedId }],
  retrieveHistoryVersion: ['R-212', { id: savedId, version_id: 'raw' }],
  restoreHistoryVersion: ['R-212', { id: savedId, revision: 1, version_id: 'raw' }],
  getUsageSummary: [
    'R-212',
    { from: '2026-11-14T20:30:00Z', to: '2026-11-21T20:30:00Z', granularity: 'day' },
  ],
  listAdminMessages: ['R-212', { state: 'SENT', page: 1, page_size: 50, ordering: '-time' }],
  retrieveAdminMessage: ['R-212', { id: draftId }],
  createAdminMessage: ['R-212', { ...message, client_id: 'message-2' }],
  updateAdminMessage: ['R-212', { ...message, id: draftId, revision: 2, title: 'خبر تازه' }],
  countAudience: ['R-212', { audience: { kind: 'NEW_USERS' } }],
  sendAdminMessage: [
    'R-212',
    { id: personalId, revision: 1, client_id: 'seed-1', expected_recipients: 1 },
  ],
  sendTestMessage: ['R-212', { id: testedId }],
  cancelAdminMessage: ['R-212', { id: scheduledId }],
  retractAdminMessage: ['R-212', { id: sentId }],
  reportAdminMessage: ['R-212', { id: sentId }],
  changeAdminMessages: ['R-212', { action: 'DELETE', ids: [deletedId] }],
  findRecipients: ['R-212', { search: 'سارا', names: ['reza'], ids: [accounts.sara.id] }],
  checkMessageCode: ['R-212', { code: 'NOWRUZ1405' }],
  setConfig: ['R-212', { convert_numbers: false, preferences: { quotes: false } }],
  listUsers: ['R-212', { page: 1, page_size: 25, search: 'sara', ordering: 'name' }],
  retrieveUser: ['R-212', managed],
  getUserUsage: ['R-212', { ...managed, from: '2026-10-01T20:30:00Z', to: '2026-11-01T20:30:00Z' }],
  listUserTransactions: ['R-212', managed],
  listUserSessions: ['R-212', managed],
  updateUser: [
    'R-212',
    {
      ...managed,
      revision: accounts.reza.revision,
      email: 'reza2@nevisa.test',
      phone: '09350001122',
      profile: { first_name: 'رضا', last_name: 'کریمی' },
    },
  ],
  setUserActive: ['R-212', { ...managed, is_active: false, reason: 'هرزنامه' }],
  setUsersActive: ['R-212', { ids: [managed.id], is_active: false, reason: 'هرزنامه' }],
  setUserStaff: ['R-212', { ...managed, is_staff: true }],
  grantUserUsage: [
    'R-212',
    { ...managed, usage_amount: 1_800_000, reason: 'جبران قطعی', client_id: 'grant-1' },
  ],
  assignUserService: [
    'R-212',
    {
      ...managed,
      service_id: services[1].id,
      starts: 'NOW',
      reason: 'هدیه',
      client_id: 'assign-1',
    },
  ],
  sendUserResetCode: ['R-212', managed],
  deleteUser: ['R-212', { ...managed, username: 'reza' }],
  exportUsers: ['R-212', { columns: 'user,phone', is_staff: true }],
  exportAudit: ['R-212', { action: 'DELETE_USER' }],
  ...discountWelcome,
  listAudit: ['R-212', { page: 1, page_size: 25, object: 'USER' }],
  summarizeAnalytics: ['R-212', { ...aban, compare: 'previous' }],
  listAnalyticsSeries: ['R-212', { ...aban, metric: 'usage', granularity: 'day' }],
  listServiceMix: ['R-212', aban],
  listTopDiscounts: ['R-212', aban],
  exportAnalytics: ['R-212', aban],
};
