import type { Failure } from '@nevisa/api/types';
import type { EngineAbsence, MicrophoneRefusal } from '@nevisa/speech/types';
import { formatNumber } from '@nevisa/ui';
import { paths } from '../../../../shared/paths.ts';
import { addedText } from '../../../../shared/text/addedText.ts';
import { appText } from '../../../../shared/text/appText.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { describeDuration } from '../../../../shared/text/describeDuration.ts';
import { listFailureLines } from '../../../../shared/text/listFailureLines.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { liveText } from '../../../../shared/text/liveText.ts';
import { navText } from '../../../../shared/text/navText.ts';
import { packagesText } from '../../../../shared/text/packagesText.ts';
import type { LiveDictation } from '../hooks/useDictation.ts';
import { withDraftState } from './draftState.ts';
import type { LiveNotice } from './notice.ts';

export interface NoticeFacts extends Pick<
  LiveDictation,
  | 'phase'
  | 'heard'
  | 'endsSoon'
  | 'engine'
  | 'kept'
  | 'unsent'
  | 'complete'
  | 'micRefusal'
  | 'engineRefusal'
  | 'fellBackTo'
  | 'lostMicrophone'
  | 'sound'
  | 'warning'
  | 'wasBilled'
  | 'endsBySuspension'
> {
  /** The remaining credit in ms; null without a limit. */
  remaining: number | null;
  /** Another microphone, when one was disconnected. */
  nextMicrophone: { id: string; label: string } | null;
  /** The number of documents in the save queue. */
  waiting: number;
  /** The document that the server refused. */
  refused: { id: string; failure: Failure } | null;
  /** The document that was put away last, while the sheet is empty. */
  previous: string | null;
  /** The device has little room left. */
  littleSpace: boolean;
}

const minute = 60_000;
/** The credit below which a notice is shown, in ms. */
const lowCredit = 5 * minute;

const startAgain = { label: commonText.retry, kind: 'start' } as const;
const retry = { label: commonText.retry, kind: 'retry' } as const;
const showTexts = { label: addedText.deviceTexts, kind: 'texts' } as const;
const buy = { label: navText.buyNow, kind: 'link', href: paths.packages } as const;

const refusals: Record<MicrophoneRefusal, Omit<LiveNotice, 'tone' | 'urgent'>> = {
  denied: {
    title: liveText.deniedTitle,
    text: liveText.deniedText,
    showsSwitch: true,
    action: { label: liveText.deniedRetry, kind: 'start' },
  },
  missing: { title: liveText.noMicTitle, text: liveText.noMicText, action: startAgain },
  busy: { title: liveText.busyTitle, text: liveText.busyText, action: startAgain },
  insecure: { title: addedText.cannotListenTitle, text: liveText.insecure },
  unsupported: { title: addedText.cannotListenTitle, text: liveText.unsupported },
};

/** Selects the most severe notice of the current state; null without one. */
export function selectNotice(facts: NoticeFacts): LiveNotice | null {
  return (
    withDraftState(endNotice(facts), facts) ??
    chooseIdleNotice(facts) ??
    chooseMutedNotice(facts) ??
    chooseKeepingNotice(facts) ??
    chooseLineNotice(facts) ??
    chooseVoiceNotice(facts) ??
    chooseHistoryNotice(facts) ??
    chooseDeviceNotice(facts)
  );
}

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
function endNotice(facts: NoticeFacts): LiveNotice | null {
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

/** The notice of a recording that silence will end. */
function chooseIdleNotice({ heard, endsSoon }: NoticeFacts): LiveNotice | null {
  return heard !== null && endsSoon
    ? { tone: 'warning', urgent: true, text: addedText.endsSoon }
    : null;
}

/** The notice of the connection. It says that the sound is recorded, so a microphone without sound comes first. */
function chooseLineNotice(facts: NoticeFacts): LiveNotice | null {
  const { phase, unsent, complete } = facts;
  if (phase === 'reconnecting' || phase === 'offline') {
    const text = phase === 'offline' ? liveText.offlineRecording : liveText.reconnecting;
    return chooseSoundlessNotice(facts) ?? { tone: 'warning', urgent: false, text, action: retry };
  }
  if (phase === 'stopped' && unsent > 0) {
    return { tone: 'warning', urgent: false, text: addedText.restWaits, action: retry };
  }
  if (phase === 'stopped' && !complete) {
    return { tone: 'warning', urgent: false, text: addedText.incomplete, action: retry };
  }
  return null;
}

/** The notice of the draft on this device. It may stay for a whole recording, so it names a low credit, too. */
function chooseKeepingNotice(facts: NoticeFacts): LiveNotice | null {
  if (facts.kept !== 'not-kept') {
    return null;
  }
  const credit = chooseCreditNotice(facts);
  return {
    tone: 'danger',
    urgent: true,
    title: addedText.notKeptTitle,
    text: [addedText.notKept, ...(credit === null ? [] : [credit.text])].join('\n'),
    action: { label: liveText.download, kind: 'download' },
    ...(credit !== null && { other: buy }),
  };
}

/** The notice of a credit that ends soon; null between recordings. */
function chooseCreditNotice({ heard, remaining }: NoticeFacts): LiveNotice | null {
  if (heard === null || remaining === null || remaining > lowCredit) {
    return null;
  }
  const left = remaining > minute ? lowCredit : minute;
  return {
    tone: 'warning',
    urgent: false,
    text: fill(liveText.lowCredit, { t: describeDuration(left) }),
    action: buy,
  };
}

/** The notice of the input and of the credit. What a microphone without sound does not hear is lost, so it comes first. */
function chooseVoiceNotice(facts: NoticeFacts): LiveNotice | null {
  const { heard, fellBackTo, warning } = facts;
  if (heard === null) {
    return null;
  }
  const first = chooseSoundlessNotice(facts) ?? chooseCreditNotice(facts);
  if (first !== null) {
    return first;
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

/** The notice of a microphone that gives no sound at all. */
function chooseSoundlessNotice(facts: NoticeFacts): LiveNotice | null {
  const { heard, sound } = facts;
  return (
    chooseMutedNotice(facts) ??
    (heard === 'silent' && sound === 'nothing'
      ? { tone: 'warning', urgent: false, text: liveText.levelZero }
      : null)
  );
}

function chooseMutedNotice({ heard }: NoticeFacts): LiveNotice | null {
  return heard === 'muted' ? { tone: 'warning', urgent: false, text: liveText.micMuted } : null;
}

/** The notice of saving on the server. */
function chooseHistoryNotice({ waiting, refused }: NoticeFacts): LiveNotice | null {
  if (refused !== null) {
    return {
      tone: 'danger',
      urgent: true,
      title: addedText.pieceRefused,
      text: listFailureLines(refused.failure).join('\n'),
      action: { label: commonText.retry, kind: 'piece', id: refused.id },
      other: showTexts,
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

function chooseDeviceNotice({ heard, previous, littleSpace }: NoticeFacts): LiveNotice | null {
  if (littleSpace) {
    return {
      tone: 'warning',
      urgent: false,
      text: addedText.littleRoom,
      ...(heard === null && { action: showTexts }),
    };
  }
  return previous !== null && heard === null
    ? {
        tone: 'information',
        urgent: false,
        text: addedText.previousKept,
        action: { label: addedText.openPrevious, kind: 'reopen', id: previous },
        other: showTexts,
      }
    : null;
}
