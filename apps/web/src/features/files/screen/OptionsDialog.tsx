import { Alert, Button, Dialog, formatBytes, Stack, Switch, UploadOptionsFields } from '@nevisa/ui';
import { useState } from 'react';
import { commonText } from '../../../shared/text/commonText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { filesText } from '../../../shared/text/filesText.ts';
import { isEqual } from '../../../shared/isEqual.ts';
import { isolateName } from './words/fileTitle.ts';
import { canChangeOptions, canChooseSound, canRestart } from './words/uploadActions.ts';
import { getUploadState, type ShownUpload } from './words/shownUpload.ts';
import type { UploadCommands } from './uploadsView.ts';

interface OptionsDialogProps {
  upload: ShownUpload;
  commands: Pick<UploadCommands, 'changeOptions' | 'chooseSound' | 'restart'>;
  onClose: () => void;
}

/** How one file is treated, until its first byte is sent; then a change sends it anew. */
export function OptionsDialog(props: OptionsDialogProps) {
  return canRestart(props.upload) ? <RestartDialog {...props} /> : <ChangeDialog {...props} />;
}

function ChangeDialog({ upload, commands, onClose }: OptionsDialogProps) {
  return (
    <Dialog
      open
      size="small"
      title={describeTitle(upload)}
      onClose={onClose}
      actions={<Button onClick={onClose}>{commonText.close}</Button>}
    >
      <Stack gap="large">
        {typeof upload.sound === 'number' && (
          <Switch
            label={filesText.sendSoundOnly}
            hint={fill(filesText.sendSoundHint, {
              video: formatBytes(upload.file.size),
              sound: formatBytes(upload.sound),
            })}
            checked={upload.isSoundOnly}
            disabled={!canChooseSound(upload)}
            onChange={({ currentTarget }) => commands.chooseSound(upload.id, currentTarget.checked)}
          />
        )}
        <UploadOptionsFields
          value={upload.options}
          disabled={!canChangeOptions(upload)}
          onChange={(options) => commands.changeOptions(upload.id, options)}
        />
      </Stack>
    </Dialog>
  );
}

function RestartDialog({ upload, commands, onClose }: OptionsDialogProps) {
  const [options, setOptions] = useState(upload.options);
  const isJob = getUploadState(upload) === 'converting';
  const restart = () => {
    onClose();
    commands.restart(upload.id, options);
  };
  return (
    <Dialog
      open
      size="small"
      title={describeTitle(upload)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button disabled={isEqual(options, upload.options)} onClick={restart}>
            {filesText.restart}
          </Button>
        </>
      }
    >
      <Stack gap="large">
        <Alert tone="warning">{isJob ? filesText.restartJobText : filesText.restartText}</Alert>
        <UploadOptionsFields value={options} onChange={setOptions} />
      </Stack>
    </Dialog>
  );
}

function describeTitle({ file }: ShownUpload): string {
  return fill(filesText.optionsOf, { name: isolateName(file.name) });
}
