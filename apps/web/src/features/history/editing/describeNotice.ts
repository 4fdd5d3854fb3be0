import type { Failure } from '@nevisa/api/types';
import { type AlertTone, formatNumber } from '@nevisa/ui';
import { paths } from '../../../shared/paths.ts';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { editingText } from '../../../shared/text/editingText.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { fill } from '../../../shared/text/fill.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { liveText } from '../../../shared/text/liveText.ts';
import type { EditorNotice } from './view/notices.ts';

/** What the buttons of the notices do. */
export interface NoticeCommands {
  copy: () => void;
  save: () => void;
  retry: () => void;
  restore: () => void;
  isRestoring: boolean;
  saveAsNew: () => void;
  takeOver: () => void;
  openConflict: () => void;
  back: () => void;
  openPage: (path: string) => void;
  forgetMerge: () => void;
}

/** A notice in words, with its one action. */
export interface DescribedNotice {
  tone: AlertTone;
  lines: readonly string[];
  action: { label: string; onPress: () => void; isBusy?: boolean };
}

/** The kinds that are an `Alert`; the others are an `ElsewhereBar`. */
export type AlertKind = Exclude<EditorNotice['kind'], 'otherWindow' | 'trashed'>;

interface NoticeFacts {
  kind: EditorNotice['kind'];
  failure?: Failure | null;
  count?: number;
  isCopying?: boolean;
}

type Describe = (commands: NoticeCommands, notice: NoticeFacts) => DescribedNotice;

/** Describes a notice that is an `Alert`; null for one that is an `ElsewhereBar`. */
export function describeNotice(
  notice: EditorNotice,
  commands: NoticeCommands,
): DescribedNotice | null {
  return notice.kind === 'otherWindow' || notice.kind === 'trashed'
    ? null
    : alerts[notice.kind](commands, notice);
}

const alerts: Readonly<Record<AlertKind, Describe>> = {
  notKept: ({ copy }) => ({
    tone: 'danger',
    lines: [editingText.notKept],
    action: { label: historyText.copy, onPress: copy },
  }),
  goneElsewhere: ({ saveAsNew }, { isCopying = false }) => ({
    tone: 'warning',
    lines: [editingText.goneElsewhere],
    action: { label: editingText.saveAsNew, onPress: saveAsNew, isBusy: isCopying },
  }),
  inTrash: ({ restore, isRestoring }) => ({
    tone: 'information',
    lines: [editingText.inTrash],
    action: { label: historyText.restore, onPress: restore, isBusy: isRestoring },
  }),
  copied: ({ back }) => ({
    tone: 'success',
    lines: [editingText.copied],
    action: { label: addedHistoryText.historyBack, onPress: back },
  }),
  forbidden: ({ retry }) => ({
    tone: 'warning',
    lines: [editingText.forbidden],
    action: { label: editingText.retrySaving, onPress: retry },
  }),
  savingOff: ({ openPage }) => ({
    tone: 'information',
    lines: [editingText.savingOff],
    action: { label: liveText.settings, onPress: () => openPage(paths.settings) },
  }),
  session: ({ openPage }) => ({
    tone: 'warning',
    lines: [editingText.sessionEnded],
    action: { label: editingText.signIn, onPress: () => openPage(paths.signIn) },
  }),
  account: ({ back }) => ({
    tone: 'warning',
    lines: [editingText.otherAccount],
    action: { label: addedHistoryText.historyBack, onPress: back },
  }),
  refused: ({ save }, { failure }) => ({
    tone: 'danger',
    lines: [editingText.refused, ...listNoticeLines(failure)],
    action: { label: editingText.retrySaving, onPress: save },
  }),
  conflict: ({ openConflict }) => ({
    tone: 'warning',
    lines: [addedHistoryText.historyConflictWaits],
    action: { label: addedHistoryText.historyConflictOpen, onPress: openConflict },
  }),
  notRefreshed: ({ retry }, { failure }) => ({
    tone: 'warning',
    lines: [editingText.notRefreshed, ...listNoticeLines(failure)],
    action: { label: commonText.retry, onPress: retry },
  }),
  wordless: ({ retry }) => ({
    tone: 'information',
    lines: [editingText.wordless],
    action: { label: commonText.retry, onPress: retry },
  }),
  merged: ({ forgetMerge }, { count = 0 }) => ({
    tone: 'success',
    lines: [fill(editingText.merged, { n: formatNumber(count) })],
    action: { label: commonText.close, onPress: forgetMerge },
  }),
};

function listNoticeLines(failure: Failure | null | undefined): readonly string[] {
  return failure === null || failure === undefined ? [] : listFailureLines(failure);
}
