import type { TranscriptDocument } from '@nevisa/transcript';
import {
  DocumentLayout,
  LiveRegion,
  ToastRegion,
  type ToastQueue,
  VisuallyHidden,
} from '@nevisa/ui';
import { useEffect, useRef, useState } from 'react';
import { DialogBoundary } from '../../../shared/late/DialogBoundary.tsx';
import { useWayBack } from '../../../shared/leaving/useWayBack.ts';
import { useChosenKeys } from '../../../shared/shortcuts/editorKeyChoice.tsx';
import type { ReadableKey } from '../../../shared/shortcuts/editorPress.ts';
import { focusHeading } from '../../../shared/shell/focusHeading.ts';
import type { OpenedConversation } from '../../conversation/openedConversation.ts';
import { SoundNotice } from '../../sounds/SoundNotice.tsx';
import type { History } from '../data/useHistory.ts';
import { EditorConflict } from './EditorConflict.tsx';
import { EditorExport } from './EditorExport.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { EditorNotices, type EditorNoticesProps } from './EditorNotices.tsx';
import { BackLink } from './EditorPlaces.tsx';
import { useFind } from './find/useFind.ts';
import { keepVersionBefore } from './keepVersion.ts';
import { LatePlayerBar } from './playback/LatePlayerBar.ts';
import { PlaybackChips } from './playback/PlaybackChips.tsx';
import { readWordKey } from './playback/readWordKey.ts';
import type { PlayerBarProps } from './playback/PlayerBar.tsx';
import { type Sound, useSound } from './playback/useSound.ts';
import { readReviewKey } from './review/readReviewKey.ts';
import type { ReviewTool } from './review/useReview.ts';
import { useMissingReview } from './review/useMissingReview.ts';
import { ParagraphsDialog } from './speakers/ParagraphsDialog.tsx';
import { SpeakerMenu } from './speakers/SpeakerMenu.tsx';
import { useParagraphs } from './speakers/useParagraphs.ts';
import { useSpeakers } from './speakers/useSpeakers.ts';
import { TextBars, ToolSheet } from './TextTools.tsx';
import { useEditorCommands } from './useEditorCommands.ts';
import { useEarlyKeys } from './useEarlyKeys.ts';
import { isPlayerCommand, readEditorKey, useEditorKeys } from './useEditorKeys.ts';
import type { EditorView } from './useConversationView.ts';
import { useWordTools, type WordToolsOptions } from './useWordTools.ts';
import { useRestoredToast } from './versions/useRestoredToast.ts';
import { ShownVersions } from './versions/ShownVersions.tsx';
import { useWriting } from './writing/useWriting.tsx';
import { describePlace } from './view/describePlace.ts';

export interface OpenedPageProps {
  opened: OpenedConversation;
  document: TranscriptDocument;
  view: EditorView;
  history: History;
  toasts: ToastQueue;
}

/** The page of an opened text: it is written and saved, and never asks to be. */
export function OpenedPage(props: OpenedPageProps) {
  const { opened, document, view, history, toasts } = props;
  const dialogs = useDialogs();
  const editor = useRef<HTMLDivElement>(null);
  const commands = useEditorCommands({
    opened,
    history,
    toasts,
    back: useWayBack({ close: history.list.close, wouldLose: view.wouldLose, record: 'id' }),
    ...dialogs,
  });
  const said = useSaid();
  const sound = useSound(props);
  const tools = useTextTools(props, { editor, player: sound.player, say: said.say });
  const { find, speakers, paragraphs, writing, review } = tools;
  useEditorKeys({
    save: commands.save,
    addWord: writing.addWord,
    writeSpoken: writing.writeSpoken,
    player: sound.press,
    document: view.isReadOnly ? null : document,
    // The place of the caret, said when the person asks for it.
    sayPlace: () => said.say(describePlace(document, view.facts.speakers)),
  });
  const sayMissing = useKeysOfLateTools(sound, review, toasts);
  useOpening(opened, toasts);
  return (
    <>
      <DocumentLayout
        back={<BackLink onPress={commands.back} />}
        header={
          <EditorHeader
            view={view}
            document={document}
            commands={commands}
            onFind={() => find.open()}
            writing={writing}
            onParagraphs={paragraphs.open}
            onSpeakers={speakers.heads === undefined ? speakers.ask : null}
            onReview={review.isAvailable ? review.open : sayMissing}
          />
        }
        notices={<Notices {...props} commands={commands} />}
        findBar={<TextBars {...tools} />}
        sheet={
          <ToolSheet
            {...{ editor, document, tools }}
            readOnly={view.isReadOnly}
            onBlur={commands.save}
          />
        }
        player={<SoundBar {...props} {...{ editor, sound, tools }} />}
      />
      <TextDialogs {...tools} />
      <Said sentence={said.sentence} />
      <Dialogs {...props} dialogs={dialogs} />
      <ToastRegion queue={toasts} />
    </>
  );
}

