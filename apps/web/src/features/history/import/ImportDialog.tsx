import {
  Alert,
  Button,
  Dialog,
  type DroppedFile,
  FileDrop,
  formatNumber,
  LiveRegion,
  Stack,
} from '@nevisa/ui';
import { commonText } from '../../../shared/text/commonText.ts';
import { downloadText } from '../../../shared/text/downloadText.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { fill } from '../../../shared/text/fill.ts';
import { liveText } from '../../../shared/text/liveText.ts';
import { largestImport } from './readImport.ts';
import { type ChosenImport, useImport } from './useImport.ts';

export interface ImportDialogProps {
  /** Called with the id of the new text. */
  onMade: (id: string) => void;
  onClose: () => void;
}

/** Makes a text of a JSON file that was downloaded before. */
export default function ImportDialog({ onMade, onClose }: ImportDialogProps) {
  const { chosen, isMaking, failure, choose, forget, make } = useImport(onMade);
  return (
    <Dialog
      open
      size="small"
      title={downloadText.importTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button busy={isMaking} disabled={(chosen?.file ?? null) === null} onClick={make}>
            {failure === null ? downloadText.importSubmit : commonText.retry}
          </Button>
        </>
      }
    >
      <Stack>
        <FileDrop
          label={downloadText.importChoose}
          hint={downloadText.importHint}
          accept=".json,application/json"
          maxBytes={largestImport}
          disabled={isMaking}
          files={chosen === null ? [] : [toRow(chosen)]}
          onAdd={([file]) => file !== undefined && choose(file)}
          onRemove={forget}
        />
        <LiveRegion urgent>
          {failure !== null && <Alert tone="danger">{listFailureLines(failure).join('\n')}</Alert>}
        </LiveRegion>
      </Stack>
    </Dialog>
  );
}

/** The chosen file, and what is in it. */
function toRow({ clientId, name, size, file, reason }: ChosenImport): DroppedFile {
  const row = { id: clientId, name, size };
  if (reason !== null) {
    return { ...row, state: 'failed', error: reason };
  }
  return file === null
    ? { ...row, state: 'processing', words: commonText.loading }
    : { ...row, state: 'duplicate', words: describe(file) };
}

function describe({ segments, speakers, text }: NonNullable<ChosenImport['file']>): string {
  const whole = segments.length === 0 ? text : segments.map((one) => one.text).join(' ');
  const words = fill(liveText.words, { n: formatNumber(whole.match(/\S+/gu)?.length ?? 0) });
  return speakers.length === 0
    ? words
    : fill(downloadText.importFound, { words, n: formatNumber(speakers.length) });
}
