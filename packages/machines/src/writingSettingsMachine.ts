import { assertEvent, assign, type DoneActorEvent, fromCallback, fromPromise, setup } from 'xstate';
import type { Configuration, ConfigurationChange, Failure, Outcome } from '@nevisa/api/types';
import { backOff, backOffWaits } from './backOff.ts';
import { isEmptyChange, joined, withChange } from './configurationChange.ts';
import { isUnexpected, notProvided } from './ports.ts';

/** Choices that follow one another within this time are saved together, in ms. */
export const gatherWait = 400;

export interface WritingSettingsInput {
  /** What the account says, or this device remembers; null where neither does. */
  stored: Configuration | null;
  /** What this device keeps since an earlier visit, because the server does not have it. */
  waiting: ConfigurationChange;
  /** What a reset chooses. */
  defaults: ConfigurationChange;
  /** From 0 to 1, for the length of waits, e.g. `Math.random`. */
  random: () => number;
}

export type WritingSettingsEvent =
  | { type: 'setting.changed'; change: ConfigurationChange }
  /** The settings could not be had, and are wanted again. */
  | { type: 'settings.requested' }
  /** What was refused is wanted all the same. */
  | { type: 'save.retried' }
  | { type: 'refusal.dismissed' }
  | { type: 'reset.requested' }
  | { type: 'reset.cancelled' }
  | { type: 'reset.confirmed' }
  /** The account, or another page of this browser, knows of other settings. */
  | { type: 'configuration.received'; configuration: Configuration }
  /** Sent by the port `watchNetwork`. */
  | { type: 'network.returned' };

export type WritingSettingsTag =
  | 'loading'
  | 'failed'
  | 'known'
  | 'untouched'
  | 'saving'
  | 'saved'
  | 'offline'
  | 'asking';

export interface WritingSettingsContext {
  /** What the server has, as far as is known; null before anything is. */
  readonly stored: Configuration | null;
  /** On its way to the server. */
  readonly sending: ConfigurationChange;
  /** Chosen since. */
  readonly waiting: ConfigurationChange;
  /** What the server did not take, until the person chooses again. */
  readonly refused: { readonly change: ConfigurationChange; readonly failure: Failure } | null;
  /** Why there are no settings. */
  readonly failure: Failure | null;
  /** How many tries met no server in a row. */
  readonly failures: number;
  readonly defaults: ConfigurationChange;
  readonly random: () => number;
}

/**
 * A person decides how dictated Persian is written, and sees each choice at once.
 *
 * It is a machine because choices come faster than the server answers, because
 * what it refuses has to go back to what it has, and because a choice made
 * without a network must outlive the page (product X-40…X-51).
 */
