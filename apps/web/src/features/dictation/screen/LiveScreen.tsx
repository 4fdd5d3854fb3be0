import type { User } from '@nevisa/api/types';
import {
  CommandChips,
  CommandsIcon,
  BarButton,
  RecordingBar,
  HiddenHeading,
  OptionsIcon,
  PauseIcon,
  RecordButton,
  ResumeIcon,
  EditorLayout,
  ToastRegion,
  VoiceWave,
} from '@nevisa/ui';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { useAuth } from '../../auth/authSession/useAuth.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { liveText } from '../../../shared/text/liveText.ts';
import { navText } from '../../../shared/text/navText.ts';
import { Announcements } from './notices/Announcements.tsx';
import { DictationFacts } from './notices/DictationFacts.tsx';
import { DocumentTools } from './DocumentTools.tsx';
import { LiveNotices } from './notices/LiveNotices.tsx';
import { LiveSheet } from './LiveSheet.tsx';
import { FirstDictation } from './FirstDictation.tsx';
import { DialogBoundary } from '../../../shared/late/DialogBoundary.tsx';
import {
  CommandsHelp,
  ConflictDialog,
  DeviceTextsDialog,
  FormalDialog,
  HereOnlyDialog,
  ListeningOptions,
  preloadDialogs,
  SaveDialog,
} from './dialogs/lateDialogs.ts';
import { Recovery } from './dialogs/Recovery.tsx';
import { type CommandChipsState, useCommandChips } from './hooks/useCommandChips.ts';
import { type Conflict, useConflict } from './hooks/useConflict.ts';
import { type LiveDictation, useDictation } from './hooks/useDictation.ts';
import { type DocumentTools as Tools, useDocumentTools } from './hooks/useDocumentTools.ts';
import { useShortcutKeys } from './hooks/useChosenShortcuts.ts';
import { useSheetFocus } from './hooks/useSheetFocus.ts';
import { useShortcuts } from './hooks/useShortcuts.ts';

/** Live dictation: the transcript, its tools and the recording controls. */
export default function LiveScreen({ title }: { title: string }) {
  const { user } = useAuth();
  return user && <Dictation title={title} user={user} />;
}

function Dictation({ title, user }: { title: string; user: User }) {
  const dictation = useDictation(user);
  const { phase, heard, start, stop, pause, resume } = dictation;
  const [open, setOpen] = useState<OpenDrawer>(null);
  const recording = heard !== null;
  const paused = heard === 'paused';
  useEffect(preloadDialogs, []);
  const conflict = useConflict(dictation);
  const commands = useCommandChips(dictation.workspace);
  const sheet = useRef<HTMLDivElement>(null);
  const tools = useDocumentTools(dictation, sheet, commands.writeLastWord);
  const guideId = useGuide(dictation, user, tools.empty);
  useShortcuts({
    record: recording || phase === 'asking' ? stop : start,
    pause: paused ? resume : pause,
    copy: tools.empty ? ignore : tools.copy,
    save: tools.empty ? ignore : tools.askForName,
    renew: tools.empty || !tools.renewable ? ignore : tools.renew,
  });
  return (
    <>
      <HiddenHeading>{title}</HiddenHeading>
      <EditorLayout
        tools={<DocumentTools dictation={dictation} tools={tools} />}
        sheet={
          <LiveSheet
            ref={sheet}
            dictation={dictation}
            guideId={guideId}
            onUndo={commands.writeLastWord}
          />
        }
        guide={
          guideId !== null && <FirstDictation id={guideId} onCommands={() => setOpen('commands')} />
        }
        toasts={<ToastRegion queue={tools.toasts} />}
        chips={<Chips commands={commands} sheet={sheet} />}
        notice={
          <>
            <Dialogs {...{ dictation, tools, conflict, open }} onOpen={setOpen} />
            <LiveNotices {...{ dictation, conflict }} onTexts={tools.showTexts} />
          </>
        }
        recordingBar={
          <Recorder
            dictation={dictation}
            user={user}
            title={title}
            empty={tools.empty}
            onOpen={setOpen}
          />
        }
      />
      <Announcements dictation={dictation} />
    </>
  );
}

interface ChipsProps {
  commands: CommandChipsState;
  sheet: RefObject<HTMLElement | null>;
}

/** The chips of the commands. A pressed one is gone, so the focus goes to the text that it changed. */
function Chips({ commands, sheet }: ChipsProps) {
  const focusSheet = useSheetFocus(sheet);
  return (
    <CommandChips
      chips={commands.chips}
      label={liveText.commandsHelp}
      action={liveText.commandUndo}
      onAction={(id) => {
        focusSheet();
        commands.writeAsWords(id);
      }}
      onGone={commands.forget}
    />
  );
}

