import {
  type MessageProblem,
  type MessageProblems,
  type MessageValues,
  mostRecipients,
} from '@nevisa/machines';
import { readMessageLink } from '../../../../shared/messageLink.ts';
import { countLetters, isVisible, longestMessage } from './messageText.ts';
import { shortestAhead, toExpiryMoment, toSendMoment } from './messageTimes.ts';

/** What keeps a message from being sent at this time of the server, by field. */
export function checkMessage(values: MessageValues, serverNow: number): MessageProblems {
  const problems: readonly [keyof MessageProblems, MessageProblem | null][] = [
    ['title', checkText(values.title, longestMessage.title)],
    ['text', checkText(values.text, longestMessage.text)],
    ['audience', checkAudience(values)],
    ['sendAt', checkSendTime(values, serverNow)],
    ['expiresAt', checkExpiry(values, serverNow)],
    ['link', checkLink(values)],
  ];
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null));
}

function checkText(text: string, longest: number): MessageProblem | null {
  if (!isVisible(text)) {
    return 'missing';
  }
  return countLetters(text.trim()) > longest ? 'tooLong' : null;
}

function checkAudience({ audience: { kind, userIds } }: MessageValues): MessageProblem | null {
  if (kind !== 'USERS') {
    return null;
  }
  if (userIds.length === 0) {
    return 'unnamed';
  }
  return userIds.length > mostRecipients ? 'tooMany' : null;
}

function checkSendTime(values: MessageValues, serverNow: number): MessageProblem | null {
  if (values.way === 'now') {
    return null;
  }
  const moment = toSendMoment(values);
  if (moment === null) {
    return 'incomplete';
  }
  if (moment <= serverNow) {
    return 'past';
  }
  return moment < serverNow + shortestAhead ? 'tooSoon' : null;
}

/** A message that has ended before it is sent would reach no user. */
function checkExpiry(values: MessageValues, serverNow: number): MessageProblem | null {
  const { way, expiryDay, expiryClock } = values;
  const expiry = toExpiryMoment(values);
  if (expiry === null) {
    return expiryDay === null && expiryClock === null ? null : 'incomplete';
  }
  if (expiry <= serverNow) {
    return 'past';
  }
  const send = way === 'later' ? toSendMoment(values) : null;
  return send !== null && expiry <= send ? 'beforeSend' : null;
}

function checkLink({ link }: MessageValues): MessageProblem | null {
  return link.trim() === '' || readMessageLink(link) !== null ? null : 'invalid';
}
