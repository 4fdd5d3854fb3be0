import { defaultConfiguration } from '@nevisa/api';
import type { Message, ServiceAccount, Transaction, WholeConversation } from '@nevisa/api/types';
import { messagesOf } from './messages.ts';
import { services } from './services.ts';
import { transactionsOf } from './transactions.ts';

const hour = 3_600_000;

/** One person as the server keeps them. Names of fields that travel are the server's own. */
export interface Account {
  id: string;
  username: string;
  phone: string | null;
  email: string | null;
  password: string;
  token: string;
  is_staff: boolean;
  /** Whether the sign-up code was given: before that nobody signs in. */
  verified: boolean;
  date_joined: string;
  profile: { first_name: string | null; last_name: string | null; avatar_url: string | null };
  nevisa_service_account: ServiceAccount;
  messages: Message[];
  transactions: Transaction[];
  conversations: WholeConversation[];
}

/** What every account has until it buys something. */
export const withoutService: ServiceAccount = {
  has_service: false,
  current_charge: 0,
  usage_remained: 0,
  is_usage_infinite: false,
  current_service_record: null,
  configuration: defaultConfiguration,
};

export type AccountName = 'sara' | 'reza' | 'admin' | 'newcomer';

/**
 * The people of the mock backend: fixed, with fixed passwords and tokens, so
 * that a story or test can be anybody.
 */
export const accounts: Readonly<Record<AccountName, Account>> = {
  sara: {
    id: 'ac000000-0000-4000-8000-000000000001',
    username: 'sara',
    phone: '09121234567',
    email: 'sara@nevisa.test',
    password: 'sara-1405',
    token: 'sara-4f1c9a7e2b8d6035',
    is_staff: false,
    verified: true,
    date_joined: '2025-04-12T08:00:00Z',
    profile: { first_name: 'سارا', last_name: 'محمدی', avatar_url: null },
    nevisa_service_account: {
      ...withoutService,
      has_service: true,
      current_charge: 250_000,
      usage_remained: 5.5 * hour,
      current_service_record: {
        id: '5c000000-0000-4000-8000-000000000001',
        start_time: '2026-11-01T06:00:00Z',
        end_time: '2026-12-31T06:00:00Z',
        key: 'key-of-sara',
        service: services[2],
      },
    },
    messages: [...messagesOf.sara],
    transactions: [...transactionsOf.sara],
    conversations: [],
  },
  reza: {
    id: 'ac000000-0000-4000-8000-000000000002',
    username: 'reza',
    phone: '09351112233',
    email: 'reza@nevisa.test',
    password: 'reza-1405',
    token: 'reza-91d04be65c27f83a',
    is_staff: false,
    verified: true,
    date_joined: '2026-09-03T12:10:00Z',
    profile: { first_name: 'رضا', last_name: 'کریمی', avatar_url: null },
    nevisa_service_account: withoutService,
    messages: [...messagesOf.reza],
    transactions: [],
    conversations: [],
  },
  admin: {
    id: 'ac000000-0000-4000-8000-000000000003',
    username: 'admin',
    phone: '09190001122',
    email: 'admin@nevisa.test',
    password: 'admin-1405',
    token: 'admin-c3e8570fa16b942d',
    is_staff: true,
    verified: true,
    date_joined: '2024-03-20T05:00:00Z',
    profile: { first_name: 'مریم', last_name: 'احمدی', avatar_url: null },
    nevisa_service_account: {
      ...withoutService,
      has_service: true,
      is_usage_infinite: true,
      usage_remained: 1_000 * hour,
      current_service_record: {
        id: '5c000000-0000-4000-8000-000000000003',
        start_time: '2026-11-05T06:00:00Z',
        end_time: '2026-12-05T06:00:00Z',
        key: 'key-of-admin',
        service: services[3],
      },
    },
    messages: [...messagesOf.admin],
    transactions: [...transactionsOf.admin],
    conversations: [],
  },
  newcomer: {
    id: 'ac000000-0000-4000-8000-000000000004',
    username: 'newcomer',
    phone: null,
    email: 'newcomer@nevisa.test',
    password: 'newcomer-1405',
    token: 'newcomer-7a25d0c49be3186f',
    is_staff: false,
    verified: true,
    date_joined: '2026-11-21T10:30:00Z',
    profile: { first_name: null, last_name: null, avatar_url: null },
    nevisa_service_account: withoutService,
    messages: [...messagesOf.newcomer],
    transactions: [],
    conversations: [],
  },
};

/** What the sign-in screen of the demo offers, with a Persian name for each. */
export const demoAccounts: readonly { username: string; password: string; label: string }[] = [
  { ...signInOf('sara'), label: 'کاربر با بستهٔ فعال' },
  { ...signInOf('reza'), label: 'کاربر بدون بسته' },
  { ...signInOf('admin'), label: 'مدیر' },
  { ...signInOf('newcomer'), label: 'تازه‌وارد' },
];

function signInOf(name: AccountName): { username: string; password: string } {
  const { username, password } = accounts[name];
  return { username, password };
}
