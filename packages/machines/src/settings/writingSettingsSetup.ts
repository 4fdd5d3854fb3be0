import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate';
import { isUnauthorized, isUnreachable } from '@nevisa/api/failures';
import type { Configuration, ConfigurationChange, Outcome } from '@nevisa/api/types';
import { computeBackOff, backOffWaits } from '../shared/computeBackOff.ts';
import { defineCallParts } from '../shared/call.ts';
import { definePlaceholder } from '../shared/ports.ts';
import { isEmptyChange } from './configurationChange.ts';
import {
  withChoice,
  withRefusal,
  withSecondTry,
  withSent,
  withSentBack,
  withStored,
} from './settingsQueue.ts';
import type {
  WritingSettingsContext,
  WritingSettingsEvent,
  WritingSettingsInput,
  WritingSettingsTag,
} from './writingSettingsTypes.ts';

/** Choices that follow one another within this time are saved together, in ms. */
export const gatherWait = 400;

/** The ports, guards and actions of `writingSettingsMachine`. */
export const writingSettingsSetup = setup({
  types: {
    context: {} as WritingSettingsContext,
    input: {} as WritingSettingsInput,
    events: {} as WritingSettingsEvent,
    tags: {} as WritingSettingsTag,
  },
  actors: {
    /** Port. What the server has. */
    loadConfiguration: fromPromise<Outcome<Configuration>>(definePlaceholder('loadConfiguration')),
    /** Port. The same change again changes nothing. */
    saveChange: fromPromise<Outcome<Configuration>, ConfigurationChange>(
      definePlaceholder('saveChange'),
    ),
    /** Port. Sends `network.returned`. */
    watchNetwork: fromCallback(definePlaceholder('watchNetwork')),
  },
  delays: {
    gather: gatherWait,
    backOff: ({ context: { failures, random } }) => computeBackOff(failures, random()),
  },
  guards: {
    isKnown: ({ context }) => context.stored !== null,
    hasChanges: ({ context }) => !isEmptyChange(context.waiting),
    isRefused: ({ context }) => context.refused !== null,
    /** The server has not answered, or the session is over and the next one goes on. */
    isPostponed: (_, outcome: Outcome<unknown>) =>
      !outcome.ok && (isUnreachable(outcome.failure) || isUnauthorized(outcome.failure)),
  },
  actions: {
    /** Port. Stores on this device the known settings and the changes that the server does not have. */
    keep: (_, _params: { stored: Configuration | null; waiting: ConfigurationChange }): void =>
      definePlaceholder('keep')(),
    rememberStored: assign(({ context }, outcome: Outcome<Configuration>) =>
      outcome.ok ? withStored(context, outcome.answer) : {},
    ),
    change: assign(({ context, event }) => {
      assertEvent(event, 'setting.changed');
      return withChoice(context, event.change);
    }),
    changeToDefaults: assign(({ context }) => withChoice(context, context.defaults)),
    changeAgain: assign(({ context }) => withSecondTry(context)),
    forgetRefusal: assign({ refused: null }),
    receive: assign(({ context, event }) => {
      assertEvent(event, 'configuration.received');
      return withStored(context, event.configuration);
    }),
    takeChanges: assign(({ context }) => withSent(context)),
    dropSent: assign({ sending: {}, failures: 0 }),
    putBack: assign(({ context }) => ({
      ...withSentBack(context),
      failures: Math.min(context.failures + 1, backOffWaits.length),
    })),
    rememberRefusal: assign(({ context }, outcome: Outcome<unknown>) =>
      outcome.ok ? {} : withRefusal(context, outcome.failure),
    ),
    beginAnew: assign({ failures: 0 }),
  },
}).extend(defineCallParts<WritingSettingsContext, WritingSettingsEvent>());
