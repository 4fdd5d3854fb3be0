import type { User } from '@nevisa/api/types';
import {
  CommandChips,
  CommandsIcon,
  RecordingBar,
  HiddenHeading,
  IconButton,
  OptionsIcon,
  PauseIcon,
  RecordButton,
  ResumeIcon,
  EditorLayout,
} from '@nevisa/ui';
import { lazy, Suspense, useState } from 'react';
import { useAuth } from '../../auth/authSession/useAuth.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { liveText } from '../../../shared/text/liveText.ts';
import { Announcements } from './notices/Announcements.tsx';
import { DictationFacts } from './notices/DictationFacts.tsx';
import { DocumentTools } from './DocumentTools.tsx';
import { LiveNotices } from './notices/LiveNotices.tsx';
import { LiveSheet } from './LiveSheet.tsx';
import { LiveStatus } from './notices/LiveStatus.tsx';
import { Recovery } from './dialogs/Recovery.tsx';
import { useCommandChips } from './hooks/useCommandChips.ts';
import { type LiveDictation, useDictation } from './hooks/useDictation.ts';
import { type DocumentTools as Tools, useDocumentTools } from './hooks/useDocumentTools.ts';
import { useLeaveGuard } from './hooks/useLeaveGuard.ts';
import { useAriaKeys } from './hooks/useChosenShortcuts.ts';
import { useShortcuts } from './hooks/useShortcuts.ts';
import { useTabTitle } from './hooks/useTabTitle.ts';

const ConflictDialog = lazy(() => import('./dialogs/ConflictDialog.tsx'));
const SaveDialog = lazy(() => import('./dialogs/SaveDialog.tsx'));
const CommandsHelp = lazy(() => import('./dialogs/CommandsHelp.tsx'));
const FormalDialog = lazy(() => import('./dialogs/FormalDialog.tsx'));
const ListeningOptions = lazy(() => import('./dialogs/ListeningOptions.tsx'));

/** Live dictation: the transcript, its tools and the recording controls. */
export default function LiveScreen({ title }: { title: string }) {
  const { user } = useAuth();
  return user && <Dictation title={title} user={user} />;
}

function Dictation({ title, user }: { title: string; user: User }) {
  const dictation = useDictation(user);
  const { phase, heard, kept, start, stop, pause, resume } = dictation;
  const [open, setOpen] = useState<OpenDrawer>(null);
  const recording = heard !== null;
  const paused = heard === 'paused';
  useLeaveGuard(recording || phase === 'finalizing' || kept !== 'saved');
  useTabTitle(recording && !paused);
  const commands = useCommandChips(dictation.workspace);
  const tools = useDocumentTools(dictation, commands.writeLastWord);
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
        sheet={<LiveSheet dictation={dictation} onUndo={commands.writeLastWord} />}
        chips={
          <CommandChips
            chips={commands.chips}
            label={liveText.commandsHelp}
            action={liveText.commandUndo}
            onAction={commands.writeAsWords}
            onGone={commands.forget}
          />
        }
        notice={<LiveNotices dictation={dictation} />}
        recordingBar={<Recorder dictation={dictation} user={user} title={title} onOpen={setOpen} />}
      />
      <Announcements dictation={dictation} />
      <Recovery workspace={dictation.workspace} />
      <Dialogs dictation={dictation} tools={tools} open={open} onOpen={setOpen} />
    </>
  );
}

type OpenDrawer = 'commands' | 'options' | null;

interface RecorderProps {
  dictation: LiveDictation;
  user: User;
  title: string;
  onOpen: (drawer: OpenDrawer) => void;
}

function Recorder({ dictation, user, title, onOpen }: RecorderProps) {
  const { phase, heard, start, stop, pause, resume } = dictation;
  const recording = heard !== null;
  const paused = heard === 'paused';
  const ariaKeys = useAriaKeys();
  return (
    <RecordingBar
      label={title}
      start={
        <>
          <LiveStatus phase={phase} heard={heard} choice={dictation.choice} />
          <DictationFacts dictation={dictation} user={user} />
        </>
      }
      record={
        <RecordButton
          state={recordStates[phase]}
          subscribeLevel={dictation.subscribeLevel}
          aria-keyshortcuts={ariaKeys.record}
          onClick={recording || phase === 'asking' ? stop : start}
        />
      }
      roomy={
        <IconButton
          label={liveText.commandsHelp}
          icon={<CommandsIcon />}
          aria-haspopup="dialog"
          onClick={() => {
            onOpen('commands');
          }}
        />
      }
      end={
        <>
          <IconButton
            label={paused ? liveText.resume : liveText.pause}
            icon={paused ? <ResumeIcon /> : <PauseIcon />}
            disabled={!recording}
            aria-keyshortcuts={ariaKeys.pause}
            onClick={paused ? resume : pause}
          />
          <IconButton
            label={addedText.listeningOptions}
            icon={<OptionsIcon />}
            aria-haspopup="dialog"
            onClick={() => {
              onOpen('options');
            }}
          />
        </>
      }
    />
  );
}

interface DialogsProps {
  dictation: LiveDictation;
  tools: Tools;
  open: OpenDrawer;
  onOpen: (drawer: OpenDrawer) => void;
}

function Dialogs({ dictation, tools, open, onOpen }: DialogsProps) {
  const close = () => {
    onOpen(null);
  };
  return (
    <Suspense>
      {open === 'options' && (
        <ListeningOptions
          dictation={dictation}
          onClose={close}
          onCommands={() => onOpen('commands')}
        />
      )}
      {open === 'commands' && <CommandsHelp onClose={close} />}
      {dictation.synced === 'conflict' && <ConflictDialog dictation={dictation} />}
      {tools.asking === 'name' && <SaveDialog onClose={tools.askNoMore} onSave={tools.save} />}
      {tools.asking === 'formal' && dictation.transcript !== null && (
        <FormalDialog transcript={dictation.transcript} onClose={tools.askNoMore} />
      )}
    </Suspense>
  );
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
