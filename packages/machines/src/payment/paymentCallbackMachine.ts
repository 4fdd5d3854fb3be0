import { assign, sendTo, setup } from 'xstate';
import { type CountdownOutput, countdownMachine } from '../countdown/countdownMachine.ts';
import { getOutput } from '../shared/call.ts';
import { definePlaceholder } from '../shared/ports.ts';

/** How long the result of a payment is shown before the return starts by itself, in seconds (specification §9, R-159). */
const returnSeconds = 5;
/** How long the site's own return takes once it is decided, in ms (specification §9, R-161). */
const returnWait = 1_000;
/** How long another app or page has for its opening, in ms (P13). */
const openingWait = 2_000;

/** Who sent the person to pay, and gets them back. */
export type ReturnTo = 'web' | 'desktop' | 'telegram' | 'bale';

/** What is stored of a result that the person has left or stopped, for the next time it is shown (P14). */
export type ReturnMark = 'returned' | 'stopped';

export interface PaymentCallbackInput {
  /** A configured target; any other is `web`. */
  returnTo: ReturnTo;
  /**
   * Whether the page may leave by itself; never to Bale.
   * @default true
   */
  automatic?: boolean;
  /** Of an earlier sight of the same result. */
  mark?: ReturnMark | null;
  /**
   * Whether the controls of the return are in view; until then nothing counts (WCAG 2.2.1).
   * @default true
   */
  areControlsSeen?: boolean;
  /** Whether the page can be seen now; a hidden one does not leave, and says nothing about an app that did not open. */
  isVisible?: () => boolean;
  /** Wall clock in ms, for tests. */
  now?: (() => number) | undefined;
  /** Monotonic clock in ms, for tests. */
  monotonicNow?: (() => number) | undefined;
}

export type PaymentCallbackEvent =
  | { type: 'return.requested' }
  | { type: 'stay.requested' }
  | { type: 'controls.seen' }
  /** The page can be seen again, after another tab, app or page. */
  | { type: 'page.shown' }
  | { type: 'page.hidden' };

export type PaymentCallbackTag = 'unseen' | 'counting' | 'stopped' | 'redirecting' | 'not-opened';

export interface PaymentCallbackContext extends Required<
  Pick<PaymentCallbackInput, 'returnTo' | 'isVisible' | 'automatic' | 'areControlsSeen'>
> {
  mark: ReturnMark | null;
  /** The seconds that the countdown ended with; null while it counts, and when it was cut short. */
  secondsLeft: number | null;
  clocks: Pick<PaymentCallbackInput, 'now' | 'monotonicNow'>;
}

/** The events with which a person decides before the return starts by itself. */
const choices = {
  'return.requested': 'redirecting',
  'stay.requested': {
    target: 'standing.stopped',
    actions: { type: 'keepMark', params: { mark: 'stopped' } },
  },
} as const;

/**
 * Shows the result of a payment, and returns to where the person came from:
 * after five seconds in view or on request, and by itself at most once and only from a visible tab.
 *
 * It is a machine because the press, the end of the countdown, "stay" and a
 * page that comes back from the history may all meet in one moment, and exactly
 * one leaving may come of it (R-160, P14, P15).
 */
