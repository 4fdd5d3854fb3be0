import type { CodeRecipient, OtpInput } from './otpMachine.ts';

/** What a machine knows that proves a contact with a code. */
interface ProvingContext {
  recipient: CodeRecipient | null;
  clocks: Omit<OtpInput, 'recipient'>;
}

/**
 * The input of the `otp` that a machine invokes.
 *
 * @throws Error when no code was sent yet.
 */
export function toOtpInput({
  context: { recipient, clocks },
}: {
  context: ProvingContext;
}): OtpInput {
  if (recipient === null) {
    throw new Error('No code was sent yet, so none can be proven; ask for one first.');
  }
  return { ...clocks, recipient };
}
