import { listDifferingValues, type MessageValues } from '@nevisa/machines';
import { type ConflictChoices, type ConflictDifference, formatNumber } from '@nevisa/ui';
import { adminMessagesText } from '../../../../shared/text/adminMessagesText.ts';
import { adminMessageWords } from '../../../../shared/text/adminMessageWords.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { messagesText } from '../../../../shared/text/messagesText.ts';
import { audienceNames, formatDateAndTime } from '../data/describeMessage.ts';
import { toExpiryMoment, toSendMoment } from '../rules/messageTimes.ts';
import { listText } from '../../../../shared/text/listText.ts';

/** The parts of a form that are chosen together. */
const parts = {
  title: ['title'],
  text: ['text'],
  type: ['type'],
  audience: ['audience'],
  send: ['way', 'sendDay', 'sendClock'],
  expiry: ['expiryDay', 'expiryClock'],
  link: ['link'],
  code: ['code'],
} as const satisfies Record<string, readonly (keyof MessageValues)[]>;

type Part = keyof typeof parts;

const partNames = Object.keys(parts) as Part[];

/** The parts in which two forms differ, in the order of the form. */
export function toDifferences(mine: MessageValues, theirs: MessageValues): ConflictDifference[] {
  const differing = new Set(listDifferingValues(mine, theirs));
  return partNames
    .filter((part) => parts[part].some((name) => differing.has(name)))
    .map((part) => ({
      id: part,
      label: labels[part],
      single: true,
      runs: [
        { kind: 'added', text: describe(part, mine) },
        { kind: 'removed', text: describe(part, theirs) },
      ],
    }));
}

/** The form with the chosen parts; what has no choice stays mine. */
export function mergeValues(
  mine: MessageValues,
  theirs: MessageValues,
  choices: ConflictChoices,
): MessageValues {
  const taken = partNames.filter((part) => choices.get(part) === 'theirs');
  const names: readonly (keyof MessageValues)[] = taken.flatMap((part) => parts[part]);
  return { ...mine, ...Object.fromEntries(names.map((name) => [name, theirs[name]])) };
}

const labels: Readonly<Record<Part, string>> = {
  title: adminMessagesText.messageTitle,
  text: adminMessagesText.text,
  type: adminMessageWords.fieldType,
  audience: adminMessagesText.audience,
  send: adminMessageWords.fieldSend,
  expiry: adminMessageWords.fieldExpiry,
  link: adminMessageWords.fieldLink,
  code: adminMessageWords.fieldCode,
};

function describe(part: Part, values: MessageValues): string {
  const words: Readonly<Record<Part, () => string>> = {
    title: () => values.title,
    text: () => values.text,
    type: () => (values.type === 'OFFER' ? messagesText.typeOffer : messagesText.typeNotification),
    audience: () => describeAudience(values.audience),
    send: () =>
      values.way === 'now' ? adminMessagesText.sendNow : describeMoment(toSendMoment(values)),
    expiry: () => describeMoment(toExpiryMoment(values)),
    link: () => values.link,
    code: () => values.code,
  };
  return words[part]().trim() || adminMessageWords.none;
}

function describeAudience({ kind, userIds }: MessageValues['audience']): string {
  return kind === 'USERS'
    ? fill(adminMessageWords.chosenUsers, { n: formatNumber(userIds.length) })
    : audienceNames[kind];
}

function describeMoment(moment: number | null): string {
  if (moment === null) {
    return '';
  }
  const { date, time } = formatDateAndTime(moment);
  return [date, time].join(listText.comma);
}
