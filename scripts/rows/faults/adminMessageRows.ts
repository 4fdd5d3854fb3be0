import type { FaultTable } from '../rowFault.ts';

const messages = 'apps/web/src/features/management/messages';
const machine = 'packages/machines/src/administration';

/** Faults of the rows on the messages of administration. */
export const adminMessageFaults: FaultTable = [
  [
    'X-285',
    `${messages}/data/describeMessage.ts`,
    'state === null ? adminMessageListWords.statusUnknown : stateNames[state]',
    "stateNames[state ?? 'SENT']",
  ],
  [
    'X-286',
    `${messages}/rules/checkMessage.ts`,
    "link.trim() === '' || readMessageLink(link) !== null ? null : 'invalid'",
    "link.trim() === '' || readMessageLink(link) !== null ? null : null",
  ],
  [
    'X-286',
    `${messages}/compose/toComposeInput.ts`,
    'values: kept?.values ?? blank,',
    'values: blank,',
  ],
  [
    'X-287',
    `${messages}/rules/checkMessage.ts`,
    'userIds.length > mostRecipients',
    'userIds.length > mostRecipients * 2',
  ],
  [
    'X-287',
    `${machine}/composeAskingStates.ts`,
    "{ guard: 'namesNobody', target: 'unasked' },",
    '',
  ],
  [
    'X-288',
    `${messages}/data/messagePorts.ts`,
    'expected_recipients: count,',
    'expected_recipients: count + 1,',
  ],
  [
    'X-289',
    `${messages}/rules/checkMessage.ts`,
    "moment < serverNow + shortestAhead ? 'tooSoon' : null",
    "moment < serverNow ? 'tooSoon' : null",
  ],
  ['X-289', `${messages}/rules/checkMessage.ts`, 'expiry <= send', 'expiry < send'],
  [
    'X-290',
    `${messages}/data/messageValues.ts`,
    "['DRAFT', 'SCHEDULED', 'CANCELED']",
    "['DRAFT', 'SCHEDULED', 'CANCELED', 'SENT']",
  ],
  [
    'X-290',
    `${messages}/data/messagePorts.ts`,
    "return { kind: 'overtaken', current };",
    "return { kind: 'gone' };",
  ],
  [
    'X-291',
    `${messages}/data/describeMessage.ts`,
    'recipients === null || recipients === 0 || seen === null',
    'recipients === null || seen === null',
  ],
  [
    'X-292',
    `${messages}/report/reportFigures.ts`,
    '...(opened === null ? [] :',
    '...(opened === null || opened === 0 ? [] :',
  ],
  [
    'X-287',
    `${machine}/messageComposeParts.ts`,
    'mostRecipients = 20_000',
    'mostRecipients = 2_000',
  ],
  [
    'X-287',
    `${machine}/messageComposeSetup.ts`,
    'forgetCount: assign({ counted: null, ',
    'forgetCount: assign({ ',
  ],
  ['X-288', `${machine}/messageComposeSetup.ts`, '      recounted: false,', ''],
  [
    'X-290',
    `${messages}/data/messageValues.ts`,
    'audience, link, code };\n',
    'audience, link };\n',
  ],
  [
    'X-286',
    `${messages}/data/messageValues.ts`,
    'title: values.title.trim(),',
    'title: values.title,',
  ],
];
