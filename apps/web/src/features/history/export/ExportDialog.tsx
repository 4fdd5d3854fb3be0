import type { User } from '@nevisa/api/types';
import type { ExportResult } from '@nevisa/machines';
import {
  Alert,
  Button,
  Dialog,
  formatNumber,
  LiveRegion,
  PrintedText,
  ProgressBar,
  Stack,
} from '@nevisa/ui';
import { createPortal } from 'react-dom';
import { commonText } from '../../../shared/text/commonText.ts';
import { downloadText } from '../../../shared/text/downloadText.ts';
import { exportText } from '../../../shared/text/exportText.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { fill } from '../../../shared/text/fill.ts';
import { listText } from '../../../shared/text/listText.ts';
import { ExportFields } from './ExportFields.tsx';
import type { ExportSubject } from './exportSubject.ts';
import { type ExportControl, useExport } from './useExport.ts';

export interface ExportDialogProps {
  user: User;
  subject: ExportSubject;
  onClose: () => void;
}

/** Format and form of a download, then the progress, then what became of it. */
export default function ExportDialog({ user, subject, onClose }: ExportDialogProps) {
  const download = useExport(user, subject);
  const { step, choices } = download;
  const isMaking = step === 'making';
  return (
    <Dialog
      open
      size="small"
      title={
        subject.kind === 'opened'
          ? exportText.title
          : fill(listText.exportTexts, { n: formatNumber(subject.ids.length) })
      }
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={isMaking ? download.cancel : onClose}>
            {step === 'done' ? commonText.close : commonText.cancel}
          </Button>
          <Button busy={isMaking} disabled={choices.formats.length === 0} onClick={download.start}>
            {chooseLabel(step)}
          </Button>
        </>
      }
    >
      <Stack>
        {!isMaking && (
          <ExportFields
            kind={subject.kind}
            offer={download.offer}
            choices={choices}
            onChange={download.choose}
          />
        )}
        {isMaking && <Progress download={download} kind={subject.kind} />}
        <LiveRegion urgent={step === 'failed'}>
          <div key={step} ref={showWhole}>
            <Outcome download={download} />
          </div>
        </LiveRegion>
      </Stack>
      {download.paper !== null &&
        createPortal(
          <PrintedText heading={download.paper.title} lines={download.paper.lines} />,
          document.body,
        )}
    </Dialog>
  );
}

/** The outcome is below the choices, which may be longer than the window. */
function showWhole(outcome: HTMLElement | null): void {
  if (outcome?.hasChildNodes() === true) {
    outcome.scrollIntoView({ block: 'nearest' });
  }
}

function chooseLabel(step: ExportControl['step']): string {
  if (step === 'failed') {
    return commonText.retry;
  }
  return step === 'done' ? downloadText.again : exportText.submit;
}

function Progress({
  download: { done, total },
  kind,
}: {
  download: ExportControl;
  kind: ExportSubject['kind'];
}) {
  const words =
    kind === 'several'
      ? fill(listText.exportProgress, { done: formatNumber(done), total: formatNumber(total) })
      : undefined;
  return (
    <ProgressBar
      label={downloadText.making}
      value={total === 0 ? null : done / total}
      {...(words !== undefined && total > 0 && { valueText: words })}
    />
  );
}

function Outcome({ download }: { download: ExportControl }) {
  switch (download.step) {
    case 'choosing':
    case 'making':
      return null;
    case 'canceled':
      return <Alert>{listText.exportCanceled}</Alert>;
    case 'failed': {
      const lines = download.fault === null ? [] : listFailureLines(download.fault);
      return <Alert tone="danger">{[exportText.failed, ...lines].join('\n')}</Alert>;
    }
    case 'done':
      return <Result download={download} />;
  }
}

const nothing: ExportResult = { written: 0, failed: 0, fastCues: 0 };

function Result({ download: { result, choices } }: { download: ExportControl }) {
  const { written, failed, fastCues, lacksWords } = result ?? nothing;
  if (written === 0) {
    return <Alert tone="warning">{exportText.failed}</Alert>;
  }
  const [format] = choices.formats;
  const done = format === 'pdf' ? downloadText.printing : exportText.done;
  const parts = { done: formatNumber(written), failed: formatNumber(failed) };
  const lines = [
    failed === 0 ? done : fill(listText.exportPartly, parts),
    ...(fastCues > 0 ? [fill(downloadText.fastCues, { n: formatNumber(fastCues) })] : []),
    ...(lacksWords === true ? [downloadText.lacksWords] : []),
  ];
  return (
    <Alert tone={lines.length === 1 && failed === 0 ? 'success' : 'warning'}>
      {lines.join('\n')}
    </Alert>
  );
}
