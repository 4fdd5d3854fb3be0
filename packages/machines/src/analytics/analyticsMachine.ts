import { analyticsSetup, noReadings } from './analyticsSetup.ts';
import { definePartState } from './definePartState.ts';

/**
 * An administrator looks at the figures of a period, in parts that load and fail apart
 * (X-240, X-250).
 *
 * It is a machine because the page stays open for days: Tehran midnight passes, the figures are
 * read again by themselves while the page is visible, and the figures on the
 * screen stay with the period to which they belong when a call fails.
 */
export const analyticsMachine = analyticsSetup.createMachine({
  id: 'analytics',
  context: ({ input: { comparison, clock, isVisible } }) => ({
    question: { period: 'days30', comparison, day: clock.day() },
    readings: noReadings,
    isVisible,
    clock,
  }),
  type: 'parallel',
  states: {
    /** Before the parts: their calls need the question of the same event. */
    question: {
      on: {
        'period.chosen': { actions: 'takePeriod' },
        'comparison.chosen': { actions: 'takeComparison' },
        'clock.midnight': { actions: 'takeDay' },
      },
    },
    figures: definePartState('figures', { isCompared: true }),
    trends: definePartState('trends', { isCompared: false }),
    minutes: definePartState('minutes', { isCompared: true }),
    revenue: definePartState('revenue', { isCompared: true }),
    signups: definePartState('signups', { isCompared: true }),
    packages: definePartState('packages', { isCompared: false }),
    codes: definePartState('codes', { isCompared: false }),
    day: {
      initial: 'checking',
      on: { 'page.shown': '.checking', 'clock.corrected': '.checking' },
      states: {
        checking: {
          always: [
            { guard: 'isAnotherDay', target: 'running', actions: 'reportMidnight' },
            { target: 'running' },
          ],
        },
        running: { after: { midnight: 'checking' } },
      },
    },
    visibility: {
      on: {
        'page.shown': { actions: 'rememberShown' },
        'page.hidden': { actions: 'rememberHidden' },
      },
    },
    repeating: {
      initial: 'off',
      on: {
        'repeating.switched': [{ guard: 'isSwitchedOn', target: '.deciding' }, { target: '.off' }],
      },
      states: {
        off: {},
        deciding: {
          tags: 'repeating',
          always: [{ guard: 'isVisible', target: 'waiting' }, { target: 'hidden' }],
        },
        waiting: {
          tags: 'repeating',
          on: { 'page.hidden': 'hidden' },
          after: { repeatWait: { target: 'reading', actions: 'readAgain' } },
        },
        /** The next time is counted from this one, also when nothing was answered. */
        reading: {
          tags: 'repeating',
          on: { 'page.hidden': 'hidden' },
          after: { wholeWait: { target: 'reading', reenter: true, actions: 'readAgain' } },
        },
        hidden: { tags: 'repeating', on: { 'page.shown': 'waiting' } },
      },
    },
  },
});
