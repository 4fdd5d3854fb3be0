import type { Account } from '../../../fixtures/accounts.ts';
import type { CsvFileColumn } from '../csvFile.ts';
import { getPersonName } from '../personName.ts';

/** The columns of the file of users. */
export const userColumns: readonly CsvFileColumn<Account>[] = [
  { name: 'user', head: 'کاربر', read: getPersonName },
  { name: 'username', head: 'نام کاربری', read: ({ username }) => username },
  { name: 'email', head: 'ایمیل', read: ({ email }) => email },
  { name: 'phone', head: 'شمارهٔ همراه', read: ({ phone }) => phone },
  {
    name: 'package',
    head: 'بسته',
    read: ({ nevisa_service_account: { current_service_record: record } }) =>
      record?.service.name ?? null,
  },
  {
    name: 'remaining',
    head: 'اعتبار (دقیقه)',
    read: ({ nevisa_service_account: { usage_remained, is_usage_infinite } }) =>
      is_usage_infinite ? null : Math.floor((usage_remained ?? 0) / 60_000),
  },
  { name: 'joined', head: 'عضویت', read: ({ date_joined }) => date_joined },
  { name: 'last_login', head: 'آخرین ورود', read: ({ last_login }) => last_login },
  {
    name: 'status',
    head: 'وضعیت',
    read: ({ is_active, verified }) => (is_active ? (verified ? 'فعال' : 'تأییدنشده') : 'مسدود'),
  },
  { name: 'role', head: 'نقش', read: ({ is_staff }) => (is_staff ? 'مدیر' : 'کاربر') },
];