export const writingSettingsMachine = setup({
  types: {
    context: {} as WritingSettingsContext,
    input: {} as WritingSettingsInput,
    events: {} as WritingSettingsEvent,
    tags: {} as WritingSettingsTag,
  },
  actors: {
    /** Port. What the server has. */
    loadConfiguration: fromPromise<Outcome<Configuration>>(notProvided('loadConfiguration')),
    /** Port. The same change again changes nothing. */
    saveChange: fromPromise<Outcome<Configuration>, ConfigurationChange>(notProvided('saveChange')),
    /** Port. Sends `network.returned`. */
    watchNetwork: fromCallback(notProvided('watchNetwork')),
  },
  delays: {
    gather: gatherWait,
    backOff: ({ context: { failures, random } }) => backOff(failures, random()),
  },
  guards: {
    isKnown: ({ context }) => context.stored !== null,
    hasChanges: ({ context }) => !isEmptyChange(context.waiting),
    isRefused: ({ context }) => context.refused !== null,
    isUnexpected,
    succeeded: (_, outcome: Outcome<unknown>) => outcome.ok,
    isUnreachable: (_, outcome: Outcome<unknown>) => !outcome.ok && isUnreachable(outcome.failure),
    isUncertain: (_, outcome: Outcome<unknown>) =>
      !outcome.ok && outcome.failure.kind !== 'refused',
  },
  actions: {
    /** Port. Keeps on this device what is known and what the server does not have. */
    keep: (_, _params: { stored: Configuration | null; waiting: ConfigurationChange }): void =>
      notProvided('keep')(),
    rememberStored: assign((_, outcome: Outcome<Configuration>) =>
      outcome.ok ? { stored: outcome.answer } : {},
    ),
    rememberFailure: assign((_, outcome: Outcome<unknown>) =>
      outcome.ok ? {} : { failure: outcome.failure },
    ),
    assumeNetworkFailure: assign({ failure: { kind: 'network' } }),
    forgetFailure: assign({ failure: null }),
    change: assign(({ context, event }) => {
      assertEvent(event, 'setting.changed');
      return { waiting: joined(context.waiting, event.change), refused: null };
    }),
    changeToDefaults: assign(({ context: { waiting, defaults } }) => ({
      waiting: joined(waiting, defaults),
      refused: null,
    })),
    changeAgain: assign(({ context: { waiting, refused } }) => ({
      waiting: joined(refused?.change ?? {}, waiting),
      refused: null,
    })),
    forgetRefusal: assign({ refused: null }),
    receive: assign(({ event }) => {
      assertEvent(event, 'configuration.received');
      return { stored: event.configuration };
    }),
    takeChanges: assign(({ context }) => ({ sending: context.waiting, waiting: {} })),
    dropSent: assign({ sending: {}, failures: 0 }),
    putBack: assign(({ context: { sending, waiting, failures } }) => ({
      sending: {},
      waiting: joined(sending, waiting),
      failures: Math.min(failures + 1, backOffWaits.length),
    })),
    rememberRefusal: assign(({ context }, outcome: Outcome<unknown>) =>
      outcome.ok ? {} : { refused: { change: context.sending, failure: outcome.failure } },
    ),
    beginAnew: assign({ failures: 0 }),
  },
}).createMachine({
  id: 'writingSettings',
  context: ({ input }) => ({
    ...input,
    sending: {},
    refused: null,
    failure: null,
    failures: 0,
  }),
  initial: 'starting',
  // A device that does not tell when it is back is asked again by the back-off.
  invoke: { src: 'watchNetwork', onError: { guard: 'isUnexpected' } },
  states: {
    starting: { always: [{ guard: 'isKnown', target: 'known' }, { target: 'loading' }] },
    loading: {
      tags: 'loading',
      entry: 'forgetFailure',
      on: { 'configuration.received': { target: 'known', actions: 'receive' } },
      invoke: {
        src: 'loadConfiguration',
        onDone: [
          {
            guard: { type: 'succeeded', params: outcomeOf },
            target: 'known',
            actions: { type: 'rememberStored', params: outcomeOf },
          },
          { target: 'failed', actions: { type: 'rememberFailure', params: outcomeOf } },
        ],
        onError: { guard: 'isUnexpected', target: 'failed', actions: 'assumeNetworkFailure' },
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'settings.requested': 'loading',
        'network.returned': 'loading',
        'configuration.received': { target: 'known', actions: 'receive' },
      },
    },
    known: {
      tags: 'known',
      type: 'parallel',
      on: {
        'setting.changed': { actions: ['change', { type: 'keep', params: keptOf }] },
        'save.retried': {
          guard: 'isRefused',
          actions: ['changeAgain', { type: 'keep', params: keptOf }],
        },
        'refusal.dismissed': { actions: 'forgetRefusal' },
      },
      states: {
        saving: {
          initial: 'untouched',
          states: {
            untouched: {
              tags: 'untouched',
              entry: { type: 'keep', params: keptOf },
              always: { guard: 'hasChanges', target: 'gathering' },
              on: {
                'configuration.received': {
                  actions: ['receive', { type: 'keep', params: keptOf }],
                },
              },
            },
            gathering: {
              tags: 'saving',
              after: { gather: 'sending' },
              on: {
                'setting.changed': {
                  target: 'gathering',
                  reenter: true,
                  actions: ['change', { type: 'keep', params: keptOf }],
                },
                'configuration.received': {
                  actions: ['receive', { type: 'keep', params: keptOf }],
                },
              },
            },
            sending: {
              tags: 'saving',
              entry: 'takeChanges',
              invoke: {
                src: 'saveChange',
                input: ({ context }) => context.sending,
                onDone: [
                  {
                    guard: { type: 'succeeded', params: outcomeOf },
                    target: 'saved',
                    actions: [{ type: 'rememberStored', params: outcomeOf }, 'dropSent'],
                  },
                  { guard: { type: 'isUnreachable', params: outcomeOf }, target: 'offline' },
                  {
                    guard: { type: 'isUncertain', params: outcomeOf },
                    target: 'rollingBack',
                    actions: [{ type: 'rememberRefusal', params: outcomeOf }, 'dropSent'],
                  },
                  {
                    target: 'untouched',
                    actions: [{ type: 'rememberRefusal', params: outcomeOf }, 'dropSent'],
                  },
                ],
                onError: { guard: 'isUnexpected', target: 'offline' },
              },
            },
            // A server that broke may have taken the change or not.
            rollingBack: {
              tags: 'saving',
              invoke: {
                src: 'loadConfiguration',
                onDone: {
                  target: 'untouched',
                  actions: { type: 'rememberStored', params: outcomeOf },
                },
                onError: { guard: 'isUnexpected', target: 'untouched' },
              },
            },
            offline: {
              tags: 'offline',
              entry: 'putBack',
              after: { backOff: 'sending' },
              on: {
                'network.returned': { target: 'sending', actions: 'beginAnew' },
                'configuration.received': {
                  actions: ['receive', { type: 'keep', params: keptOf }],
                },
              },
            },
            saved: {
              tags: 'saved',
              entry: { type: 'keep', params: keptOf },
              always: { guard: 'hasChanges', target: 'gathering' },
              on: {
                'configuration.received': {
                  actions: ['receive', { type: 'keep', params: keptOf }],
                },
              },
            },
          },
        },
        question: {
          initial: 'closed',
          states: {
            closed: { on: { 'reset.requested': 'asked' } },
            asked: {
              tags: 'asking',
              on: {
                'reset.cancelled': 'closed',
                'reset.confirmed': {
                  target: 'closed',
                  actions: ['changeToDefaults', { type: 'keep', params: keptOf }],
                },
              },
            },
          },
        },
      },
    },
  },
});

/** The settings as the person sees them: each choice at once. Null before any are known. */
export function shownConfiguration({
  stored,
  sending,
  waiting,
}: Pick<WritingSettingsContext, 'stored' | 'sending' | 'waiting'>): Configuration | null {
  return stored === null ? null : withChange(stored, joined(sending, waiting));
}

/** Nobody has said no: a later try may find the server. A session that is over goes on with the next one. */
function isUnreachable(failure: Failure): boolean {
  return (
    failure.kind === 'network' ||
    failure.kind === 'aborted' ||
    (failure.kind === 'refused' && failure.status === 401)
  );
}

function outcomeOf({
  event,
}: {
  event: DoneActorEvent<Outcome<Configuration>>;
}): Outcome<Configuration> {
  return event.output;
}

function keptOf({ context: { stored, sending, waiting } }: { context: WritingSettingsContext }) {
  return { stored, waiting: joined(sending, waiting) };
}