/** The id of the guide on the empty sheet; null for a person who has dictated on this device, and during a recording. */
function useGuide({ heard, phase }: LiveDictation, user: User, empty: boolean): string | null {
  const { dictated } = useAppServices();
  const id = useId();
  const isResting = heard === null && recordStates[phase] === 'idle';
  return empty && isResting && !dictated.isSet(String(user.id)) ? id : null;
}

type OpenDrawer = 'commands' | 'options' | null;

interface RecorderProps {
  dictation: LiveDictation;
  user: User;
  title: string;
  /** The transcript has no text. */
  empty: boolean;
  onOpen: (drawer: OpenDrawer) => void;
}

function Recorder({ dictation, user, title, empty, onOpen }: RecorderProps) {
  const { phase, heard, start, stop, pause, resume } = dictation;
  const recording = heard !== null;
  const paused = heard === 'paused';
  const isPreparing = dictation.engine === 'loading' && recordStates[phase] === 'idle';
  const keys = useShortcutKeys();
  return (
    <RecordingBar
      label={title}
      facts={<DictationFacts dictation={dictation} user={user} empty={empty} />}
      wave={recording && <VoiceWave subscribeLevel={dictation.subscribeLevel} paused={paused} />}
      record={
        <RecordButton
          state={isPreparing ? 'asking' : paused ? 'paused' : recordStates[phase]}
          {...(isPreparing && {
            label: dictation.isStartRequested ? addedText.startsWhenReady : addedText.preparing,
          })}
          subscribeLevel={dictation.subscribeLevel}
          keys={keys.record}
          onClick={recording || phase === 'asking' ? stop : start}
        />
      }
      pause={
        <BarButton
          label={paused ? liveText.resume : liveText.pause}
          word={paused ? liveText.resume : liveText.pause}
          icon={paused ? <ResumeIcon /> : <PauseIcon />}
          prominent={paused}
          unavailable={!recording}
          keys={keys.pause}
          onClick={paused ? resume : pause}
        />
      }
      roomy={
        <BarButton
          label={addedText.commandsWord}
          word={addedText.commandsWord}
          icon={<CommandsIcon />}
          aria-haspopup="dialog"
          onClick={() => onOpen('commands')}
        />
      }
      end={
        <BarButton
          label={addedText.listeningOptions}
          word={navText.sectionSettings}
          icon={<OptionsIcon />}
          aria-haspopup="dialog"
          onClick={() => onOpen('options')}
        />
      }
    />
  );
}

interface DialogsProps {
  dictation: LiveDictation;
  tools: Tools;
  conflict: Conflict;
  open: OpenDrawer;
  onOpen: (drawer: OpenDrawer) => void;
}

function Dialogs({ dictation, tools, conflict, open, onOpen }: DialogsProps) {
  const close = () => onOpen(null);
  return (
    <>
      {open !== null && (
        <DialogBoundary key={open} onClose={close}>
          {open === 'commands' ? (
            <CommandsHelp onClose={close} />
          ) : (
            <ListeningOptions
              dictation={dictation}
              onClose={close}
              onCommands={() => onOpen('commands')}
            />
          )}
        </DialogBoundary>
      )}
      {dictation.synced === 'conflict' && (
        <DialogBoundary>
          <ConflictDialog dictation={dictation} conflict={conflict} />
        </DialogBoundary>
      )}
      {tools.asking !== null && (
        <DialogBoundary key={tools.asking} onClose={tools.askNoMore}>
          <ToolDialog dictation={dictation} tools={tools} />
        </DialogBoundary>
      )}
      <Recovery workspace={dictation.workspace} onTexts={tools.showTexts} />
    </>
  );
}

/** The dialog that a tool of the transcript has opened. */
function ToolDialog({ dictation, tools }: Pick<DialogsProps, 'dictation' | 'tools'>) {
  const { transcript, workspace } = dictation;
  switch (tools.asking) {
    case 'name':
      return <SaveDialog onClose={tools.askNoMore} onSave={tools.save} />;
    case 'here-only':
      return <HereOnlyDialog onClose={tools.askNoMore} onDownload={tools.download} />;
    case 'texts':
      return <DeviceTextsDialog workspace={workspace} onClose={tools.askNoMore} />;
    case 'formal':
      return (
        transcript !== null && <FormalDialog transcript={transcript} onClose={tools.askNoMore} />
      );
    case null:
      return null;
  }
}

function ignore(): void {
  // The transcript is empty.
}

const recordStates = {
  idle: 'idle',
  asking: 'asking',
  connecting: 'live',
  live: 'live',
  reconnecting: 'live',
  offline: 'live',
  finalizing: 'finalizing',
  stopped: 'idle',
  'uploading-rest': 'idle',
  'microphone-refused': 'idle',
  'microphone-lost': 'idle',
  'engine-refused': 'idle',
  busy: 'idle',
  idled: 'idle',
} as const;
