import { soundTags } from '@nevisa/machines';
import type { SnapshotFrom } from 'xstate';
import type { Observable } from '../../../shared/observable.ts';
import type { Dictation } from './createDictation.ts';

/** A recording that runs, as any page of the app shows it. */
export interface RunningRecording {
  readonly paused: boolean;
  readonly stop: () => void;
}

export type RecordingReport = Observable<RunningRecording | null>;

/**
 * Reports whether the dictation records, so that a page without the workspace
 * can show the recording and end it.
 *
 * @returns the function that ends the report.
 */
export function reportRecording(
  dictation: Pick<Dictation, 'subscribe' | 'send'>,
  report: RecordingReport,
): () => void {
  const stop = () => dictation.send({ type: 'dictation.stopped' });
  const subscription = dictation.subscribe((state: SnapshotFrom<Dictation>) => {
    const sound = soundTags.find((tag) => state.hasTag(tag));
    const paused = sound === 'paused';
    const before = report.read();
    if (sound === undefined) {
      if (before !== null) {
        report.write(null);
      }
    } else if (before?.paused !== paused) {
      report.write({ paused, stop });
    }
  });
  return () => {
    subscription.unsubscribe();
    report.write(null);
  };
}