export const paymentCallbackMachine = setup({
  types: {
    context: {} as PaymentCallbackContext,
    input: {} as PaymentCallbackInput,
    events: {} as PaymentCallbackEvent,
    tags: {} as PaymentCallbackTag,
    children: {} as { countdown: 'countdown' },
  },
  actors: { countdown: countdownMachine },
  delays: { returnWait, openingWait },
  guards: {
    wasReturned: ({ context }) => context.mark === 'returned',
    wasStopped: ({ context }) => context.mark === 'stopped',
    areControlsUnseen: ({ context }) => !context.areControlsSeen,
    onlyByHand: ({ context }) => !context.automatic,
    isOwnSite: ({ context }) => context.returnTo === 'web',
    isUnseen: ({ context }) => !context.isVisible(),
    isApp: ({ context }) => context.returnTo === 'desktop',
  },
  actions: {
    /** Port. Goes to the target; must not throw. Called once for each leaving. */
    leave: (_, _params: { returnTo: ReturnTo }): void => definePlaceholder('leave')(),
    /** Port. Stores the mark with this entry of the history, before the page may be gone. */
    keepMark: (_, _params: { mark: ReturnMark }): void => definePlaceholder('keepMark')(),
    /** Port. Loads the account again, so that the site shows the purchase. */
    refreshAccount: definePlaceholder('refreshAccount'),
    readTime: sendTo('countdown', { type: 'page.shown' }),
    rememberSeconds: assign((_, { secondsLeft }: CountdownOutput) => ({ secondsLeft })),
  },
}).createMachine({
  id: 'paymentCallback',
  context: ({
    input: {
      returnTo,
      automatic = true,
      mark = null,
      areControlsSeen = true,
      isVisible = () => true,
      ...clocks
    },
  }) => ({
    returnTo,
    automatic: automatic && returnTo !== 'bale',
    mark,
    areControlsSeen,
    isVisible,
    secondsLeft: null,
    clocks,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'wasReturned', target: 'standing.returned' },
        { guard: 'wasStopped', target: 'standing.stopped' },
        { guard: 'onlyByHand', target: 'standing.idle' },
        { guard: 'areControlsUnseen', target: 'unseen' },
        { target: 'counting' },
      ],
    },
    /** The controls are below the window's edge, or the page has not been drawn yet. */
    unseen: {
      tags: 'unseen',
      on: { ...choices, 'controls.seen': 'counting' },
    },
    counting: {
      tags: 'counting',
      invoke: {
        src: 'countdown',
        id: 'countdown',
        input: toCountdownInput,
        onDone: [
          { guard: 'isUnseen', target: 'due' },
          { target: 'redirecting', actions: { type: 'rememberSeconds', params: getOutput } },
        ],
      },
      on: {
        ...choices,
        'page.shown': { actions: 'readTime' },
      },
    },
    /** The countdown, or the wait of a return to the site, ended in a hidden tab, which leaves when it is shown (P16). */
    due: {
      tags: 'counting',
      on: {
        ...choices,
        'page.shown': {
          target: 'redirecting',
          actions: { type: 'rememberSeconds', params: { secondsLeft: 0 } },
        },
      },
    },
    /** Nothing happens by itself any more. */
    standing: {
      on: { 'return.requested': 'redirecting' },
      states: {
        idle: {},
        stopped: { tags: 'stopped' },
        returned: {},
        /** Another app or page took over; it need not be the right one. */
        away: { on: { 'page.shown': 'returned' } },
        notOpened: { tags: 'not-opened', on: { 'page.hidden': 'away' } },
      },
      initial: 'idle',
    },
    redirecting: {
      tags: 'redirecting',
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ guard: 'isOwnSite', target: 'leavingSoon' }, { target: 'leaving' }],
        },
        leavingSoon: {
          entry: 'refreshAccount',
          after: {
            returnWait: [
              { guard: 'isUnseen', target: '#paymentCallback.due' },
              { target: 'leaving' },
            ],
          },
        },
        leaving: {
          entry: [
            { type: 'keepMark', params: { mark: 'returned' } },
            { type: 'leave', params: ({ context }) => ({ returnTo: context.returnTo }) },
          ],
          on: { 'page.hidden': '#paymentCallback.standing.away' },
          after: {
            openingWait: [
              { guard: 'isUnseen', target: '#paymentCallback.standing.away' },
              { guard: 'isApp', target: '#paymentCallback.standing.notOpened' },
              { target: '#paymentCallback.standing.returned' },
            ],
          },
        },
      },
    },
  },
});

function toCountdownInput({ context: { clocks } }: { context: PaymentCallbackContext }) {
  const { now, monotonicNow } = clocks;
  return {
    seconds: returnSeconds,
    ...(now && { now }),
    ...(monotonicNow && { monotonicNow }),
  };
}
