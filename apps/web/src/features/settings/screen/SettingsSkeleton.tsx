import { SettingList, SettingSection, SettingsFrame, Skeleton, Spinner } from '@nevisa/ui';
import { commonText } from '../../../shared/text/commonText.ts';
import { settingsText } from '../../../shared/text/settingsText.ts';
import { settingSections } from './find/settingIndex.ts';

/** The settings page while the settings are loading. */
export function SettingsSkeleton() {
  return (
    <SettingsFrame
      aria-busy
      preview={{
        label: settingsText.preview,
        line: '',
        content: <Skeleton lines={5} />,
      }}
    >
      {settingSections.slice(0, 2).map(({ name, heading }) => (
        <SettingSection key={name} id={`settings-${name}`} heading={heading}>
          <SettingList>
            <Skeleton shape="control" />
            <Skeleton lines={2} />
            <Skeleton shape="control" />
          </SettingList>
        </SettingSection>
      ))}
      <Spinner label={commonText.loading} />
    </SettingsFrame>
  );
}
