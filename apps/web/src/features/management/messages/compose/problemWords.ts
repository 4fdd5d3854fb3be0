import type { Failure } from '@nevisa/api/types';
import {
  type ComposeContext,
  type MessageField,
  type MessageProblem,
  mostRecipients,
} from '@nevisa/machines';
import { formatNumber } from '@nevisa/ui';
import { adminMessagesText } from '../../../../shared/text/adminMessagesText.ts';
import { adminMessageWords } from '../../../../shared/text/adminMessageWords.ts';
import { specText } from '../../../../shared/text/commonText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { countLetters, longestMessage } from '../rules/messageText.ts';
import type { Compose } from './useCompose.ts';

export type FieldErrors = Readonly<Partial<Record<MessageField, string>>>;

/** What is wrong before a person has asked to send the message; an empty field is not wrong yet. */
const early: ReadonlySet<MessageProblem> = new Set([
  'tooLong',
  'tooMany',
  'past',
  'tooSoon',
  'beforeSend',
]);

/** The time of a scheduled message as the server has it: it was far enough ahead when it was chosen. */
function isScheduledTime({ saved, values }: ComposeContext): boolean {
  return (
    saved?.state === 'SCHEDULED' &&
    saved.values.sendDay === values.sendDay &&
    saved.values.sendClock === values.sendClock
  );
}

/**
 * The sentences under the fields: of what the form sees itself, and of what the server has refused.
 *
 * @param tried the person has asked to send the message, so that every problem is named
 * @param left the fields that were left
 */
export function describeFieldErrors(
  { context, problems }: Pick<Compose, 'context' | 'problems'>,
  tried: boolean,
  left: ReadonlySet<MessageField>,
): FieldErrors {
  const own = Object.entries(problems) as [MessageField, MessageProblem][];
  const isKept = (field: MessageField) => field === 'sendAt' && isScheduledTime(context);
  const shown = own.filter(
    ([field, problem]) =>
      tried || (early.has(problem) && !isKept(field)) || (problem !== 'missing' && left.has(field)),
  );
  return {
    ...listRefusedFields(context.sendFailure ?? context.failure),
    ...Object.fromEntries(
      shown.map(([field, problem]) => [field, describeProblem(field, problem, context)]),
    ),
  };
}

/** Whether each sentence of a failure is shown under its field. */
export function isUnderFields(failure: Failure): boolean {
  return (
    failure.kind === 'refused' &&
    failure.fields !== undefined &&
    Object.keys(failure.fields).every((name) => name in wireNames)
  );
}

const wireNames: Readonly<Record<string, MessageField>> = {
  title: 'title',
  text: 'text',
  audience: 'audience',
  send_at: 'sendAt',
  expires_at: 'expiresAt',
  link: 'link',
  discount_code: 'code',
};

function listRefusedFields(failure: Failure | null): FieldErrors {
  const fields = failure?.kind === 'refused' ? (failure.fields ?? {}) : {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, texts]) => {
      const field = wireNames[name];
      return field === undefined ? [] : [[field, texts.join(' ')]];
    }),
  );
}

function describeProblem(
  field: MessageField,
  problem: MessageProblem,
  { values }: ComposeContext,
): string {
  switch (problem) {
    case 'missing':
      return specText.required;
    case 'tooLong':
      return describeExcess(field === 'title' ? 'title' : 'text', values);
    case 'unnamed':
      return adminMessagesText.errNoAudience;
    case 'tooMany':
      return fill(adminMessageWords.tooMany, {
        n: formatNumber(mostRecipients),
        over: formatNumber(values.audience.userIds.length - mostRecipients),
      });
    case 'incomplete':
      return field === 'sendAt'
        ? adminMessageWords.timeIncomplete
        : adminMessageWords.expiryWithoutDay;
    case 'past':
      return field === 'sendAt' ? adminMessagesText.errPast : adminMessageWords.expiryPast;
    case 'tooSoon':
      return adminMessageWords.tooSoon;
    case 'beforeSend':
      return adminMessageWords.expiryBeforeSend;
    case 'invalid':
      return adminMessageWords.linkWrong;
  }
}

function describeExcess(field: 'title' | 'text', values: ComposeContext['values']): string {
  const over = countLetters(values[field].trim()) - longestMessage[field];
  return fill(adminMessageWords.charsOver, { n: formatNumber(over) });
}
