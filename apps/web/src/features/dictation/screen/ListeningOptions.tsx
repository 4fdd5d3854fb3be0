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
import { type EngineId, engineIds } from '../workspace/dictationPorts.ts';
import type { TextTime } from '../workspace/listeningSettings.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { liveText } from '../../../shared/text/liveText.ts';
import { useChosenShortcuts } from './shortcuts.ts';
import type { LiveDictation } from './useDesk.ts';
import { useMicrophones } from './useMicrophones.ts';

export interface ListeningOptionsProps {
  dictation: LiveDictation;
  onClose: () => void;
  /** Shows what can be ordered by voice, in place of this. */
  onCommands: () => void;
}

/** The device's own choice has no id. */
const ownChoice = '';

/** Which microphone, which engine, when the words show, and the keys. */
export default function ListeningOptions({
  dictation,
  onClose,
  onCommands,
}: ListeningOptionsProps) {
  const { choice, heard, subscribeLevel, chooseMicrophone, choose, desk } = dictation;
  const microphones = useMicrophones(desk, true);
  const available = useAvailableEngines(desk);
  const shortcuts = useChosenShortcuts();
  return (
    <Drawer open onClose={onClose} title={addedText.listeningOptions}>
      <Stack gap="large">
        <RadioGroup
          key={microphones.map(({ id }) => id).join()}
          name="microphone"
          label={liveText.micSelect}
          defaultValue={choice.microphoneId ?? ownChoice}
          options={[
            { value: ownChoice, label: liveText.micDefault },
            ...microphones.map(({ id, label }) => ({ value: id, label })),
          ]}
          onValueChange={(id) => {
            chooseMicrophone(id === ownChoice ? null : id);
          }}
        />
        {heard !== null && <LevelMeter subscribeLevel={subscribeLevel} label={liveText.level} />}
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
          onValueChange={(id) => {
            choose({ engine: id as EngineId });
          }}
        />
        <RadioGroup
          name="text"
          label={addedText.textTime}
          defaultValue={choice.text}
          options={textChoices}
          onValueChange={(value) => {
            choose({ text: value === 'end' ? 'end' : 'live' });
          }}
        />
        <Switch
          label={addedText.announceText}
          defaultChecked={choice.announced}
          onChange={({ currentTarget }) => {
            choose({ announced: currentTarget.checked });
          }}
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

const engineWords: Record<EngineId, { label: string; note: string }> = {
  service: { label: liveText.engineServer, note: addedText.engineServerNote },
  browser: { label: liveText.engineBrowser, note: liveText.engineBrowserNote },
};

const textChoices = [
  { value: 'live', label: addedText.textLive, hint: addedText.textLiveHint },
  { value: 'end', label: addedText.textAtEnd, hint: addedText.textAtEndHint },
] as const satisfies readonly { value: TextTime; label: string; hint: string }[];

/** Until an engine has said that it does not understand Persian here, it may be chosen. */
function useAvailableEngines(desk: LiveDictation['desk']): Record<EngineId, boolean> {
  const [available, setAvailable] = useState({ service: true, browser: false });
  useEffect(() => {
    let isOver = false;
    void desk.engines.browser.isAvailable().then((browser) => {
      if (!isOver) {
        setAvailable({ service: true, browser });
      }
    });
    return () => {
      isOver = true;
    };
  }, [desk]);
  return available;
}
