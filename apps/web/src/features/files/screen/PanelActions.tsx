import { Button, PauseIcon, ResumeIcon } from '@nevisa/ui';
import { filesText } from '../../../shared/text/filesText.ts';
import { CancelAll } from './CancelAll.tsx';
import { NotifyButton } from './NotifyButton.tsx';
import { getUploadState, hasEnded, type UploadState } from './words/shownUpload.ts';
import type { UploadsView } from './uploadsView.ts';

/** What is done with all files at once; a single file has these actions in its row. */
export function PanelActions({ view: { rows, commands } }: { view: UploadsView }) {
  const states = rows.map(getUploadState);
  const several = (...wanted: readonly UploadState[]) =>
    states.filter((state) => wanted.includes(state)).length > 1;
  return (
    <>
      {rows.some((row) => !hasEnded(row)) && <NotifyButton />}
      {several('waiting', 'extracting', 'sending', 'offline') && (
        <Button size="small" variant="secondary" icon={<PauseIcon />} onClick={commands.pauseAll}>
          {filesText.pauseAll}
        </Button>
      )}
      {several('paused') && (
        <Button size="small" variant="secondary" icon={<ResumeIcon />} onClick={commands.resumeAll}>
          {filesText.resumeAll}
        </Button>
      )}
      {several('ready') && (
        <Button size="small" onClick={commands.startAll}>
          {filesText.startAll}
        </Button>
      )}
      <CancelAll rows={rows} onCancel={commands.cancel} />
    </>
  );
}
