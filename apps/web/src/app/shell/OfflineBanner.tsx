import { Banner, LiveRegion } from '@nevisa/ui';
import { paths } from '../../shared/paths.ts';
import { useOnline } from '../../shared/shell/useOnline.ts';
import { useRunningRecording } from '../../shared/shell/useRunningRecording.ts';
import { appText } from '../../shared/text/appText.ts';

/** Says at the top of every page that the network is missing; during a recording the dictation page says it itself. */
export function OfflineBanner({ path }: { path: string }) {
  const isOnline = useOnline();
  const recording = useRunningRecording();
  const isSaidElsewhere = path === paths.live && recording !== null;
  return (
    <LiveRegion>
      {!isOnline && !isSaidElsewhere && <Banner kind="offline">{appText.offline}</Banner>}
    </LiveRegion>
  );
}
