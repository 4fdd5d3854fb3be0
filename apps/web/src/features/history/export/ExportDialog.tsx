import type { Id } from '@nevisa/api/types';
import {
  Alert,
  Button,
  CheckboxGroup,
  Dialog,
  formatNumber,
  LiveRegion,
  ProgressBar,
  Stack,
} from '@nevisa/ui';
import { useState } from 'react';
import { commonText } from '../../../shared/text/commonText.ts';
import { exportText } from '../../../shared/text/exportText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { listText } from '../../../shared/text/listText.ts';
import { type ExportFormat, exportFormats } from './exportedText.ts';
import { type TextExport, useTextExport } from './useTextExport.ts';

export interface ExportDialogProps {
  /** The chosen texts in their order. */
  ids: readonly Id[];
  onClose: () => void;
}

/** Formats of the chosen texts, then the progress, then what became of them. */
export default function ExportDialog({ ids, onClose }: ExportDialogProps) {
  const [formats, setFormats] = useState<readonly ExportFormat[]>(['txt']);
  const { state, start, cancel } = useTextExport(ids);
  const isMaking = state.step === 'making';
  const close = () => {
    cancel();
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      title={fill(listText.exportTexts, { n: formatNumber(ids.length) })}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {state.step === 'done' ? commonText.close : commonText.cancel}
          </Button>
          {state.step !== 'done' && (
            <Button
              busy={isMaking}
              disabled={formats.length === 0}
              onClick={() => {
                start(formats);
              }}
            >
              {state.step === 'failed' ? commonText.retry : exportText.submit}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {(state.step === 'choosing' || state.step === 'failed') && (
          <CheckboxGroup
            name="export-formats"
            label={exportText.format}
            hint={listText.exportHint}
            options={exportFormats.map((value) => ({ value, label: exportText[value] }))}
            defaultValue={formats}
            error={formats.length === 0 ? listText.exportNoFormat : undefined}
            onValueChange={(values) => {
              setFormats(exportFormats.filter((format) => values.includes(format)));
            }}
          />
        )}
        {state.step === 'making' && <Progress done={state.done} total={ids.length} />}
        <LiveRegion urgent={state.step === 'failed'}>
          <Outcome state={state} />
        </LiveRegion>
      </Stack>
    </Dialog>
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  return (
    <ProgressBar
      label={exportText.title}
      value={done / total}
      valueText={fill(listText.exportProgress, {
        done: formatNumber(done),
        total: formatNumber(total),
      })}
    />
  );
}

function Outcome({ state }: { state: TextExport }) {
  switch (state.step) {
    case 'choosing':
    case 'making':
      return null;
    case 'failed':
      return <Alert tone="danger">{exportText.failed}</Alert>;
    case 'done':
      return (
        <Alert tone={state.failed === 0 ? 'success' : 'warning'}>
          {state.failed === 0
            ? exportText.done
            : state.written === 0
              ? exportText.failed
              : fill(listText.exportPartly, {
                  done: formatNumber(state.written),
                  failed: formatNumber(state.failed),
                })}
        </Alert>
      );
  }
}
