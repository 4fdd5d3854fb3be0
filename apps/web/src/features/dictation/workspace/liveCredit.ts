import { soundTags } from '@nevisa/machines';
import type { SnapshotFrom } from 'xstate';
import type { Observable } from '../../../shared/observable.ts';
import type { Dictation } from './createDictation.ts';

/** The remaining credit as the live service reported it, for every page. */
export interface LiveCredit {
  /** In ms. */
  readonly remained: number;
  /** When the service reported it, in ms of the clock of a recording. */
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
  let outdated: Usage = null;
  let isRecording = false;
  let { user } = account.facts();
  const subscription = dictation.subscribe((state: SnapshotFrom<Dictation>) => {
    isRecording = state.hasTag('recording') || state.hasTag('finalizing');
    ({ usage } = state.context);
    const sound = soundTags.find((tag) => state.hasTag(tag));
    const next =
      usage === null || usage === outdated ? null : { ...usage, billed: isBilled(sound) };
    const before = report.read();
    if (next?.at !== before?.at || next?.billed !== before?.billed) {
      report.write(next);
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

type Usage = SnapshotFrom<Dictation>['context']['usage'];

/** Whether the service receives audio, so that time is billed. */
function isBilled(sound: (typeof soundTags)[number] | undefined): boolean {
  return sound !== undefined && sound !== 'paused' && sound !== 'suspended';
}
