import {
  Button,
  DescriptionList,
  Drawer,
  Kbd,
  LevelMeter,
  RadioGroup,
  Section,
  Stack,
  Switch,
} from '@nevisa/ui';
import { useEffect, useState } from 'react';
import { type EngineId, engineIds } from '../../workspace/dictationPorts.ts';
import type { TextTime } from '../../workspace/listeningSettings.ts';
import { addedText } from '../../../../shared/text/addedText.ts';
import { liveText } from '../../../../shared/text/liveText.ts';
import { useChosenShortcuts } from '../hooks/useChosenShortcuts.ts';
import type { LiveDictation } from '../hooks/useDictation.ts';
import { useMicrophones } from '../hooks/useMicrophones.ts';

export interface ListeningOptionsProps {
  dictation: LiveDictation;
  onClose: () => void;
  /** Opens the help of the voice commands in place of this drawer. */
  onCommands: () => void;
}

/** The value of the device's default microphone, which has no id. */
const defaultMicrophone = '';

/** The options of dictation: the microphone, the engine, the time of the text and the shortcuts. */
export function ListeningOptions({ dictation, onClose, onCommands }: ListeningOptionsProps) {
  const { choice, heard, subscribeLevel, choose } = dictation;
  const shortcuts = useChosenShortcuts();
  return (
    <Drawer open onClose={onClose} title={addedText.listeningOptions}>
      <Stack gap="large">
        <MicrophoneChoice dictation={dictation} />
        {heard !== null && <LevelMeter subscribeLevel={subscribeLevel} label={liveText.level} />}
        <EngineChoice dictation={dictation} />
        <RadioGroup
          name="text"
          label={addedText.textTime}
          defaultValue={choice.text}
          options={textChoices}
          onValueChange={(value) => choose({ text: value === 'end' ? 'end' : 'live' })}
        />
        <Switch
          label={addedText.announceText}
          defaultChecked={choice.announced}
          onChange={({ currentTarget }) => choose({ announced: currentTarget.checked })}
        />
        <Button variant="secondary" onClick={onCommands}>
          {liveText.commandsHelp}
        </Button>
        <Section heading={liveText.shortcuts} level={3}>
          <DescriptionList
            items={shortcuts.map(({ label, keys }) => ({ label, value: <Kbd keys={keys} /> }))}
          />
        </Section>
      </Stack>
    </Drawer>
  );
}

function MicrophoneChoice({ dictation }: Pick<ListeningOptionsProps, 'dictation'>) {
  const { choice, chooseMicrophone, workspace } = dictation;
  const microphones = useMicrophones(workspace, true);
  return (
    <RadioGroup
      key={microphones.map(({ id }) => id).join()}
      name="microphone"
      label={liveText.micSelect}
      defaultValue={choice.microphoneId ?? defaultMicrophone}
      options={[
        { value: defaultMicrophone, label: liveText.micDefault },
        ...microphones.map(({ id, label }) => ({ value: id, label })),
      ]}
      onValueChange={(id) => chooseMicrophone(id === defaultMicrophone ? null : id)}
    />
  );
}

function EngineChoice({ dictation }: Pick<ListeningOptionsProps, 'dictation'>) {
  const { choice, heard, choose, workspace } = dictation;
  const available = useAvailableEngines(workspace);
  return (
    <RadioGroup
      name="engine"
      label={liveText.engine}
      defaultValue={choice.engine}
      disabled={heard !== null}
      options={engineIds.map((id) => ({
        value: id,
        label: engineWords[id].label,
        hint: available[id] ? engineWords[id].note : liveText.engineUnavailable,
        disabled: !available[id],
      }))}
      onValueChange={(id) => choose({ engine: id as EngineId })}
    />
  );
}

const engineWords: Record<EngineId, { label: string; note: string }> = {
  service: { label: liveText.engineServer, note: addedText.engineServerNote },
  browser: { label: liveText.engineBrowser, note: liveText.engineBrowserNote },
};

const textChoices = [
  { value: 'live', label: addedText.textLive, hint: addedText.textLiveHint },
  { value: 'end', label: addedText.textAtEnd, hint: addedText.textAtEndHint },
] as const satisfies readonly { value: TextTime; label: string; hint: string }[];

/** Asks the browser whether its engine supports Persian. */
function useAvailableEngines(workspace: LiveDictation['workspace']): Record<EngineId, boolean> {
  const [available, setAvailable] = useState({ service: true, browser: false });
  useEffect(() => {
    let isOver = false;
    void workspace.engines.browser.isAvailable().then((browser) => {
      if (!isOver) {
        setAvailable({ service: true, browser });
      }
    });
    return () => {
      isOver = true;
    };
  }, [workspace]);
  return available;
}
