import { isGone, isNotFound } from '@nevisa/api/failures';
import { assertEvent, assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { isUnexpected, definePlaceholder } from '../shared/ports.ts';
import {
  isLinkOld,
  findPartAround,
  readAge,
  readNextAge,
  readPart,
  readSpeed,
  waitForAge,
} from './playbackParts.ts';
import type {
  LinkOutcome,
  PlaybackContext,
  PlaybackEvent,
  PlaybackInput,
  PlaybackTag,
  SoundCommand,
  SoundEvent,
} from './playbackTypes.ts';

/** The outcome of a port that broke its promise never to reject. */
export const unreachable = { ok: false, failure: { kind: 'network' } } as const;

/** How many links are asked for in a row because the sound does not play. */
const mostRenewals = 1;

/** The ports, guards and actions of `playbackMachine`. */
export const playbackSetup = setup({
  types: {
    context: {} as PlaybackContext,
    events: {} as PlaybackEvent,
    input: {} as PlaybackInput,
    tags: {} as PlaybackTag,
  },
  actors: {
    /** Port. Asks for the address of the sound; never rejects. */
    askLink: fromPromise<LinkOutcome>(definePlaceholder('askLink')),
    /** Port. Plays the sound: carries out each `SoundCommand`, and sends back what happens to it. */
    runSound: fromCallback<SoundCommand, undefined, SoundEvent>(definePlaceholder('runSound')),
  },
  delays: {
    linkAge: ({ context }) => waitForAge(context),
    /** For so long the sound has to play before a failure of it is a new one. */
    steady: 10_000,
    /** The rest after the last key. */
    typingRest: 1_500,
  },
  guards: {
    isUnexpected,
    hasSound: ({ event }) => event.type === 'sound.changed' && event.hasSound,
    hasSoundAtFirst: ({ context }) => context.hasSound,
    isWanted: ({ context }) => context.isWanted,
    isLinkOld: ({ context }) => isLinkOld(context),
    isLooping: ({ context }) => context.part?.isLooping === true,
    // A failure with an old address says nothing of the sound.
    mayRenew: ({ context }) => context.renewals < mostRenewals || isLinkOld(context),
    isLinked: (_, outcome: LinkOutcome) => outcome.ok,
    /** The server does not keep the sound any more. */
    isExpired: (_, outcome: LinkOutcome) => !outcome.ok && isGone(outcome.failure),
    /** The server has no sound of the text. */
    isMissing: (_, outcome: LinkOutcome) => !outcome.ok && isNotFound(outcome.failure),
  },
  actions: {
    want: assign({ isWanted: true }),
    giveUp: assign({ isWanted: false }),
    rememberLink: assign(({ context }, outcome: LinkOutcome) =>
      outcome.ok
        ? { link: outcome.answer, agesAt: readAge(outcome.answer, context.now()), failure: null }
        : {},
    ),
    forgetLink: assign({ link: null, agesAt: null }),
    postponeRenewal: assign(({ context }) => ({ agesAt: readNextAge(context, context.now()) })),
    rememberFailure: assign((_, outcome: LinkOutcome) => ({
      failure: outcome.ok ? null : outcome.failure,
    })),
    forgetFailure: assign({ failure: null }),
    countRenewal: assign(({ context }) => ({ renewals: context.renewals + 1 })),
    forgetRenewals: assign({ renewals: 0 }),
    rememberRate: assign(({ event }) => {
      assertEvent(event, 'rate.chosen');
      return { rate: readSpeed(event.rate) };
    }),
    rememberLoop: assign(({ event }) => {
      assertEvent(event, 'loop.chosen');
      const { span } = event;
      return { part: span === null ? null : readPart(span.start, span.end, true) };
    }),
    rememberPart: assign(({ event }) => {
      assertEvent(event, 'part.requested');
      return { part: readPart(event.start, event.end, false) };
    }),
    /** A jump out of a part ends it. */
    leavePart: assign(({ context, event }) => {
      assertEvent(event, 'seek.requested');
      return { part: findPartAround(context.part, event.seconds) };
    }),
    endPart: assign(({ context: { part } }) => ({ part: part?.isLooping === true ? part : null })),
    unlockSound: sendTo('sound', { type: 'unlock' } satisfies SoundCommand),
    loadSound: sendTo('sound', ({ context: { link } }): SoundCommand => {
      if (link === null) {
        throw new Error(
          'No address of the sound is known; it is asked for before a sound is loaded.',
        );
      }
      return { type: 'load', link };
    }),
    playSound: sendTo('sound', { type: 'play' } satisfies SoundCommand),
    pauseSound: sendTo('sound', { type: 'pause' } satisfies SoundCommand),
    seekSound: sendTo('sound', ({ event }): SoundCommand => {
      assertEvent(event, ['seek.requested', 'part.requested']);
      return {
        type: 'seek',
        seconds: event.type === 'seek.requested' ? event.seconds : event.start,
      };
    }),
    stepSound: sendTo('sound', ({ event }): SoundCommand => {
      assertEvent(event, 'step.requested');
      return { type: 'step', seconds: event.seconds };
    }),
    /** The part begins anew. */
    seekPart: sendTo('sound', ({ context: { part } }): SoundCommand => ({
      type: 'seek',
      seconds: part?.start ?? 0,
    })),
    /** The last words before the rest are heard again. */
    stepBack: sendTo('sound', { type: 'step', seconds: -1 } satisfies SoundCommand),
    tellRate: sendTo('sound', ({ context }): SoundCommand => ({
      type: 'rate',
      rate: context.rate,
    })),
    tellPart: sendTo('sound', ({ context }): SoundCommand => ({
      type: 'part',
      part: context.part,
    })),
    follow: sendTo('sound', { type: 'follow', isFollowed: true } satisfies SoundCommand),
    stopFollowing: sendTo('sound', { type: 'follow', isFollowed: false } satisfies SoundCommand),
  },
});
