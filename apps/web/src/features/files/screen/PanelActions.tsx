import { Button, PauseIcon, PlusIcon, ResumeIcon } from '@nevisa/ui';
import { filesText } from '../../../shared/text/filesText.ts';
import { NotifyButton } from './NotifyButton.tsx';
import { hasEnded, stateOf, type UploadState } from './words/shownUpload.ts';
import type { UploadsView } from './uploadsView.ts';

interface PanelActionsProps {
  view: UploadsView;
  onAdd: () => void;
}

/** What is done with all files at once; a single file has these actions in its row. */
export function PanelActions({ view: { rows, commands }, onAdd }: PanelActionsProps) {
  const states = rows.map(stateOf);
  const several = (...wanted: readonly UploadState[]) =>
    states.filter((state) => wanted.includes(state)).length > 1;
  return (
    <>
      {rows.some((row) => !hasEnded(row)) && <NotifyButton />}
      {several('waiting', 'sending', 'offline') && (
        <Button size="small" variant="secondary" icon={<PauseIcon />} onClick={commands.pauseAll}>
          {filesText.pauseAll}
        </Button>
      )}
      {several('paused') && (
        <Button size="small" variant="secondary" icon={<ResumeIcon />} onClick={commands.resumeAll}>
          {filesText.resumeAll}
        </Button>
      )}
      <Button size="small" variant="secondary" icon={<PlusIcon />} onClick={onAdd}>
        {filesText.add}
      </Button>
      {several('ready') && (
        <Button size="small" onClick={commands.startAll}>
          {filesText.startAll}
        </Button>
      )}
    </>
  );
}
