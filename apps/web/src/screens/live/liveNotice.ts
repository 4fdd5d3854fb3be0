import { paths } from '../../paths.ts';
import { addedText } from '../../text/addedText.ts';
import { failureLines } from '../../text/failureLines.ts';
import { liveText } from '../../text/liveText.ts';
import { navText } from '../../text/navText.ts';
import { commonText } from '../../text/commonText.ts';
import { packagesText } from '../../text/packagesText.ts';
import type { LiveDictation } from './useDictation.ts';

/** One calm sentence above the dock, and the one way on from it. */
export interface LiveNotice {
  tone: 'danger' | 'warning';
  title: string;
  text: string;
  action: { label: string; kind: 'retry' } | { label: string; kind: 'link'; href: string } | null;
}

const retry = { label: commonText.retry, kind: 'retry' } as const;
const buy = { label: navText.buyNow, kind: 'link', href: paths.packages } as const;

const microphoneNotices = {
  denied: {
    title: liveText.deniedTitle,
    text: liveText.deniedText,
    action: { label: liveText.deniedRetry, kind: 'retry' },
  },
  missing: { title: liveText.noMicTitle, text: liveText.noMicText, action: retry },
  busy: { title: liveText.busyTitle, text: liveText.busyText, action: retry },
  insecure: { title: addedText.cannotListenTitle, text: liveText.insecure, action: null },
  unsupported: { title: addedText.cannotListenTitle, text: liveText.unsupported, action: null },
} as const;

/** What stands in the way of listening, said with a way on; null when nothing does. */
export function noticeFor({
  phase,
  micRefusal,
  engineRefusal,
}: Pick<LiveDictation, 'phase' | 'micRefusal' | 'engineRefusal'>): LiveNotice | null {
  if (phase === 'microphone-refused') {
    return { tone: 'warning', ...microphoneNotices[micRefusal ?? 'busy'] };
  }
  if (phase === 'connection-lost') {
    return {
      tone: 'danger',
      title: addedText.connectionLostTitle,
      text: liveText.serverLost,
      action: retry,
    };
  }
  if (phase !== 'engine-refused' || engineRefusal === null) {
    return null;
  }
  switch (engineRefusal.kind) {
    case 'no-credit':
      return {
        tone: 'warning',
        title: liveText.noCreditTitle,
        text: liveText.noCreditText,
        action: buy,
      };
    case 'no-service':
      return {
        tone: 'warning',
        title: addedText.cannotListenTitle,
        text: packagesText.requireService,
        action: buy,
      };
    case 'busy-elsewhere':
      return {
        tone: 'warning',
        title: addedText.cannotListenTitle,
        text: liveText.otherTab,
        action: retry,
      };
    case 'failed':
      return {
        tone: 'danger',
        title: addedText.cannotListenTitle,
        text: failureLines(engineRefusal.failure).join('\n'),
        action: retry,
      };
  }
}
