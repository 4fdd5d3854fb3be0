import type { UploadOptions } from '@nevisa/machines';
import {
  Button,
  Dialog,
  FileDrop,
  type FindHandle,
  formatBytes,
  formatNumber,
  Stack,
  UploadOptionsFields,
} from '@nevisa/ui';
import { commonText } from '../../../../shared/text/commonText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { filesText, historyFilesText } from '../../../../shared/text/filesText.ts';
import { largestFile, mostFiles } from './fileLimits.ts';

interface AddFilesDialogProps {
  options: UploadOptions;
  onOptions: (options: UploadOptions) => void;
  onFiles: (files: readonly File[], findHandle: FindHandle) => void;
  /** Opens the dialog that gives handles; undefined where the browser has none. */
  onPick: (() => Promise<boolean>) | undefined;
  /** Where files go and how long they stay. */
  privacy: string;
  onClose: () => void;
}

/** Adds files, and says how those are treated that are added from now on. */
export function AddFilesDialog({
  options,
  onOptions,
  onFiles,
  onPick,
  privacy,
  onClose,
}: AddFilesDialogProps) {
  return (
    <Dialog
      open
      size="small"
      title={historyFilesText.uploadFile}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {commonText.close}
        </Button>
      }
    >
      <Stack gap="large">
        <FileDrop
          multiple
          label={filesText.audioOrVideo}
          hint={formatLimits()}
          prompt={historyFilesText.dropHere}
          files={[]}
          onPick={onPick}
          onAdd={(files, findHandle) => {
            onClose();
            onFiles(files, findHandle);
          }}
        />
        <UploadOptionsFields value={options} onChange={onOptions} />
        <p>{privacy}</p>
      </Stack>
    </Dialog>
  );
}

/** The limits of files in one line. */
export function formatLimits(): string {
  return fill(filesText.limits, { max: formatBytes(largestFile), n: formatNumber(mostFiles) });
}
