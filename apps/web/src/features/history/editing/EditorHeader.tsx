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
  ReviewIcon,
  SpokenWordIcon,
  SaveState,
  SearchIcon,
  UsersIcon,
  VersionsIcon,
} from '@nevisa/ui';
import { addedText } from '../../../shared/text/addedText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { describeDuration } from '../../../shared/text/describeDuration.ts';
import { editingText } from '../../../shared/text/editingText.ts';
import { editorText } from '../../../shared/text/editorText.ts';
import { exportText } from '../../../shared/text/exportText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { liveText } from '../../../shared/text/liveText.ts';
import { recordText } from '../../../shared/text/recordText.ts';
import { settingsText } from '../../../shared/text/settingsText.ts';
import { getTitle } from '../list/rowFacts.tsx';
import type { EditorCommands } from './useEditorCommands.ts';
import type { EditorView } from './useConversationView.ts';
import { useWordCount } from './useWordCount.ts';
import type { WritingTools } from './writing/useWriting.tsx';

export interface EditorHeaderProps {
  view: EditorView;
  document: TranscriptDocument;
  commands: EditorCommands;
  /** Opens the find bar. */
  onFind: () => void;
  writing: Omit<WritingTools, 'dialogs'>;
  /** Opens the list of paragraphs. */
  onParagraphs: () => void;
  /** Shows who says each paragraph; null where that is shown. */
  onSpeakers: (() => void) | null;
  /** Walks over the uncertain words; null for a text without confidences. */
  onReview: (() => void) | null;
}

/** How many words a person reads in a minute. */
const wordsPerMinute = 200;

/** Title, facts, star, state of saving and actions of an opened text. */
export function EditorHeader(props: EditorHeaderProps) {
  const { view, document, commands } = props;
  const { facts, isReadOnly, saveState } = view;
  const { conversation, savedAt } = facts;
  const words = useWordCount(document, conversation?.word_count ?? null);
  const title = getTitle({
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
      facts={listFacts(view, words)}
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
      // The server takes no star of these texts, as the list knows too.
      onStarredChange={view.isInTrash || facts.staysHere ? undefined : commands.star.want}
      actions={listActions(props, words)}
    />
  );
}

function listFacts({ facts: { conversation } }: EditorView, words: number): readonly Fact[] {
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
      ? [{ label: editingText.readTime, value: describeDuration(minutes * 60_000), optional: true }]
      : []),
  ];
}

function listActions(props: EditorHeaderProps, words: number): readonly DocumentAction[] {
  const { commands, view } = props;
  const { copied } = commands;
  const copyLabel =
    copied === null
      ? historyText.copy
      : copied === 'copied'
        ? commonText.copied
        : addedText.copyFailed;
  return [
    ...listTools(props, words),
    {
      id: 'copy',
      label: copyLabel,
      word: copied === 'copied' ? copyLabel : recordText.copy,
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
      word: exportText.submit,
      icon: <DownloadIcon />,
      disabled: words === 0,
      onAction: commands.download,
    },
    // A text of the trash is restored, or deleted for ever in the list.
    ...(view.isInTrash
      ? []
      : [
          {
            id: 'delete',
            label: historyText.delete,
            icon: <DeleteIcon />,
            danger: true,
            onAction: commands.trash,
          },
        ]),
  ];
}

function listTools(
  { onFind, onParagraphs, onSpeakers, onReview, writing, view: { isReadOnly } }: EditorHeaderProps,
  words: number,
): readonly DocumentAction[] {
  const isEmpty = words === 0;
  return [
    {
      id: 'find',
      label: editorText.find,
      icon: <SearchIcon />,
      shortcut: 'Ctrl+F',
      disabled: isEmpty,
      onAction: onFind,
    },
    {
      id: 'paragraphs',
      label: editingText.paragraphs,
      icon: <ParagraphsIcon />,
      disabled: isEmpty,
      onAction: onParagraphs,
    },
    ...(onSpeakers === null || isReadOnly
      ? []
      : [
          {
            id: 'speakers',
            label: editorText.speaker,
            icon: <UsersIcon />,
            disabled: isEmpty,
            onAction: onSpeakers,
          },
        ]),
    ...(onReview === null
      ? []
      : [
          {
            id: 'review',
            label: editorText.lowConfidence,
            word: editingText.wordReview,
            icon: <ReviewIcon />,
            shortcut: 'F7',
            disabled: isEmpty,
            onAction: onReview,
          },
        ]),
    ...listWritingTools(writing, isEmpty, isReadOnly),
  ];
}

function listWritingTools(
  { cleanUp, writeSpoken, addWord }: EditorHeaderProps['writing'],
  isEmpty: boolean,
  isReadOnly: boolean,
): readonly DocumentAction[] {
  return [
    {
      id: 'cleanup',
      label: editorText.cleanup,
      word: recordText.edit,
      icon: <FormalStyleIcon />,
      disabled: isEmpty || isReadOnly,
      onAction: cleanUp,
    },
    {
      id: 'spoken',
      label: liveText.commandUndo,
      word: editingText.wordSpoken,
      icon: <SpokenWordIcon />,
      shortcut: 'Alt+N',
      disabled: isEmpty || isReadOnly,
      onAction: writeSpoken,
    },
    {
      id: 'word',
      label: editingText.addToWords,
      word: settingsText.groupVocabulary,
      icon: <PlusIcon />,
      shortcut: 'Alt+W',
      disabled: isEmpty,
      onAction: addWord,
    },
  ];
}
