import { CopyIcon, DownloadIcon, IconButton, LiveRegion } from '@nevisa/ui';
import { useState } from 'react';
import { nameCsvFile } from '../../../shared/lists/csv/nameCsvFile.ts';
import { writeTabText } from '../../../shared/lists/csv/tabText.ts';
import { type CsvSource, writeCsvFile } from '../../../shared/lists/csv/writeCsvFile.ts';
import { downloadFile } from '../../../shared/shell/downloadFile.ts';
import { useCopy } from '../../../shared/shell/useCopy.ts';
import { analyticsAddedText } from '../../../shared/text/analyticsAddedText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { fill } from '../../../shared/text/fill.ts';

export interface TableToolsProps<Row> {
  /** The name of the chart. */
  name: string;
  sources: readonly CsvSource<Row>[];
  rows: readonly Row[];
  /** The time of the server, in ms since 1970: the file is named after its day. */
  now: () => number;
}

/** Saves the table of a chart as a CSV file, written in a Worker, or copies it for a spreadsheet. */
export function TableTools<Row>({ name, sources, rows, now }: TableToolsProps<Row>) {
  const { result, copy } = useCopy();
  const [failed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    try {
      const file = await writeCsvFile(sources, rows);
      downloadFile(file, nameCsvFile(name, now()));
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <IconButton
        label={fill(analyticsAddedText.csvOf, { name })}
        icon={<DownloadIcon />}
        size="small"
        onClick={() => void save()}
      />
      <IconButton
        label={fill(analyticsAddedText.copyOf, { name })}
        icon={<CopyIcon />}
        size="small"
        onClick={() => copy(writeTabText(sources, rows))}
      />
      <ToolResult copied={result} failed={failed} />
    </>
  );
}

/** What the tools have done; a failure and a success are announced. */
function ToolResult({
  copied,
  failed,
}: {
  copied: ReturnType<typeof useCopy>['result'];
  failed: boolean;
}) {
  return (
    <LiveRegion>
      {copied === 'copied' && <small>{commonText.copied}</small>}
      {copied === 'failed' && <small>{analyticsAddedText.copyFailed}</small>}
      {failed && <small>{analyticsAddedText.exportFailed}</small>}
    </LiveRegion>
  );
}
