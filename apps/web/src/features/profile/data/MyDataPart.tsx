import {
  Alert,
  Button,
  DownloadIcon,
  formatNumber,
  isSecondClick,
  LiveRegion,
  ProgressBar,
  SettingRow,
  Stack,
} from '@nevisa/ui';
import { accountText } from '../../../shared/text/accountText.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { exportText } from '../../../shared/text/exportText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { listText } from '../../../shared/text/listText.ts';
import { profileText } from '../../../shared/text/profileText.ts';
import { describeReason } from '../../history/export/archiveWords.ts';
import type { MyDataView } from './useMyData.ts';

/** The largest number of missing parts that the page lists; all are in the archive. */
const most = 5;

/** The archive of all data: its button, its progress and what became of it. */
export function MyDataPart({ data, words }: { data: MyDataView; words: string }) {
  const { making, start, cancel } = data;
  return (
    <Stack>
      <SettingRow
        label={words}
        control={
          <Button
            variant="secondary"
            {...(!making && { icon: <DownloadIcon /> })}
            onClick={(event) => {
              if (!making) {
                start();
              } else if (!isSecondClick(event)) {
                cancel();
              }
            }}
          >
            {making ? commonText.cancel : profileText.exportData}
          </Button>
        }
      />
      {making && <Progress data={data} />}
      <LiveRegion urgent={data.failed}>
        <Outcome data={data} />
      </LiveRegion>
    </Stack>
  );
}

function Progress({ data: { done, total } }: { data: MyDataView }) {
  return (
    <ProgressBar
      label={addedText.preparing}
      value={total === null || total === 0 ? null : done / total}
      valueText={
        total === null
          ? ''
          : fill(listText.exportProgress, { done: formatNumber(done), total: formatNumber(total) })
      }
    />
  );
}

function Outcome({ data: { saved, failed, written, missing } }: { data: MyDataView }) {
  if (failed) {
    return <Alert tone="danger">{exportText.failed}</Alert>;
  }
  if (!saved) {
    return null;
  }
  const n = formatNumber(written);
  if (missing.length === 0) {
    return (
      <Alert tone="success">
        {written === 0 ? accountText.dataSavedFacts : fill(accountText.dataSaved, { n })}
      </Alert>
    );
  }
  return (
    <Alert tone="warning" title={fill(accountText.dataPartly, { n })}>
      <ul>
        {missing.slice(0, most).map(({ id, title, fault }) => (
          <li key={String(id)}>
            <bdi>{title?.trim() || accountText.dataUntitled}</bdi>: {describeReason(fault)}
          </li>
        ))}
      </ul>
      {missing.length > most &&
        fill(accountText.dataMore, { n: formatNumber(missing.length - most) })}
    </Alert>
  );
}
