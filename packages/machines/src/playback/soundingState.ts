import { not } from 'xstate';
import { getOutput } from '../shared/call.ts';
import { playbackSetup } from './playbackSetup.ts';

const outcome = { params: getOutput } as const;

/** The sound plays, or would if its next second were there. */
export const soundingState = playbackSetup.createStateConfig({
  id: 'sounding',
  tags: 'sounding',
  on: {
    'pause.requested': { target: '#paused', actions: 'pauseSound' },
    'audio.paused': '#paused',
    // The last words may end with the sound, before a frame has seen the end of the part.
    'audio.ended': [
      { guard: 'isLooping', actions: ['seekPart', 'playSound'] },
      { target: '#paused' },
    ],
    'audio.partEnded': { target: '#paused', actions: 'pauseSound' },
    'audio.refused': '#paused',
    'audio.failed': [
      { guard: 'mayRenew', target: '#linking', actions: 'countRenewal' },
      { target: '#failed', actions: 'forgetFailure' },
    ],
    'text.typed': '#typing',
    // The timer of a page that was hidden, or of a device that slept, comes late.
    'page.shown': [
      { guard: 'isLinkOld', target: '.renewing', actions: 'follow' },
      { actions: 'follow' },
    ],
  },
  after: { linkAge: '.renewing' },
  initial: 'playing',
  states: {
    playing: {
      tags: 'playing',
      on: { 'audio.waiting': 'waiting' },
      after: { steady: { actions: 'forgetRenewals' } },
      initial: 'normal',
      states: {
        normal: { always: { guard: 'isLooping', target: 'looping' } },
        looping: { tags: 'looping', always: { guard: not('isLooping'), target: 'normal' } },
      },
    },
    waiting: { tags: 'waiting', on: { 'audio.playing': 'playing' } },
    /** The sound plays on while the next address is asked for. */
    renewing: {
      tags: 'playing',
      invoke: {
        src: 'askLink',
        onDone: [
          {
            guard: { type: 'isLinked', ...outcome },
            target: '#loading',
            actions: { type: 'rememberLink', ...outcome },
          },
          { guard: { type: 'isExpired', ...outcome }, target: '#expired' },
          { target: '#sounding', reenter: true, actions: 'postponeRenewal' },
        ],
        onError: {
          guard: 'isUnexpected',
          target: '#sounding',
          reenter: true,
          actions: 'postponeRenewal',
        },
      },
    },
  },
});
