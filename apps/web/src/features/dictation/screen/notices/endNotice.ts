import type { EngineAbsence, MicrophoneRefusal } from '@nevisa/speech/types';
import { paths } from '../../../../shared/paths.ts';
import { addedText } from '../../../../shared/text/addedText.ts';
import { appText } from '../../../../shared/text/appText.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { listFailureLines } from '../../../../shared/text/listFailureLines.ts';
import { liveText } from '../../../../shared/text/liveText.ts';
import { navText } from '../../../../shared/text/navText.ts';
import { packagesText } from '../../../../shared/text/packagesText.ts';
import type { LiveNotice, NoticeFacts } from './notice.ts';

const startAgain = { label: commonText.retry, kind: 'start' } as const;
export const buy = { label: navText.buyNow, kind: 'link', href: paths.packages } as const;

const refusals: Record<MicrophoneRefusal, Omit<LiveNotice, 'tone' | 'urgent'>> = {
  denied: {
    title: liveText.deniedTitle,
    text: liveText.deniedText,
    showsSwitch: true,
    action: { label: liveText.deniedRetry, kind: 'start' },
  },
  missing: { title: liveText.noMicTitle, text: liveText.noMicText, action: startAgain },
  unsuitable: {
    title: addedText.unsuitableMicTitle,
    text: addedText.unsuitableMicText,
    action: startAgain,
  },
  busy: { title: liveText.busyTitle, text: liveText.busyText, action: startAgain },
  insecure: { title: addedText.cannotListenTitle, text: liveText.insecure },
  unsupported: { title: addedText.cannotListenTitle, text: liveText.unsupported },
};

const absences: Record<EngineAbsence | 'broken', Omit<LiveNotice, 'tone' | 'urgent'>> = {
  offline: {
    title: addedText.notLoadedTitle,
    text: addedText.notLoadedOffline,
    action: startAgain,
  },
  outdated: {
    title: addedText.notLoadedTitle,
    text: addedText.notLoadedOutdated,
    action: { label: appText.reload, kind: 'reload' },
  },
  broken: {
    title: addedText.notLoadedTitle,
    text: addedText.notLoadedBroken,
    action: startAgain,
  },
};

/** The notice of why dictation does not record. */
export function chooseEndNotice(facts: NoticeFacts): LiveNotice | null {
  const { phase, heard, engine } = facts;
  if (heard === 'suspended') {
    return { tone: 'warning', urgent: true, text: addedText.audioSuspended };
  }
  if (heard === null && engine !== 'loading' && engine !== 'ready') {
    return { tone: 'warning', urgent: true, ...absences[engine] };
  }
  if (phase === 'microphone-refused') {
    return { tone: 'warning', urgent: true, ...refusals[facts.micRefusal ?? 'busy'] };
  }
  if (phase === 'microphone-lost') {
    return { tone: 'warning', urgent: true, ...chooseMicrophoneNotice(facts) };
  }
  if (phase === 'engine-refused') {
    return chooseEngineNotice(facts);
  }
  if (phase === 'busy') {
    return {
      tone: 'warning',
      urgent: true,
      text: liveText.otherTab,
      action: { label: liveText.takeOver, kind: 'take-over' },
    };
  }
  return phase === 'idled'
    ? {
        tone: 'information',
        urgent: true,
        text: facts.endsBySuspension ? addedText.endedSuspended : liveText.idleTimeout,
        action: { label: liveText.resume, kind: 'start' },
      }
    : null;
}

function chooseMicrophoneNotice({ nextMicrophone, lostMicrophone: name }: NoticeFacts) {
  return {
    ...(name !== null && name !== '' && { title: name }),
    text: liveText.micLost,
    action:
      nextMicrophone === null
        ? startAgain
        : ({
            label: fill(liveText.micLostSwitch, { name: nextMicrophone.label }),
            kind: 'microphone',
            id: nextMicrophone.id,
          } as const),
  };
}

function chooseEngineNotice({ engineRefusal: refusal, wasBilled }: NoticeFacts): LiveNotice | null {
  switch (refusal?.kind) {
    case 'not-loaded':
      return { tone: 'warning', urgent: true, ...absences[refusal.absence] };
    case 'no-credit':
      return {
        tone: 'warning',
        urgent: true,
        title: liveText.noCreditTitle,
        text: liveText.noCreditText,
        action: buy,
      };
    case 'no-service':
      return {
        tone: 'warning',
        urgent: true,
        title: addedText.cannotListenTitle,
        text: packagesText.requireService,
        action: buy,
      };
    case 'failed':
      return {
        tone: 'danger',
        urgent: true,
        title: addedText.cannotListenTitle,
        text: [
          ...listFailureLines(refusal.failure),
          ...(wasBilled ? [] : [addedText.notBilled]),
        ].join('\n'),
        action: startAgain,
      };
    case 'busy-elsewhere':
    case undefined:
      return null;
  }
}
