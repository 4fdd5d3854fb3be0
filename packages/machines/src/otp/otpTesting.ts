import type { Id, Outcome } from '@nevisa/api/types';
import { makeRefusal } from '../testing/fixtures.ts';
import { countInFlight, pretendPort } from '../testing/pretendPort.ts';
import { type Inspect, createSimulatedTime, startMachine } from '../testing/startMachine.ts';
import { type CodeProof, type CodeRecipient, type OtpInput, otpMachine } from './otpMachine.ts';

export const sara: CodeRecipient = { id: 'id-of-sara', type: 'phone' };
export const proof: CodeProof = { otp: '123456' };

export const accepted = { ok: true, answer: undefined } as const;
export const refused = makeRefusal(400);
export const tooMany = {
  ok: false,
  failure: { ...refused.failure, status: 429, retryAfter: 7_000 },
} as const;

/** Starts the machine with fake ports and clocks. `setWall` moves only the wall clock. */
export function startOtp(overrides: Partial<OtpInput> = {}, inspect?: Inspect) {
  const verify = pretendPort<Outcome<void>, CodeProof & { id: Id }>();
  const resend = pretendPort<Outcome<void>, CodeRecipient>();
  const { clock, now, monotonicNow, setWall } = createSimulatedTime();
  const started = startMachine(
    otpMachine.provide({ actors: { verifyCode: verify.logic, resendCode: resend.logic } }),
    { clock, inspect, input: { recipient: sara, now, monotonicNow, ...overrides } },
  );
  const countdown = () => started.actor.getSnapshot().children.countdown;
  return {
    ...started,
    verify,
    resend,
    setWall,
    wall: now,
    /** Remaining whole seconds; 0 without a countdown. */
    left: () => countdown()?.getSnapshot().context.secondsLeft ?? 0,
    endCountdown: () => countdown()?.send({ type: 'countdown.stopped' }),
    inFlight: () => countInFlight(verify, resend),
    submit: () => started.send({ type: 'code.submitted', proof }),
    askAgain: () => started.send({ type: 'resend.requested' }),
    showPage: () => started.send({ type: 'page.shown' }),
  };
}
