import type { FaultTable } from '../rowFault.ts';

const messages = 'apps/web/src/features/management/messages';
const machine = 'packages/machines/src/administration';
const composeAskingStates = `${machine}/composeAskingStates.ts`;
const messagePorts = `${messages}/data/messagePorts.ts`;
const reportFigures = `${messages}/report/reportFigures.ts`;
const messageComposeParts = `${machine}/messageComposeParts.ts`;

/** Faults of the rows on the messages of administration. */
export const adminMessageFaults: FaultTable = [
  [
    'X-285',
    `${messages}/data/describeMessage.ts`,
    'state === null ? adminMessageListWords.statusUnknown : stateNames[state]',
    "stateNames[state ?? 'SENT']",
  ],
  ['X-286', `${messages}/rules/checkMessage.ts`, "null ? null : 'invalid'", 'null ? null : null'],
  ['X-286', `${messages}/compose/toComposeInput.ts`, 'kept?.values ?? blank,', 'blank,'],
  ['X-287', `${messages}/rules/checkMessage.ts`, '> mostRecipients', '> mostRecipients * 2'],
  ['X-287', composeAskingStates, "{ guard: 'namesNobody', target: 'unasked' },", ''],
  ['X-288', messagePorts, 'expected_recipients: count,', 'expected_recipients: count + 1,'],
  ['X-289', `${messages}/rules/checkMessage.ts`, "+ shortestAhead ? 'tooSoon' :", "? 'tooSoon' :"],
  ['X-289', `${messages}/rules/checkMessage.ts`, 'expiry <= send', 'expiry < send'],
  ['X-290', `${messages}/data/messageValues.ts`, "', 'CANCELED']", "', 'CANCELED', 'SENT']"],
  ['X-290', messagePorts, "kind: 'overtaken', current", "kind: 'gone'"],
  ['X-291', `${messages}/data/describeMessage.ts`, '|| recipients === 0 || seen', '|| seen'],
  ['X-292', reportFigures, 'opened === null ? [] :', 'opened === null || opened === 0 ? [] :'],
  ['X-287', messageComposeParts, 'mostRecipients = 20_000', 'mostRecipients = 2_000'],
  ['X-287', `${machine}/messageComposeSetup.ts`, 'counted: null, ', ''],
  ['X-288', `${machine}/messageComposeSetup.ts`, '      recounted: false,', ''],
  ['X-290', `${messages}/data/messageValues.ts`, 'audience, link, code };', 'audience, link };'],
  ['X-286', `${messages}/data/messageValues.ts`, 'cleanName(values.title),', 'values.title,'],
];
