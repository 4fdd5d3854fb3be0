import { UploadMeter } from '@nevisa/ui';
import { paths } from '../../../shared/paths.ts';
import { describeStatus, type UploadStatusFacts } from './words/uploadStatusWords.ts';

/** The files under way in the top bar of every page; it leads to their list. */
export function UploadStatus({ facts }: { facts: UploadStatusFacts }) {
  const { count, percent, isMoving } = facts;
  return (
    count > 0 && (
      <UploadMeter
        label={describeStatus(facts)}
        count={count}
        value={percent === null ? null : percent / 100}
        held={percent !== null && !isMoving}
        href={paths.history}
      />
    )
  );
}
