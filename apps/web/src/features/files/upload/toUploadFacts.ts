import type { UploadTag } from '@nevisa/machines';
import { describeUploadStatus } from '../screen/words/uploadStatusWords.ts';
import type { UploadFacts } from './uploadFacts.ts';
import type { UploadQueueView, UploadView } from './uploadQueueView.ts';

const unsentTags: readonly UploadTag[] = ['waiting', 'sending', 'paused', 'signedOut', 'needsFile'];

const has = ({ tags }: UploadView, ...wanted: readonly UploadTag[]) =>
  tags.some((tag) => wanted.includes(tag));

/** The few facts that the frame of every page shows. */
export function toUploadFacts({ mode, uploads }: UploadQueueView): UploadFacts {
  const unsent = uploads.filter((each) => has(each, ...unsentTags));
  // Files that were sent meanwhile count on, so that the percent of all does not fall when one has ended.
  const started = uploads.filter((each) => has(each, ...unsentTags, 'converting', 'done'));
  const facts = {
    count: uploads.filter((each) => has(each, ...unsentTags, 'converting', 'canceling')).length,
    percent: unsent.length === 0 ? null : computePercent(started),
    isMoving: mode !== 'watching' && uploads.some((each) => has(each, 'moving')),
    unsent: unsent.length,
    historyIds: uploads.flatMap(({ job }) => job?.historyId ?? []).map(String),
  };
  return { ...facts, title: describeUploadStatus(facts) };
}

function computePercent(uploads: readonly UploadView[]): number {
  const size = uploads.reduce((sum, { file }) => sum + file.size, 0);
  const sent = uploads.reduce((sum, each) => sum + countSent(each), 0);
  return size === 0 ? 0 : Math.min(100, Math.floor((100 * sent) / size));
}

function countSent({ file, mostReceived, progress }: UploadView): number {
  return Math.min(Math.max(progress?.sent ?? 0, mostReceived), file.size);
}
