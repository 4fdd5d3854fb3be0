import type { User } from '@nevisa/api/types';
import {
  createToastQueue,
  EmptyState,
  Illustration,
  Page,
  PageHeader,
  SettingSection,
  SettingsFrame,
  type ToastQueue,
  ToastRegion,
} from '@nevisa/ui';
import { useState } from 'react';
import { useAuth } from '../../auth/authSession/useAuth.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { settingsText } from '../../../shared/text/settingsText.ts';
import { OpenKeySheet } from '../keySheet/OpenKeySheet.tsx';
import { type SectionName, settingSections } from './find/settingIndex.ts';
import { SettingSearch } from './find/SettingSearch.tsx';
import { type FoundSettings, useFoundSettings } from './find/useFoundSettings.ts';
import { DisplaySettings } from './groups/DisplaySettings.tsx';
import { EntryGroup } from './entries/EntryGroup.tsx';
import { KeepingSettings } from './groups/KeepingSettings.tsx';
import { KeySettings, ResetKeys } from './groups/KeySettings.tsx';
import { NumbersGroup } from './groups/NumbersGroup.tsx';
import { PunctuationGroup } from './groups/PunctuationGroup.tsx';
import { ResetDialog } from './saving/ResetDialog.tsx';
import { Sample } from './sample/Sample.tsx';
import { useSample } from './sample/useSample.ts';
import { SaveNotice } from './saving/SaveNotice.tsx';
import { SaveState } from './saving/SaveState.tsx';
import { ScriptGroup } from './groups/ScriptGroup.tsx';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';
import { SettingToolsContext, useNewSettingTools } from './settingTools.ts';
import { useWritingSettings, type WritingSettingsView } from './useWritingSettings.ts';
import { LoadFailed } from '../../../shared/lists/view/LoadFailed.tsx';

/** The settings screen (product X-40…X-53). */
export default function SettingsScreen({ title }: { title: string }) {
  const { user } = useAuth();
  return user && <WritingPage title={title} user={user} />;
}

function WritingPage({ title, user }: { title: string; user: User }) {
  const settings = useWritingSettings(user);
  const { facts } = settings;
  const found = useFoundSettings(facts.writing.convertNumbers ? [] : ['numberMode']);
  const tools = useNewSettingTools(facts, found.isShown);
  const known = facts.phase === 'known';
  return (
    <SettingToolsContext value={tools}>
      <Page>
        <PageHeader
          heading={title}
          sentence={addedText.settingsSentence}
          {...(known && { actions: <SaveState settings={settings} /> })}
        />
        {known ? <Known settings={settings} found={found} /> : <Unknown settings={settings} />}
      </Page>
    </SettingToolsContext>
  );
}

function Known({ settings, found }: { settings: WritingSettingsView; found: FoundSettings }) {
  const [toasts] = useState(createToastQueue);
  const sample = useSample(settings.facts.writing);
  return (
    <>
      <SettingsFrame
        preview={{
          label: settingsText.preview,
          line: sample.line,
          content: <Sample sample={sample} />,
        }}
        search={<SettingSearch found={found} />}
        sections={found.sections}
        sectionsLabel={addedText.settingsSections}
        notice={<SaveNotice settings={settings} />}
      >
        {settingSections.map(({ name, heading }) => (
          <SettingSection
            key={name}
            id={`settings-${name}`}
            heading={heading}
            hidden={!found.sections.some((section) => section.name === name)}
            {...(name === 'keys' && { actions: <ResetKeys /> })}
          >
            <SectionContent name={name} settings={settings} toasts={toasts} />
          </SettingSection>
        ))}
        {found.typed === '' && <OpenKeySheet />}
        {found.count === 0 && (
          <EmptyState heading={fill(commonText.noResults, { query: found.typed })} />
        )}
      </SettingsFrame>
      <ResetDialog settings={settings} />
      <ToastRegion queue={toasts} />
    </>
  );
}

interface SectionContentProps {
  name: SectionName;
  settings: WritingSettingsView;
  toasts: ToastQueue;
}

function SectionContent({ name, settings, toasts }: SectionContentProps) {
  switch (name) {
    case 'writing':
      return (
        <>
          <PunctuationGroup settings={settings} />
          <NumbersGroup settings={settings} />
          <ScriptGroup settings={settings} />
        </>
      );
    case 'words':
      return (
        <>
          <EntryGroup kind="vocabulary" settings={settings} toasts={toasts} />
          <EntryGroup kind="snippets" settings={settings} toasts={toasts} />
        </>
      );
    case 'keeping':
      return <KeepingSettings settings={settings} />;
    case 'display':
      return <DisplaySettings />;
    case 'keys':
      return <KeySettings />;
  }
}

function Unknown({ settings: { facts, commands } }: { settings: WritingSettingsView }) {
  return facts.failure === null ? (
    <SettingsSkeleton />
  ) : (
    <LoadFailed
      drawing={<Illustration name="offline" />}
      heading={addedText.settingsNotLoaded}
      failure={facts.failure}
      retrying={facts.phase === 'loading'}
      onRetry={commands.reload}
    />
  );
}
