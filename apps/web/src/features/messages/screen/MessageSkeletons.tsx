import { Card, Cluster, LiveRegion, Skeleton, Stack, VisuallyHidden } from '@nevisa/ui';
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
          <SkeletonRow key={row} />
        ))}
      </Stack>
    </Card>
  );
}

function SkeletonRow() {
  return (
    <Cluster gap="medium">
      <Skeleton shape="circle" />
      <Stack gap="none" style={{ flex: 1 }}>
        <Skeleton lines={2} />
      </Stack>
    </Cluster>
  );
}
