import type { User } from '@nevisa/api/types';
import { Button, LiveRegion } from '@nevisa/ui';
import { use, useState } from 'react';
import { importChunk } from '../../../shared/late/importChunk.ts';
import { startText } from '../../../shared/text/startText.ts';
import { type AppServices, AppServicesContext } from '../../appServices.ts';

/** Offers the texts of this device as a file on a page that failed; nothing for a guest (G13). */
export function DeviceTextsFile() {
  const services = use(AppServicesContext);
  const user = services?.authStore.facts().user ?? null;
  return services === null || user === null ? null : (
    <DownloadButton services={services} user={user} />
  );
}

/** `idle`, or the result of the last press. */
type Outcome = 'idle' | 'busy' | 'none' | 'unread';

const sentences: Record<Outcome, string | null> = {
  idle: null,
  busy: null,
  none: startText.noDeviceTexts,
  unread: startText.deviceTextsUnread,
};

function DownloadButton({ services, user }: { services: AppServices; user: User }) {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  const download = async () => {
    setOutcome('busy');
    try {
      const chunk = await importChunk(() => import('./downloadDeviceTexts.ts'));
      const found = await chunk.downloadDeviceTexts(services, user);
      setOutcome(found === 0 ? 'none' : 'idle');
    } catch {
      setOutcome('unread');
    }
  };
  return (
    <>
      <Button variant="secondary" busy={outcome === 'busy'} onClick={() => void download()}>
        {startText.downloadDeviceTexts}
      </Button>
      <LiveRegion>{sentences[outcome]}</LiveRegion>
    </>
  );
}
