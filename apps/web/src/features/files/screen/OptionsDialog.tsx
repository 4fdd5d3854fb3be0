import { Button, Dialog, UploadOptionsFields } from '@nevisa/ui';
import { commonText } from '../../../shared/text/commonText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { filesText } from '../../../shared/text/filesText.ts';
import { isolateName } from './words/fileTitle.ts';
import { canChangeOptions } from './words/uploadActions.ts';
import type { ShownUpload } from './words/shownUpload.ts';
import type { UploadCommands } from './uploadsView.ts';

interface OptionsDialogProps {
  upload: ShownUpload;
  commands: Pick<UploadCommands, 'changeOptions'>;
  onClose: () => void;
}

/** How one file is treated, until its first byte is sent. */
export function OptionsDialog({ upload, commands, onClose }: OptionsDialogProps) {
  return (
    <Dialog
      open
      size="small"
      title={fill(filesText.optionsOf, { name: isolateName(upload.file.name) })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{commonText.close}</Button>}
    >
      <UploadOptionsFields
        value={upload.options}
        disabled={!canChangeOptions(upload)}
        onChange={(options) => commands.changeOptions(upload.id, options)}
      />
    </Dialog>
  );
}