function Notices({
  view,
  history,
  opened,
  commands,
}: OpenedPageProps & Pick<EditorNoticesProps, 'commands'>) {
  return (
    <>
      <EditorNotices notices={view.notices} commands={commands} />
      <SoundNotice user={history.user} id={opened.id} />
    </>
  );
}

/** Returns what the command of the review does while its code is missing; null while it is not. */
function useKeysOfLateTools(sound: Sound, review: ReviewTool, toasts: ToastQueue) {
  const sayMissing = useMissingReview(review, toasts);
  useEarlyKeys(sound.isComing, useChosenKeys(readSoundKey));
  useEarlyKeys(review.isComing, useChosenKeys(readReviewKey));
  return sayMissing;
}

function useOpening(opened: OpenedConversation, toasts: ToastQueue): void {
  useRestoredToast(opened, toasts);
  useEffect(focusHeading, []);
}

function Said({ sentence }: { sentence: string }) {
  return (
    <LiveRegion>
      <VisuallyHidden>{sentence}</VisuallyHidden>
    </LiveRegion>
  );
}

/** The player, once the text can be written. */
function SoundBar(props: PlayerBarProps & { sound: Sound }) {
  return (
    props.sound.isDue && (
      <DialogBoundary>
        <LatePlayerBar {...props} />
      </DialogBoundary>
    )
  );
}

function readSoundKey(event: ReadableKey): string | null {
  const command = readEditorKey(event);
  return isPlayerCommand(command) ? command : readWordKey(event);
}

/** Finding, who says each paragraph, the list of paragraphs, the writing rules, and the words in their time. */
function useTextTools(
  props: OpenedPageProps,
  { editor, player, say }: Omit<WordToolsOptions, 'find'>,
) {
  const { opened, document, view, history } = props;
  const readOnly = view.isReadOnly;
  const find = useFind(document, {
    search: history.list.address.search,
    editor,
    readOnly,
    keepVersion: () => keepVersionBefore(opened.actor, 'replace_all'),
  });
  return {
    find,
    speakers: useSpeakers(document, { editor, readOnly }),
    paragraphs: useParagraphs(document, editor),
    writing: useWriting({ ...props, say }),
    ...useWordTools(props, { player, editor, find, say }),
  };
}

type TextTools = ReturnType<typeof useTextTools>;

function TextDialogs({ speakers, paragraphs, writing, spokenWord }: TextTools) {
  return (
    <>
      <PlaybackChips tool={spokenWord} />
      <SpeakerMenu tool={speakers} />
      {writing.dialogs}
      <ParagraphsDialog tool={paragraphs} />
    </>
  );
}

/** Which dialogs of the page are open: the person may answer the questions of a conflict later. */
function useDialogs() {
  const [isPostponed, setPostponed] = useState(false);
  const [isDownloading, setDownloading] = useState(false);
  return {
    isPostponed,
    postpone: () => setPostponed(true),
    openConflict: () => setPostponed(false),
    isDownloading,
    openDownload: () => setDownloading(true),
    closeDownload: () => setDownloading(false),
  };
}

interface DialogsProps extends OpenedPageProps {
  dialogs: ReturnType<typeof useDialogs>;
}

function Dialogs({ dialogs, ...props }: DialogsProps) {
  const { opened, document, view, history, toasts } = props;
  return (
    <>
      {view.conflict !== null && (
        <EditorConflict
          opened={opened}
          conflict={view.conflict}
          open={!dialogs.isPostponed}
          onClose={dialogs.postpone}
        />
      )}
      <ShownVersions {...{ opened, document, history, toasts }} />
      <EditorExport
        user={history.user}
        opened={opened}
        open={dialogs.isDownloading}
        onClose={dialogs.closeDownload}
      />
    </>
  );
}

/** What a screen reader says without a change of the page. */
function useSaid() {
  const [said, setSaid] = useState({ sentence: '', times: 0 });
  return {
    // A hidden character makes a screen reader say the same sentence again.
    sentence: `${said.sentence}${said.times % 2 === 0 ? '' : '\u200B'}`,
    say: (sentence: string) => setSaid(({ times }) => ({ sentence, times: times + 1 })),
  };
}
