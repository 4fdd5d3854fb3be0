import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import type { Outcome } from '@nevisa/api/types';
import { type CodeProof, type CodeRecipient, type OtpInput, otpMachine } from './otpMachine.ts';
import { pretendPort } from '../testing/testing.ts';

const startOfTime = 1_795_000_000_000;

export const sara: CodeRecipient = { id: 'id-of-sara', type: 'phone' };
export const proof: CodeProof = { otp: '123456' };

/** The machine at work, over clocks and ports in the test's hand. `setWall` moves only the wall clock. */
export function startOtp(
  overrides: Partial<OtpInput> = {},
  inspect: (event: InspectionEvent) => void = () => undefined,
) {
  const clock = new SimulatedClock();
  const verify = pretendPort<Outcome<void>, CodeProof & { id: string }>();
  const resend = pretendPort<Outcome<void>, CodeRecipient>();
  let wallOffset = startOfTime;
  const actor = createActor(
    otpMachine.provide({ actors: { verifyCode: verify.logic, resendCode: resend.logic } }),
    {
      clock,
      inspect,
      input: {
        recipient: sara,
        now: () => clock.now() + wallOffset,
        monotonicNow: () => clock.now(),
        ...overrides,
      },
    },
  ).start();
  const countdown = () => actor.getSnapshot().children.countdown;
  return {
    actor,
    verify,
    resend,
    tags: () => [...actor.getSnapshot().tags].sort(),
    context: () => actor.getSnapshot().context,
    /** Whole seconds; 0 while nothing counts. */
    left: () => countdown()?.getSnapshot().context.secondsLeft ?? 0,
    endCountdown: () => countdown()?.send({ type: 'countdown.stopped' }),
    inFlight: () => [...verify.calls, ...resend.calls].filter((call) => call.inFlight).length,
    pass: (ms: number) => clock.increment(ms),
    setWall: (ms: number) => {
      wallOffset += ms;
    },
    wall: () => clock.now() + wallOffset,
    submit: () => actor.send({ type: 'code.submitted', proof }),
    askAgain: () => actor.send({ type: 'resend.requested' }),
    look: () => actor.send({ type: 'time.looked' }),
  };
}
