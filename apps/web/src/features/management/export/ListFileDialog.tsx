import type { CsvRequest } from '@nevisa/machines';
import {
  Alert,
  Button,
  Dialog,
  formatNumber,
  LiveRegion,
  ProgressBar,
  RadioGroup,
  Stack,
} from '@nevisa/ui';
import { useId, useState } from 'react';
import { commonText } from '../../../shared/text/commonText.ts';
import { exportText } from '../../../shared/text/exportText.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { fill } from '../../../shared/text/fill.ts';
import { managementText } from '../../../shared/text/managementText.ts';
import type { ListFileControl } from './useListFile.ts';

export interface ListFileDialogProps {
  title: string;
  /** The number of rows on all pages. */
  count: number;
  file: ListFileControl;
  onStart: (format: CsvRequest['format']) => void;
  onClose: () => void;
}

/** Chooses the format of a file, and shows how far it is. */
export default function ListFileDialog(props: ListFileDialogProps) {
  const { title, file, onStart, onClose } = props;
  const [format, setFormat] = useState<CsvRequest['format']>('csv');
  const close = () => {
    file.cancel();
    file.close();
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      title={title}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {file.made ? commonText.close : commonText.cancel}
          </Button>
          {!file.made && (
            <Button busy={file.busy} onClick={() => onStart(format)}>
              {exportText.submit}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <Choice {...props} onChoose={setFormat} />
        <LiveRegion>
          <Progress {...props} />
        </LiveRegion>
      </Stack>
    </Dialog>
  );
}

function Choice({
  count,
  file,
  onChoose,
}: ListFileDialogProps & { onChoose: (format: CsvRequest['format']) => void }) {
  const group = useId();
  if (file.isOfServer(count)) {
    return <p>{managementText.exportServer}</p>;
  }
  return (
    <>
      <p>{managementText.exportChosen}</p>
      <RadioGroup
        name={group}
        label={managementText.exportFormat}
        defaultValue="csv"
        disabled={file.busy}
        options={[
          { value: 'csv', label: managementText.exportCsv, hint: managementText.exportCsvHint },
          { value: 'xlsx', label: managementText.exportXlsx, hint: managementText.exportXlsxHint },
        ]}
        onValueChange={(value) => onChoose(value === 'xlsx' ? 'xlsx' : 'csv')}
      />
    </>
  );
}

function Progress({ file, count }: ListFileDialogProps) {
  if (file.failed) {
    const lines = file.failure === null ? [] : listFailureLines(file.failure);
    return <Alert tone="danger">{[exportText.failed, ...lines].join('\n')}</Alert>;
  }
  if (file.made) {
    return <Alert tone="success">{exportText.done}</Alert>;
  }
  if (!file.busy) {
    return null;
  }
  const words = file.writing
    ? managementText.exportWriting
    : fill(managementText.exportReading, {
        done: formatNumber(file.done),
        total: formatNumber(file.total),
      });
  return (
    <ProgressBar
      label={managementText.exportTitle}
      value={file.isOfServer(count) ? null : file.done / Math.max(1, file.total)}
      valueText={words}
    />
  );
}
