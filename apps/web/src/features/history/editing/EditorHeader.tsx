import type { TranscriptDocument } from '@nevisa/transcript';
import {
  CopyIcon,
  DeleteIcon,
  type DocumentAction,
  DocumentHeader,
  DownloadIcon,
  type Fact,
  FormalStyleIcon,
  formatClock,
  formatDuration,
  formatNumber,
  ParagraphsIcon,
  parseWireTime,
  PersianDate,
  PlusIcon,
  SaveState,
  SearchIcon,
  UsersIcon,
  VersionsIcon,
} from '@nevisa/ui';
import { addedText } from '../../../shared/text/addedText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { durationText } from '../../../shared/text/durationText.ts';
import { editingText } from '../../../shared/text/editingText.ts';
import { editorText } from '../../../shared/text/editorText.ts';
import { exportText } from '../../../shared/text/exportText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { liveText } from '../../../shared/text/liveText.ts';
import { exportFormats } from '../export/exportedText.ts';
import { titleOf } from '../list/rowFacts.tsx';
import type { EditorCommands } from './useEditorCommands.ts';
import type { EditorView } from './useConversationView.ts';
import { useWordCount } from './useWordCount.ts';

export interface EditorHeaderProps {
  view: EditorView;
  document: TranscriptDocument;
  commands: EditorCommands;
  /** Opens the find bar. */
  onFind: () => void;
  /** Opens the proposals of the writing rules. */
  onCleanup: () => void;
  /** Offers the word at the caret for the person's own words. */
  onAddWord: () => void;
  /** Opens the list of paragraphs. */
  onParagraphs: () => void;
  /** Shows who says each paragraph; null where that is shown. */
  onSpeakers: (() => void) | null;
}

/** How many words a person reads in a minute. */
const wordsPerMinute = 200;

/** Title, facts, star, state of saving and actions of an opened text. */
export function EditorHeader(props: EditorHeaderProps) {
  const { view, document, commands } = props;
  const { facts, isReadOnly, saveState } = view;
  const { conversation, savedAt } = facts;
  const words = useWordCount(document, conversation?.word_count ?? null);
  const title = titleOf({
    key: '',
    server: conversation === null ? null : { ...conversation, title: facts.title },
    device: null,
  });
  const time = savedAt === null ? null : parseWireTime(new Date(savedAt).toISOString());
  const clock = time === null ? null : formatClock(time);
  return (
    <DocumentHeader
      title={facts.title.trim() === '' ? title : facts.title}
      onTitleChange={commands.rename}
      readOnly={isReadOnly}
      facts={factsOf(view, words)}
      saveState={
        saveState !== null && (
          <SaveState
            state={saveState}
            {...(clock !== null && { time: clock })}
            onRetry={commands.save}
          />
        )
      }
      starred={commands.star.isStarred}
      onStarredChange={commands.star.want}
      actions={actionsOf(props, words)}
    />
  );
}

function factsOf({ facts: { conversation } }: EditorView, words: number): readonly Fact[] {
  const time = conversation?.created_at ?? null;
  const length = conversation?.duration ?? 0;
  const minutes = Math.ceil(words / wordsPerMinute);
  return [
    ...(time === null
      ? []
      : [{ label: historyText.colDate, value: <PersianDate time={time} />, quiet: true }]),
    ...(length > 0
      ? [{ label: historyText.colDuration, value: formatDuration(length / 1_000), quiet: true }]
      : []),
    {
      label: historyText.colWords,
      value: fill(liveText.words, { n: formatNumber(words) }),
      quiet: true,
    },
    ...(minutes > 0
      ? [{ label: editingText.readTime, value: durationText(minutes * 60_000), optional: true }]
      : []),
  ];
}

function actionsOf(props: EditorHeaderProps, words: number): readonly DocumentAction[] {
  const { commands } = props;
  const { copied } = commands;
  const copyLabel =
    copied === null
      ? historyText.copy
      : copied === 'copied'
        ? commonText.copied
        : addedText.copyFailed;
  return [
    ...toolsOf(props, words),
    {
      id: 'copy',
      label: copyLabel,
      icon: <CopyIcon />,
      disabled: words === 0,
      onAction: commands.copy,
    },
    {
      id: 'versions',
      label: editorText.versions,
      icon: <VersionsIcon />,
      onAction: commands.openVersions,
    },
    {
      id: 'export',
      label: exportText.title,
      icon: <DownloadIcon />,
      disabled: words === 0,
      choices: exportFormats.map((format) => ({
        id: format,
        label: exportText[format],
        onAction: () => commands.exportAs(format),
      })),
    },
    {
      id: 'delete',
      label: historyText.delete,
      icon: <DeleteIcon />,
      danger: true,
      onAction: commands.trash,
    },
  ];
}

function toolsOf(
  { onFind, onParagraphs, onSpeakers, onCleanup, onAddWord, view }: EditorHeaderProps,
  words: number,
): readonly DocumentAction[] {
  return [
    {
      id: 'find',
      label: editorText.find,
      icon: <SearchIcon />,
      shortcut: 'Ctrl+F',
      disabled: words === 0,
      onAction: onFind,
    },
    {
      id: 'paragraphs',
      label: editingText.paragraphs,
      icon: <ParagraphsIcon />,
      disabled: words === 0,
      onAction: onParagraphs,
    },
    ...(onSpeakers === null || view.isReadOnly
      ? []
      : [
          {
            id: 'speakers',
            label: editorText.speaker,
            icon: <UsersIcon />,
            disabled: words === 0,
            onAction: onSpeakers,
          },
        ]),
    {
      id: 'cleanup',
      label: editorText.cleanup,
      icon: <FormalStyleIcon />,
      disabled: words === 0 || view.isReadOnly,
      onAction: onCleanup,
    },
    {
      id: 'word',
      label: editingText.addToWords,
      icon: <PlusIcon />,
      shortcut: 'Alt+W',
      disabled: words === 0,
      onAction: onAddWord,
    },
  ];
}
