import { Card, LiveRegion, Skeleton, Stack, VisuallyHidden } from '@nevisa/ui';
import { commonText } from '../../../shared/text/commonText.ts';

const rows = ['first', 'second', 'third'];

/** The placeholder while messages are loading. */
export function MessageSkeletons() {
  return (
    <Card aria-busy="true">
      <LiveRegion>
        <VisuallyHidden>{commonText.loading}</VisuallyHidden>
      </LiveRegion>
      <Stack gap="large">
        {rows.map((row) => (
          <Stack key={row} gap="small">
            <Skeleton shape="heading" />
            <Skeleton lines={2} />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
