import type { Failure } from '@nevisa/api/types';
import type { MicrophoneRefusal } from '@nevisa/speech/types';
import { formatNumber } from '@nevisa/ui';
import { paths } from '../../../../shared/paths.ts';
import { addedText } from '../../../../shared/text/addedText.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { durationText } from '../../../../shared/text/durationText.ts';
import { failureLines } from '../../../../shared/text/failureLines.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { liveText } from '../../../../shared/text/liveText.ts';
import { navText } from '../../../../shared/text/navText.ts';
import { packagesText } from '../../../../shared/text/packagesText.ts';
import type { LiveDictation } from '../hooks/useDictation.ts';

/** One calm sentence above the dock, and the one way on from it. */
export interface LiveNotice {
  tone: 'danger' | 'warning' | 'information';
  /** Something went wrong: it may interrupt a reader of screens. */
  urgent: boolean;
  title?: string;
  text: string;
  action?: NoticeAction;
}

export type NoticeAction =
  | { label: string; kind: 'start' | 'take-over' | 'download' | 'sync' }
  | { label: string; kind: 'microphone' | 'piece'; id: string }
  | { label: string; kind: 'link'; href: string };

export interface NoticeFacts extends Pick<
  LiveDictation,
  | 'phase'
  | 'heard'
  | 'endsSoon'
  | 'kept'
  | 'unsent'
  | 'complete'
  | 'micRefusal'
  | 'engineRefusal'
  | 'fellBackTo'
  | 'lostMicrophone'
  | 'sound'
  | 'warning'
> {
  /** Credit that is left, in ms; null without a limit. */
  remaining: number | null;
  /** A microphone to go on with, when one was lost. */
  nextMicrophone: { id: string; label: string } | null;
  /** Documents that wait for the history. */
  waiting: number;
  /** The document that the history did not take. */
  refused: { id: string; failure: Failure } | null;
}

const minute = 60_000;
/** Credit at which it is spoken of, in ms. */
const lowCredit = 5 * minute;

const retry = { label: commonText.retry, kind: 'start' } as const;
const buy = { label: navText.buyNow, kind: 'link', href: paths.packages } as const;

const refusals: Record<MicrophoneRefusal, Omit<LiveNotice, 'tone' | 'urgent'>> = {
  denied: {
    title: liveText.deniedTitle,
    text: liveText.deniedText,
    action: { label: liveText.deniedRetry, kind: 'start' },
  },
  missing: { title: liveText.noMicTitle, text: liveText.noMicText, action: retry },
  busy: { title: liveText.busyTitle, text: liveText.busyText, action: retry },
  insecure: { title: addedText.cannotListenTitle, text: liveText.insecure },
  unsupported: { title: addedText.cannotListenTitle, text: liveText.unsupported },
};

/** What stands in the way, or is worth knowing, said with a way on; null when nothing is. The gravest comes first. */
export function selectNotice(facts: NoticeFacts): LiveNotice | null {
  return (
    endNotice(facts) ??
    lineNotice(facts) ??
    keepingNotice(facts) ??
    voiceNotice(facts) ??
    historyNotice(facts)
  );
}

/** Why it does not listen. */
function endNotice(facts: NoticeFacts): LiveNotice | null {
  const { phase } = facts;
  if (phase === 'microphone-refused') {
    return { tone: 'warning', urgent: true, ...refusals[facts.micRefusal ?? 'busy'] };
  }
  if (phase === 'microphone-lost') {
    return { tone: 'warning', urgent: true, ...lostMicrophone(facts) };
  }
  if (phase === 'engine-refused') {
    return engineNotice(facts);
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
        text: liveText.idleTimeout,
        action: { label: liveText.resume, kind: 'start' },
      }
    : null;
}

function lostMicrophone({ nextMicrophone, lostMicrophone: name }: NoticeFacts) {
  return {
    ...(name !== null && name !== '' && { title: name }),
    text: liveText.micLost,
    action:
      nextMicrophone === null
        ? retry
        : ({
            label: fill(liveText.micLostSwitch, { name: nextMicrophone.label }),
            kind: 'microphone',
            id: nextMicrophone.id,
          } as const),
  };
}

function engineNotice({ engineRefusal: refusal }: NoticeFacts): LiveNotice | null {
  switch (refusal?.kind) {
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
        text: failureLines(refusal.failure).join('\n'),
        action: retry,
      };
    case 'busy-elsewhere':
    case undefined:
      return null;
  }
}

/** How it stands with the service. */
function lineNotice({ phase, unsent, complete }: NoticeFacts): LiveNotice | null {
  if (phase === 'reconnecting') {
    return { tone: 'warning', urgent: false, text: liveText.reconnecting };
  }
  if (phase === 'offline') {
    return { tone: 'warning', urgent: false, text: liveText.offlineRecording };
  }
  if (phase === 'stopped' && unsent > 0) {
    return { tone: 'warning', urgent: false, text: addedText.restWaits };
  }
  if (phase === 'stopped' && !complete) {
    return { tone: 'warning', urgent: false, text: addedText.incomplete };
  }
  return null;
}

/** Whether this device has the text. */
function keepingNotice({ kept }: NoticeFacts): LiveNotice | null {
  return kept === 'not-kept'
    ? {
        tone: 'danger',
        urgent: true,
        title: addedText.notKeptTitle,
        text: addedText.notKept,
        action: { label: liveText.download, kind: 'download' },
      }
    : null;
}

/** What the microphone brings, and what it costs. */
function voiceNotice(facts: NoticeFacts): LiveNotice | null {
  const { heard, sound, endsSoon, remaining, fellBackTo, warning } = facts;
  if (heard === null) {
    return null;
  }
  if (endsSoon) {
    return { tone: 'warning', urgent: true, text: addedText.endsSoon };
  }
  if (remaining !== null && remaining <= lowCredit) {
    const left = remaining > minute ? lowCredit : minute;
    return {
      tone: 'warning',
      urgent: false,
      text: fill(liveText.lowCredit, { t: durationText(left) }),
      action: buy,
    };
  }
  if (heard === 'muted') {
    return { tone: 'warning', urgent: false, text: liveText.micMuted };
  }
  if (heard === 'silent' && sound === 'nothing') {
    return { tone: 'warning', urgent: false, text: liveText.levelZero };
  }
  if (heard === 'clipping' || warning?.code === 'clipping') {
    return { tone: 'information', urgent: false, text: liveText.levelClip };
  }
  if (heard === 'faint' || warning?.code === 'low_audio') {
    return { tone: 'information', urgent: false, text: liveText.levelLow };
  }
  if (fellBackTo !== null) {
    return {
      tone: 'information',
      urgent: false,
      text: fill(liveText.micChanged, { name: fellBackTo }),
    };
  }
  return null;
}

/** Whether the history has what was saved. */
function historyNotice({ waiting, refused }: NoticeFacts): LiveNotice | null {
  if (refused !== null) {
    return {
      tone: 'danger',
      urgent: true,
      title: addedText.pieceRefused,
      text: failureLines(refused.failure).join('\n'),
      action: { label: commonText.retry, kind: 'piece', id: refused.id },
    };
  }
  return waiting > 0
    ? {
        tone: 'information',
        urgent: false,
        text: fill(liveText.notSynced, { n: formatNumber(waiting) }),
        action: { label: liveText.syncNow, kind: 'sync' },
      }
    : null;
}
