import type { AdminMessage, User } from '@nevisa/api/types';
import {
  Button,
  Cluster,
  DescriptionList,
  DownloadIcon,
  EmptyState,
  formatDate,
  LiveRegion,
  parseWireTime,
  RetryIcon,
  Section,
  Skeleton,
  Stack,
  Table,
  type TableColumn,
} from '@nevisa/ui';
import { useState } from 'react';
import { adminMessageListWords } from '../../../../shared/text/adminMessageListWords.ts';
import { listFailureLines } from '../../../../shared/text/listFailureLines.ts';
import { describeFigures } from './reportFigures.ts';
import { type ReportDay, reportSources } from './reportFile.ts';
import type { MessageMember } from '../data/messageMember.ts';
import { saveCsv } from './saveCsv.ts';
import { useReport } from '../data/useReport.ts';
import { LoadFailed } from '../../../../shared/lists/view/LoadFailed.tsx';

export interface MessageReportPartProps {
  user: User;
  member: MessageMember;
  message: AdminMessage;
}

/** Recipients, readers and deletions, and the same by day of Tehran. */
export function MessageReportPart({ user, member, message }: MessageReportPartProps) {
  const { report, failure, loading, reload } = useReport(user, member, message.id);
  if (report === null) {
    return failure === null ? (
      <Skeleton lines={6} />
    ) : (
      <LoadFailed
        level={2}
        heading={adminMessageListWords.reportNotLoaded}
        failure={failure}
        retrying={loading}
        onRetry={reload}
      />
    );
  }
  return (
    <Section
      heading={adminMessageListWords.reportTitle}
      actions={
        <Cluster>
          <Button size="small" variant="quiet" icon={<RetryIcon />} busy={loading} onClick={reload}>
            {adminMessageListWords.reload}
          </Button>
          <ReportCsv member={member} days={report.by_day} title={message.title} />
        </Cluster>
      }
    >
      <Stack>
        <LiveRegion>
          {failure !== null &&
            [adminMessageListWords.reportNotLoaded, ...listFailureLines(failure)].join(' ')}
        </LiveRegion>
        <DescriptionList figures items={describeFigures(report)} />
        <DayTable days={report.by_day} />
      </Stack>
    </Section>
  );
}

function DayTable({ days }: { days: readonly ReportDay[] }) {
  return (
    <Stack gap="small">
      <p>{adminMessageListWords.byDayNote}</p>
      <Table
        caption={adminMessageListWords.byDay}
        columns={dayColumns}
        rows={days}
        rowKey={({ date }) => date}
        empty={<EmptyState level={3} heading={adminMessageListWords.reportEmpty} />}
      />
    </Stack>
  );
}

const dayColumns: readonly TableColumn<ReportDay>[] = [
  { id: 'day', header: adminMessageListWords.day, cell: ({ date }) => formatDayWords(date) },
  { id: 'seen', header: adminMessageListWords.readers, figure: ({ seen }) => seen },
  { id: 'deleted', header: adminMessageListWords.deletions, figure: ({ deleted }) => deleted },
];

function formatDayWords(date: string): string {
  const day = parseWireTime(date);
  return day === null ? date : formatDate(day);
}

interface ReportCsvProps {
  member: MessageMember;
  days: readonly ReportDay[];
  title: string;
}

function ReportCsv({ member, days, title }: ReportCsvProps) {
  const [state, setState] = useState<'idle' | 'writing' | 'failed'>('idle');
  const write = () => {
    setState('writing');
    const things = `${adminMessageListWords.reportFile} ${title}`;
    saveCsv(things, reportSources, days, { now: member.clock.now() }).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        icon={<DownloadIcon />}
        busy={state === 'writing'}
        disabled={days.length === 0}
        onClick={write}
      >
        {adminMessageListWords.reportCsv}
      </Button>
      <LiveRegion>{state === 'failed' && adminMessageListWords.exportFailed}</LiveRegion>
    </>
  );
}
