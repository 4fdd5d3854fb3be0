import type { Account } from '../fixtures/accounts.ts';
import type { Clock } from './clock.ts';
import { refuseField } from './refusal.ts';

/** The verification code of every account. */
export const verificationCode = '123456';

/** Lifetime of a code, in ms. */
const codeLifetime = 120_000;

/** The one-time codes that were sent. */
export interface Codes {
  send(account: Account): void;
  /** When the last code was sent, in ms since 1970, or null. */
  sentAt(account: Account): number | null;
  /** @throws Refusal 400 when the code is wrong, used or too old */
  use(account: Account | undefined, otp: string): Account;
}

export function createCodes(clock: Clock): Codes {
  const sent = new Map<string, number>();
  return {
    send: ({ id }) => {
      sent.set(id, clock.now());
    },
    sentAt: ({ id }) => sent.get(id) ?? null,
    use: (account, otp) => {
      const moment = account && sent.get(account.id);
      if (account === undefined || moment === undefined || otp !== verificationCode) {
        throw refuseField('otp', 'کد واردشده درست نیست.');
      }
      if (clock.now() - moment >= codeLifetime) {
        throw refuseField('otp', 'زمان این کد به پایان رسیده است. کد جدیدی بگیرید.');
      }
      sent.delete(account.id);
      return account;
    },
  };
}
