import { analyticsSetup, type PartOutcome } from './analyticsSetup.ts';
import type { AnalyticsContext, AnalyticsPart, PartLoadOutcome } from './analyticsTypes.ts';

interface PartOptions {
  /** The answer depends on the compared period. */
  isCompared: boolean;
}

/**
 * One part of the figures: asked for, shown and read again apart from the others, so that a
 * failure of one leaves the rest. A newer question ends the call of the older one.
 */
export function definePartState(part: AnalyticsPart, { isCompared }: PartOptions) {
  const call = makeCall(part);
  const forget = { type: 'forgetFailure', params: { part } } as const;
  const compared = isCompared
    ? ({ 'comparison.chosen': { target: 'loading', reenter: true, actions: forget } } as const)
    : {};
  const asked = { guard: { type: 'isPart', params: () => part } } as const;
  return analyticsSetup.createStateConfig({
    initial: 'idle',
    on: { 'period.chosen': { target: '.loading', actions: forget } },
    states: {
      idle: {},
      loading: {
        tags: `${part}.loading`,
        invoke: call('failed'),
        on: { ...compared, 'clock.midnight': { target: 'loading', reenter: true } },
      },
      failed: {
        tags: `${part}.failed`,
        entry: { type: 'dropAnswer', params: { part } },
        on: {
          ...compared,
          'refresh.requested': 'loading',
          'clock.midnight': 'loading',
          'part.requested': { ...asked, target: 'loading' },
        },
      },
      fresh: { on: { ...compared, 'refresh.requested': 'reading', 'clock.midnight': 'reading' } },
      reading: {
        tags: `${part}.reading`,
        invoke: call('stale'),
        on: { ...compared, 'clock.midnight': { target: 'reading', reenter: true } },
      },
      stale: {
        tags: `${part}.stale`,
        on: {
          ...compared,
          'refresh.requested': 'reading',
          'clock.midnight': 'reading',
          'part.requested': { ...asked, target: 'reading' },
        },
      },
    },
  });
}

/** The call of a part, which leads to `fresh` or, when it fails, to another state. */
function makeCall(part: AnalyticsPart) {
  const toOutcome = ({ event }: { event: { output: PartLoadOutcome } }): PartOutcome => ({
    part,
    outcome: event.output,
  });
  const unreachable = (): PartOutcome => ({
    part,
    outcome: { ok: false, failure: { kind: 'network' } },
  });
  const input = ({ context: { question } }: { context: AnalyticsContext }) => ({ part, question });
  return <const Failed extends string>(failed: Failed) =>
    ({
      src: 'loadPart',
      input,
      onDone: [
        {
          guard: { type: 'succeeded', params: toOutcome },
          target: 'fresh',
          actions: [{ type: 'takeAnswer', params: toOutcome }, 'correctClock'],
        },
        { target: failed, actions: { type: 'rememberFailure', params: toOutcome } },
      ],
      onError: {
        guard: 'isUnexpected',
        target: failed,
        actions: { type: 'rememberFailure', params: unreachable },
      },
    }) as const;
}
