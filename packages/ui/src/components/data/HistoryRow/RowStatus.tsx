import type { ReactNode } from 'react';
import { Tag, type TagTone } from '../Tag/Tag.tsx';
import type { Icon } from '../../media/Icon/createIcon.tsx';
import {
  DeleteIcon,
  DeviceIcon,
  QueuedIcon,
  RefusedIcon,
  SyncIcon,
} from '../../media/Icon/rowIcons.ts';
import { DangerIcon, WarningIcon } from '../../media/Icon/toneIcons.ts';

export type RowStatusKind =
  | 'queued'
  | 'processing'
  | 'failed'
  | 'onDevice'
  | 'syncing'
  | 'conflict'
  | 'refused'
  | 'inTrash'
  | 'unknown';

export interface RowStatus {
  /** Determines tone and icon. */
  kind: RowStatusKind;
  /** The state in words: «در حال پردازش ۴۵٪», «۲۸ روز تا حذف همیشگی». */
  words: string;
  /** Why it failed or was refused, in a sentence. */
  reason?: ReactNode;
  /** The completed share of a job, 0 to 1; null while it is unknown. */
  progress?: number | null;
}

/** The state of a row as a small tag. */
export function StatusTag({ kind, words }: RowStatus) {
  const { tone, Icon: KindIcon } = looks[kind];
  return (
    <Tag size="small" tone={tone} icon={KindIcon !== undefined && <KindIcon />}>
      {words}
    </Tag>
  );
}

const looks: Record<RowStatusKind, { tone: TagTone; Icon?: Icon }> = {
  queued: { tone: 'quiet', Icon: QueuedIcon },
  processing: { tone: 'information' },
  failed: { tone: 'danger', Icon: DangerIcon },
  onDevice: { tone: 'quiet', Icon: DeviceIcon },
  syncing: { tone: 'quiet', Icon: SyncIcon },
  conflict: { tone: 'warning', Icon: WarningIcon },
  refused: { tone: 'danger', Icon: RefusedIcon },
  inTrash: { tone: 'quiet', Icon: DeleteIcon },
  unknown: { tone: 'quiet' },
};
