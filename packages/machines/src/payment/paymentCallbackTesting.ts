import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import {
  type PaymentCallbackInput,
  paymentCallbackMachine,
  type ReturnMark,
  type ReturnTo,
} from './paymentCallbackMachine.ts';

const startOfTime = 1_795_000_000_000;

/** What the machine asked of the world, in its order. */
export type PaymentDeed = 'refresh' | `left to ${ReturnTo}` | `kept ${ReturnMark}`;

/** The machine at work, over clocks and ports in the test's hand. `sleep` moves only the wall clock. */
export function startPayment(
  overrides: Partial<PaymentCallbackInput> = {},
  inspect: (event: InspectionEvent) => void = () => undefined,
) {
  const clock = new SimulatedClock();
  const deeds: PaymentDeed[] = [];
  let wallOffset = startOfTime;
  let visible = true;
  const actor = createActor(
    paymentCallbackMachine.provide({
      actions: {
        leave: (_, { returnTo }) => {
          deeds.push(`left to ${returnTo}`);
        },
        keepMark: (_, { mark }) => {
          deeds.push(`kept ${mark}`);
        },
        refreshAccount: () => {
          deeds.push('refresh');
        },
      },
    }),
    {
      clock,
      inspect,
      input: {
        returnTo: 'web',
        isVisible: () => visible,
        now: () => clock.now() + wallOffset,
        monotonicNow: () => clock.now(),
        ...overrides,
      },
    },
  ).start();
  const countdown = () => actor.getSnapshot().children.countdown;
  /** In steps, as time passes for a page that is awake. */
  const pass = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 500) {
      clock.increment(Math.min(500, ms - passed));
    }
  };
  return {
    actor,
    deeds,
    leavings: () => deeds.filter((deed) => deed.startsWith('left')).length,
    tags: () => [...actor.getSnapshot().tags].sort(),
    value: () => actor.getSnapshot().value,
    /** Whole seconds; null while nothing counts. */
    left: () => countdown()?.getSnapshot().context.secondsLeft ?? null,
    endCountdown: () => countdown()?.send({ type: 'countdown.stopped' }),
    pass,
    /** Only in the state whose delay it is. */
    passIn: (state: 'leavingSoon' | 'leaving', ms: number) => {
      if (actor.getSnapshot().matches({ redirecting: state })) {
        pass(ms);
      }
    },
    sleep: (ms: number) => {
      wallOffset += ms;
    },
    press: () => actor.send({ type: 'return.requested' }),
    stay: () => actor.send({ type: 'stay.requested' }),
    hide: () => {
      visible = false;
      actor.send({ type: 'page.hidden' });
    },
    show: () => {
      visible = true;
      actor.send({ type: 'page.shown' });
    },
    /** Hidden from the beginning, so that no event says so. */
    begunHidden: () => {
      visible = false;
    },
  };
}
