import { addedText } from '../../../../shared/text/addedText.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { describeDuration } from '../../../../shared/text/describeDuration.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { liveText } from '../../../../shared/text/liveText.ts';
import { withDraftState } from './draftState.ts';
import { buy, chooseEndNotice } from './endNotice.ts';
import type { LiveNotice, NoticeFacts } from './notice.ts';
import { chooseDeviceNotice, chooseHistoryNotice } from './savingNotice.ts';

const minute = 60_000;
/** The credit below which a notice is shown, in ms. */
const lowCredit = 5 * minute;

/** A rest of a recording that takes several seconds to send, in ms. */
const longRest = 10_000;

const retry = { label: commonText.retry, kind: 'retry' } as const;
const endNow = { label: addedText.stopRecording, kind: 'stop' } as const;

/** Selects the most severe notice of the current state; null without one. */
export function selectNotice(facts: NoticeFacts): LiveNotice | null {
  return (
    withDraftState(chooseEndNotice(facts), facts) ??
    chooseIdleNotice(facts) ??
    chooseKeepingNotice(facts) ??
    chooseLineNotice(facts) ??
    chooseVoiceNotice(facts) ??
    chooseHistoryNotice(facts) ??
    chooseDeviceNotice(facts)
  );
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
    const text = chooseOutageText(facts);
    return chooseSoundlessNotice(facts) ?? { tone: 'warning', urgent: false, text, action: retry };
  }
  if (phase === 'finalizing' && unsent >= longRest) {
    return { tone: 'information', urgent: false, text: addedText.restIsSent, action: endNow };
  }
  if (phase === 'stopped' && unsent > 0) {
    return { tone: 'warning', urgent: false, text: addedText.restWaits, action: retry };
  }
  if (phase === 'stopped' && !complete) {
    return { tone: 'warning', urgent: false, text: addedText.incomplete, action: retry };
  }
  return null;
}

/** The engine of the browser has no sound to convert later. */
function chooseOutageText({ phase, choice }: NoticeFacts): string {
  if (choice.engine === 'browser') {
    return addedText.browserOffline;
  }
  return phase === 'offline' ? liveText.offlineRecording : liveText.reconnecting;
}

/**
 * The notice of the draft on this device. Text that may be lost comes before words that are not
 * heard. It may stay for a whole recording, so it names a microphone without sound and a low credit, too.
 */
function chooseKeepingNotice(facts: NoticeFacts): LiveNotice | null {
  if (facts.kept !== 'not-kept') {
    return null;
  }
  const { lines, other } = facts.heard === null ? describeUnkeptEnd(facts) : describeUnkept(facts);
  return {
    tone: 'danger',
    urgent: true,
    title: addedText.notKeptTitle,
    text: lines.join('\n'),
    action: { label: liveText.download, kind: 'download' },
    ...(other !== null && { other }),
  };
}

function describeUnkept(facts: NoticeFacts) {
  const soundless = chooseSoundlessNotice(facts);
  const credit = chooseCreditNotice(facts);
  const named = [soundless, credit].filter((notice) => notice !== null);
  return {
    lines: [addedText.notKept, ...named.map(({ text }) => text)],
    other: credit === null ? null : buy,
  };
}

/** Between recordings nothing goes on; what may be missing from the text can be asked for again. */
function describeUnkeptEnd({ phase, complete }: NoticeFacts) {
  const isMissing = phase === 'stopped' && !complete;
  return {
    lines: [addedText.notKeptEnd, ...(isMissing ? [addedText.incomplete] : [])],
    other: isMissing ? retry : null,
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
  if (heard === 'muted') {
    return { tone: 'warning', urgent: false, text: liveText.micMuted };
  }
  return heard === 'silent' && sound === 'nothing'
    ? { tone: 'warning', urgent: false, text: liveText.levelZero }
    : null;
}
