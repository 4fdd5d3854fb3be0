import { not } from 'xstate';
import { getOutput } from '../shared/call.ts';
import { readSpeed } from './playbackParts.ts';
import { playbackSetup, unreachable } from './playbackSetup.ts';
import { soundingState } from './soundingState.ts';

const outcome = { params: getOutput } as const;

/**
 * The sound of an opened text. The machine knows what a person wants and whether the address of
 * the sound works; the port knows the place, which is no part of a snapshot.
 *
 * The address is asked for when play is first pressed. It is renewed at 80 % of its life, before
 * play where it is older, and once after a failure of the sound; place and speed stay.
 */
export const playbackMachine = playbackSetup.createMachine({
  id: 'playback',
  context: ({ input: { hasSound, rate, now } }) => ({
    hasSound,
    link: null,
    agesAt: null,
    isWanted: false,
    rate: readSpeed(rate),
    part: null,
    failure: null,
    renewals: 0,
    now,
  }),
  invoke: { id: 'sound', src: 'runSound', onError: { guard: 'isUnexpected', target: '.failed' } },
  entry: 'tellRate',
  on: {
    'sound.changed': {
      guard: not('hasSound'),
      target: '.noAudio',
      actions: ['giveUp', 'forgetLink', 'pauseSound'],
    },
    'seek.requested': { actions: ['leavePart', 'tellPart', 'seekSound'] },
    'step.requested': { actions: 'stepSound' },
    'part.requested': { actions: ['rememberPart', 'tellPart', 'seekSound'] },
    'loop.chosen': { actions: ['rememberLoop', 'tellPart'] },
    'rate.chosen': { actions: ['rememberRate', 'tellRate'] },
    'page.hidden': { actions: 'stopFollowing' },
    'page.shown': { actions: 'follow' },
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasSoundAtFirst', target: 'idle' }, { target: 'noAudio' }] },
    noAudio: {
      id: 'noAudio',
      tags: 'no-audio',
      on: {
        'sound.changed': { guard: 'hasSound', target: 'idle' },
        'seek.requested': {},
        'step.requested': {},
        'part.requested': {},
        'loop.chosen': {},
      },
    },
    idle: {
      tags: 'idle',
      on: { 'play.requested': { target: 'linking', actions: ['want', 'unlockSound'] } },
    },
    linking: {
      id: 'linking',
      tags: ['linking', 'sounding'],
      on: {
        'play.requested': { actions: 'want' },
        'pause.requested': { actions: ['giveUp', 'pauseSound'] },
      },
      invoke: {
        src: 'askLink',
        onDone: [
          {
            guard: { type: 'isLinked', ...outcome },
            target: 'loading',
            actions: { type: 'rememberLink', ...outcome },
          },
          { guard: { type: 'isExpired', ...outcome }, target: 'expired' },
          { guard: { type: 'isMissing', ...outcome }, target: 'noAudio' },
          { target: 'failed', actions: { type: 'rememberFailure', ...outcome } },
        ],
        onError: {
          guard: 'isUnexpected',
          target: 'failed',
          actions: { type: 'rememberFailure', params: unreachable },
        },
      },
    },
    loading: {
      id: 'loading',
      tags: ['loading', 'sounding'],
      entry: 'loadSound',
      on: {
        'play.requested': { actions: 'want' },
        'pause.requested': { actions: ['giveUp', 'pauseSound'] },
        'audio.ready': [
          { guard: 'isWanted', target: 'sounding', actions: 'playSound' },
          { target: 'paused' },
        ],
        'audio.failed': [
          { guard: 'mayRenew', target: 'linking', actions: 'countRenewal' },
          { target: 'failed', actions: 'forgetFailure' },
        ],
      },
    },
    paused: {
      id: 'paused',
      tags: 'paused',
      entry: ['giveUp', 'endPart', 'tellPart'],
      on: {
        'play.requested': [
          { guard: 'isLinkOld', target: 'linking', actions: ['want', 'unlockSound'] },
          { target: 'sounding', actions: ['want', 'playSound'] },
        ],
        // The keys of a keyboard or of a headset play without the page.
        'audio.playing': { target: 'sounding', actions: 'want' },
        'audio.failed': [
          { guard: 'mayRenew', target: 'linking', actions: 'countRenewal' },
          { target: 'failed', actions: 'forgetFailure' },
        ],
      },
    },
    sounding: soundingState,
    /** The sound rests while a person types, and goes on a second earlier. */
    typing: {
      id: 'typing',
      tags: ['typing', 'sounding'],
      entry: 'pauseSound',
      on: {
        'text.typed': { target: 'typing', reenter: true },
        'pause.requested': 'paused',
        'play.requested': { target: 'sounding', actions: 'playSound' },
        'audio.failed': [
          { guard: 'mayRenew', target: 'linking', actions: 'countRenewal' },
          { target: 'failed', actions: 'forgetFailure' },
        ],
      },
      after: { typingRest: { target: 'sounding', actions: ['stepBack', 'playSound'] } },
    },
    failed: {
      id: 'failed',
      tags: 'failed',
      entry: ['giveUp', 'forgetLink', 'pauseSound'],
      on: {
        'play.requested': {
          target: 'linking',
          actions: ['want', 'forgetRenewals', 'unlockSound'],
        },
      },
    },
    expired: {
      id: 'expired',
      tags: 'expired',
      entry: ['giveUp', 'forgetLink', 'pauseSound'],
      on: {
        'seek.requested': {},
        'step.requested': {},
        'part.requested': {},
        'loop.chosen': {},
      },
    },
  },
});
