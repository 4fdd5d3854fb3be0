import { soundTags } from '@nevisa/machines';
import type { SnapshotFrom } from 'xstate';
import type { Observable } from '../../../shared/observable.ts';
import type { Dictation } from './createDictation.ts';

/** The remaining credit as the live service reported it, for every page. */
export interface LiveCredit {
  /** In ms. */
  readonly remained: number;
  /** When this was so, in ms of the clock of a recording: a report of the service, or a pause. */
  readonly at: number;
  /** Time is billed since. */
  readonly billed: boolean;
}

export type CreditReport = Observable<LiveCredit | null>;

/** The account as the auth session knows it. */
export interface AccountSource {
  facts: () => { readonly user: unknown };
  subscribe: (listener: () => void) => () => void;
}

/**
 * Reports the remaining credit of a recording, until the account that was loaded after the
 * recording is known.
 *
 * @returns the function that ends the report.
 */
export function reportCredit(
  dictation: Pick<Dictation, 'subscribe'>,
  account: AccountSource,
  report: CreditReport,
): () => void {
  let usage: Usage = null;
  let reported: Usage = null;
  let outdated: Usage = null;
  let isRecording = false;
  let { user } = account.facts();
  const subscription = dictation.subscribe((state: SnapshotFrom<Dictation>) => {
    isRecording = state.hasTag('recording') || state.hasTag('finalizing');
    ({ usage } = state.context);
    const billed = isBilled(soundTags.find((tag) => state.hasTag(tag)));
    const before = report.read();
    const isNew = usage !== reported || before === null;
    reported = usage;
    if (usage === null || usage === outdated) {
      if (before !== null) {
        report.write(null);
      }
    } else if (isNew) {
      report.write({ ...usage, billed });
    } else if (before !== null && billed !== before.billed) {
      report.write(settle(before, billed, state.context.now()));
    }
  });
  const unfollow = account.subscribe(() => {
    const before = user;
    ({ user } = account.facts());
    if (user !== before && !isRecording) {
      outdated = usage;
      report.write(null);
    }
  });
  return () => {
    subscription.unsubscribe();
    unfollow();
    report.write(null);
  };
}

/** The time that is billed ends here, or begins: a pause costs nothing. */
function settle({ remained, at, billed: wasBilled }: LiveCredit, billed: boolean, now: number) {
  return { remained: wasBilled ? Math.max(0, remained - (now - at)) : remained, at: now, billed };
}

type Usage = SnapshotFrom<Dictation>['context']['usage'];

/** Whether the service receives audio, so that time is billed. */
function isBilled(sound: (typeof soundTags)[number] | undefined): boolean {
  return sound !== undefined && sound !== 'paused' && sound !== 'suspended';
}
