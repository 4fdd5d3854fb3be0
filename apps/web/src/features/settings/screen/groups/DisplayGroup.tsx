import { type LineSpacing, type TextSize, ThemePicker } from '@nevisa/ui';
import { useSyncExternalStore } from 'react';
import { useAppServices } from '../../../../app/appServices.ts';
import { addedText } from '../../../../shared/text/addedText.ts';
import { settingsText } from '../../../../shared/text/settingsText.ts';
import { AppearanceChoice } from './AppearanceChoice.tsx';
import { SettingChoice } from './SettingChoice.tsx';
import { SettingGroup } from './SettingGroup.tsx';

/** How dictated text and the product look on this device. */
export function DisplayGroup() {
  const { appearance, listening } = useAppServices();
  const choice = useSyncExternalStore(listening.subscribe, listening.read);
  return (
    <SettingGroup heading={addedText.groupDisplay}>
      <AppearanceChoice
        name="text-size"
        label={settingsText.fontSize}
        defaultValue={appearance.textSize()}
        options={textSizes}
        onChange={(size) => {
          appearance.chooseTextSize(size);
        }}
      />
      <AppearanceChoice
        name="line-spacing"
        label={settingsText.lineHeight}
        defaultValue={appearance.lineSpacing()}
        options={lineSpacings}
        onChange={(spacing) => {
          appearance.chooseLineSpacing(spacing);
        }}
      />
      <SettingChoice
        layout="segments"
        name="text-time"
        label={addedText.textTime}
        value={choice.text}
        options={textTimes}
        onChange={(text) => {
          listening.choose({ text });
        }}
      />
      <ThemePicker
        theme={appearance.theme()}
        scheme={appearance.scheme()}
        onThemeChange={(theme) => {
          appearance.chooseTheme(theme);
        }}
        onSchemeChange={(scheme) => {
          appearance.chooseScheme(scheme);
        }}
      />
    </SettingGroup>
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
