import { type LineSpacing, SettingList, type TextSize, ThemePicker } from '@nevisa/ui';
import { useSyncExternalStore } from 'react';
import { useAppServices } from '../../../../app/appServices.ts';
import { addedText } from '../../../../shared/text/addedText.ts';
import { settingsText } from '../../../../shared/text/settingsText.ts';
import { getListeningSettings } from '../../../dictation/workspace/listeningSettings.ts';
import { AppearanceChoice } from './AppearanceChoice.tsx';
import { SettingChoice } from './SettingChoice.tsx';
import { Setting } from './Setting.tsx';
import { useSettingTools } from '../settingTools.ts';

/** How dictated text and the product look on this device. */
export function DisplaySettings() {
  const services = useAppServices();
  const { appearance } = services;
  const listening = getListeningSettings(services);
  const { saveHere } = useSettingTools();
  const choice = useSyncExternalStore(listening.subscribe, listening.read);
  return (
    <SettingList>
      <AppearanceChoice
        name="textSize"
        label={settingsText.fontSize}
        defaultValue={appearance.textSize()}
        options={textSizes}
        onChange={(size) => appearance.chooseTextSize(size)}
      />
      <AppearanceChoice
        name="lineSpacing"
        label={settingsText.lineHeight}
        defaultValue={appearance.lineSpacing()}
        options={lineSpacings}
        onChange={(spacing) => appearance.chooseLineSpacing(spacing)}
      />
      <SettingChoice
        layout="segments"
        onDevice
        name="textTime"
        label={addedText.textTime}
        value={choice.text}
        options={textTimes}
        onChange={(text) => listening.choose({ text })}
      />
      <Setting name="theme" wide>
        <ThemePicker
          theme={appearance.theme()}
          scheme={appearance.scheme()}
          onThemeChange={(theme) => {
            appearance.chooseTheme(theme);
            saveHere('theme');
          }}
          onSchemeChange={(scheme) => {
            appearance.chooseScheme(scheme);
            saveHere('theme');
          }}
        />
      </Setting>
    </SettingList>
  );
}

const textSizes = [
  { value: 'small', label: addedText.textSmall },
  { value: 'medium', label: addedText.textMedium },
  { value: 'large', label: addedText.textLarge },
  { value: 'largest', label: addedText.textLarger },
] as const satisfies readonly { value: TextSize; label: string }[];

const lineSpacings = [
  { value: 'close', label: addedText.linesClose },
  { value: 'normal', label: addedText.linesNormal },
  { value: 'wide', label: addedText.linesWide },
] as const satisfies readonly { value: LineSpacing; label: string }[];

const textTimes = [
  { value: 'live', label: addedText.textLive },
  { value: 'end', label: addedText.textAtEnd },
] as const;
