import { type Inspect, createSimulatedTime, startMachine } from '../testing/startMachine.ts';
import {
  type PaymentCallbackInput,
  paymentCallbackMachine,
  type ReturnMark,
  type ReturnTo,
} from './paymentCallbackMachine.ts';

/** A call of a port by the machine. */
export type PaymentDeed = 'refresh' | `left to ${ReturnTo}` | `kept ${ReturnMark}`;

/** Starts the machine with fake ports and clocks. `sleep` moves only the wall clock. */
export function startPayment(overrides: Partial<PaymentCallbackInput> = {}, inspect?: Inspect) {
  const deeds: PaymentDeed[] = [];
  const { clock, now, monotonicNow, setWall } = createSimulatedTime();
  let visible = true;
  const machine = paymentCallbackMachine.provide({
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
  });
  const isVisible = () => visible;
  const input = { returnTo: 'web' as const, isVisible, now, monotonicNow, ...overrides };
  const started = startMachine(machine, { clock, inspect, input });
  const { actor, send } = started;
  const countdown = () => actor.getSnapshot().children.countdown;
  /** Advances the clocks in steps, as for a page that is awake. */
  const pass = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 500) {
      clock.increment(Math.min(500, ms - passed));
    }
  };
  return {
    ...started,
    deeds,
    leavings: () => deeds.filter((deed) => deed.startsWith('left')).length,
    value: () => actor.getSnapshot().value,
    /** Remaining whole seconds; null without a countdown. */
    left: () => countdown()?.getSnapshot().context.secondsLeft ?? null,
    endCountdown: () => countdown()?.send({ type: 'countdown.stopped' }),
    pass,
    /** Ends a delay only in the state that has it. */
    passIn: (state: 'leavingSoon' | 'leaving', ms: number) => {
      if (actor.getSnapshot().matches({ redirecting: state })) {
        pass(ms);
      }
    },
    sleep: setWall,
    press: () => send({ type: 'return.requested' }),
    stay: () => send({ type: 'stay.requested' }),
    hide: () => {
      visible = false;
      send({ type: 'page.hidden' });
    },
    show: () => {
      visible = true;
      send({ type: 'page.shown' });
    },
    /** Hides the page without an event. */
    begunHidden: () => {
      visible = false;
    },
  };
}
