import { Card, Section, SettingsFrame, Skeleton, Spinner, Stack } from '@nevisa/ui';
import { commonText } from '../../../shared/text/commonText.ts';
import { settingsText } from '../../../shared/text/settingsText.ts';

/** The settings page while the settings are loading. */
export function SettingsSkeleton() {
  return (
    <SettingsFrame aria-busy preview={<Skeleton lines={5} />}>
      {groups.map((heading) => (
        <Section key={heading} heading={heading}>
          <Card>
            <Stack>
              <Skeleton shape="control" />
              <Skeleton lines={2} />
              <Skeleton shape="control" />
            </Stack>
          </Card>
        </Section>
      ))}
      <Spinner label={commonText.loading} />
    </SettingsFrame>
  );
}

const groups = [settingsText.groupPunctuation, settingsText.groupNumbers, settingsText.groupScript];
