import type { User } from '@nevisa/api/types';
import {
  createToastQueue,
  ErrorState,
  Illustration,
  Page,
  PageHeader,
  SettingsFrame,
  ToastRegion,
} from '@nevisa/ui';
import { useState } from 'react';
import { useAuth } from '../../auth/authSession/useAuth.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { failureLines } from '../../../shared/text/failureLines.ts';
import { DisplayGroup } from './groups/DisplayGroup.tsx';
import { EntryGroup } from './entries/EntryGroup.tsx';
import { KeysGroup } from './groups/KeysGroup.tsx';
import { NumbersGroup } from './groups/NumbersGroup.tsx';
import { PunctuationGroup } from './groups/PunctuationGroup.tsx';
import { ResetDialog } from './saving/ResetDialog.tsx';
import { ResultGroup } from './groups/ResultGroup.tsx';
import { Sample } from './sample/Sample.tsx';
import { SaveNotice } from './saving/SaveNotice.tsx';
import { SaveState } from './saving/SaveState.tsx';
import { ScriptGroup } from './groups/ScriptGroup.tsx';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';
import { useWritingSettings, type WritingSettingsView } from './useWritingSettings.ts';

/** The settings screen (product X-40…X-53). */
export default function SettingsScreen({ title }: { title: string }) {
  const { user } = useAuth();
  return user && <WritingPage title={title} user={user} />;
}

function WritingPage({ title, user }: { title: string; user: User }) {
  const settings = useWritingSettings(user);
  const known = settings.facts.phase === 'known';
  return (
    <Page>
      <PageHeader
        heading={title}
        sentence={addedText.settingsSentence}
        {...(known && { actions: <SaveState settings={settings} /> })}
      />
      {known ? <Known settings={settings} /> : <Unknown settings={settings} />}
    </Page>
  );
}

function Known({ settings }: { settings: WritingSettingsView }) {
  const [toasts] = useState(createToastQueue);
  return (
    <>
      <SettingsFrame
        preview={<Sample writing={settings.facts.writing} />}
        notice={<SaveNotice settings={settings} />}
      >
        <PunctuationGroup settings={settings} />
        <NumbersGroup settings={settings} />
        <ScriptGroup settings={settings} />
        <EntryGroup kind="vocabulary" settings={settings} toasts={toasts} />
        <EntryGroup kind="snippets" settings={settings} toasts={toasts} />
        <ResultGroup settings={settings} />
        <DisplayGroup />
        <KeysGroup />
      </SettingsFrame>
      <ResetDialog settings={settings} />
      <ToastRegion queue={toasts} />
    </>
  );
}

function Unknown({ settings: { facts, commands } }: { settings: WritingSettingsView }) {
  return facts.phase === 'failed' ? (
    <ErrorState
      drawing={<Illustration name="offline" />}
      heading={addedText.settingsNotLoaded}
      sentence={facts.failure && failureLines(facts.failure).join('\n')}
      onRetry={commands.reload}
    />
  ) : (
    <SettingsSkeleton />
  );
}
