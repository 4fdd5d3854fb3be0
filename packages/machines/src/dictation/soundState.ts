import type { DictationContext, DictationEvent } from './dictationTypes.ts';
import { dictationSetup } from './dictationSetup.ts';
import { addFinal, showPartial } from './recognition.ts';

const getSound = ({ event, context }: { event: DictationEvent; context: DictationContext }) => ({
  sound: event.type === 'engine.sound' ? event.sound : context.sound,
});
const hears = { type: 'hears', params: getSound } as const;
const hearsFaintly = { type: 'hearsFaintly', params: getSound } as const;
const clips = { type: 'clips', params: getSound } as const;

const pause = [
  { type: 'sendToEngine', params: { type: 'recording.finalized' } },
  { type: 'sendToEngine', params: { type: 'recording.paused' } },
  { type: 'sendToArchive', params: { type: 'recording.paused' } },
] as const;

/** Offline there is no final text to wait for: the rest is uploaded later. */
const endBecause = <Cause extends 'expectIdleEnd' | 'expectSuspendedEnd'>(cause: Cause) =>
  [
    { guard: 'isOnline', target: '#finalizing', actions: cause },
    { target: '#ended', actions: ['assumeRest', cause] },
  ] as const;

/** Whether the microphone is muted counts also while nothing is recorded: then it is reported afterwards. */
const rememberMuting = {
  'microphone.muted': { actions: 'rememberMuted' },
  'microphone.unmuted': { actions: 'forgetMuted' },
} as const;

/** The sound of the microphone, and whether the person has paused. */
export const soundState = dictationSetup.createStateConfig({
  initial: 'running',
  states: {
    running: {
      entry: 'startTiming',
      exit: 'endTiming',
      initial: 'judging',
      on: {
        'dictation.paused': { target: 'paused', actions: pause },
        'microphone.muted': { target: '.muted', actions: 'rememberMuted' },
        'engine.suspended': 'suspended',
        'engine.sound': [
          { guard: hears, target: '.voice', actions: 'rememberSound' },
          { guard: hearsFaintly, target: '.faint', actions: 'rememberSound' },
          { guard: clips, target: '.clipping', actions: 'rememberSound' },
          { target: '.quiet', actions: 'rememberSound' },
        ],
      },
      states: {
        judging: {
          always: [
            { guard: 'isMuted', target: 'muted' },
            { guard: hears, target: 'voice' },
            { guard: hearsFaintly, target: 'faint' },
            { guard: clips, target: 'clipping' },
            { target: 'quiet' },
          ],
        },
        voice: { tags: 'hearing' },
        faint: { tags: 'faint' },
        clipping: { tags: 'clipping' },
        quiet: {
          initial: 'pausing',
          on: {
            // An engine may hear what this page does not: words are no silence.
            'engine.partial': {
              guard: 'hasWords',
              target: 'quiet',
              reenter: true,
              actions: showPartial,
            },
            'engine.final': {
              guard: 'hasWords',
              target: 'quiet',
              reenter: true,
              actions: addFinal,
            },
            // Between an empty room and no signal at all, the waits go on.
            'engine.sound': [
              { guard: hears, target: 'voice', actions: 'rememberSound' },
              { guard: hearsFaintly, target: 'faint', actions: 'rememberSound' },
              { guard: clips, target: 'clipping', actions: 'rememberSound' },
              { actions: 'rememberSound' },
            ],
          },
          states: {
            pausing: { tags: 'hearing', after: { silenceHint: 'silent' } },
            silent: { tags: 'silent', after: { untilIdleNotice: 'leaving' } },
            leaving: {
              tags: ['silent', 'idle-notice'],
              after: { idleNotice: endBecause('expectIdleEnd') },
            },
          },
        },
        // A muted microphone gives silence, which the service receives and bills.
        muted: {
          tags: 'muted',
          initial: 'waiting',
          on: {
            'microphone.unmuted': { target: 'judging', actions: 'forgetMuted' },
            'engine.sound': { actions: 'rememberSound' },
          },
          states: {
            waiting: { after: { untilMutedNotice: 'leaving' } },
            leaving: {
              tags: 'idle-notice',
              after: { idleNotice: endBecause('expectIdleEnd') },
            },
          },
        },
      },
    },
    /** Nothing is recorded, so no time passes. The next level ends it, or the wait for one. */
    suspended: {
      tags: 'suspended',
      after: { idleStop: endBecause('expectSuspendedEnd') },
      on: {
        ...rememberMuting,
        'engine.level': { target: 'running', actions: 'reportLevel' },
        'engine.sound': { target: 'running', actions: 'rememberSound' },
        'dictation.paused': { target: 'paused', actions: pause },
      },
    },
    paused: {
      tags: 'paused',
      on: {
        ...rememberMuting,
        'engine.sound': { actions: 'rememberSound' },
        'dictation.resumed': {
          target: 'running',
          actions: [
            { type: 'sendToEngine', params: { type: 'recording.resumed' } },
            { type: 'sendToArchive', params: { type: 'recording.resumed' } },
          ],
        },
      },
    },
  },
});
