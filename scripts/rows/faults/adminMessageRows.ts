import type { RowFault } from '../rowFault.ts';

const messages = 'apps/web/src/features/management/messages';
const machine = 'packages/machines/src/administration';

/** Faults of the rows on the messages of administration. */
export const adminMessageFaults: RowFault[] = [
  {
    row: 'X-285',
    file: `${messages}/data/describeMessage.ts`,
    from: 'state === null ? adminMessageListWords.statusUnknown : stateNames[state]',
    to: "stateNames[state ?? 'SENT']",
  },
  {
    row: 'X-286',
    file: `${messages}/rules/checkMessage.ts`,
    from: "link.trim() === '' || readMessageLink(link) !== null ? null : 'invalid'",
    to: "link.trim() === '' || readMessageLink(link) !== null ? null : null",
  },
  {
    row: 'X-286',
    file: `${messages}/compose/composeInput.ts`,
    from: 'values: kept?.values ?? blank,',
    to: 'values: blank,',
  },
  {
    row: 'X-287',
    file: `${messages}/rules/checkMessage.ts`,
    from: 'userIds.length > mostRecipients',
    to: 'userIds.length > mostRecipients * 2',
  },
  {
    row: 'X-287',
    file: `${machine}/composeAskingStates.ts`,
    from: "{ guard: 'namesNobody', target: 'unasked' },",
    to: '',
  },
  {
    row: 'X-288',
    file: `${messages}/data/messagePorts.ts`,
    from: 'expected_recipients: count,',
    to: 'expected_recipients: count + 1,',
  },
  {
    row: 'X-289',
    file: `${messages}/rules/checkMessage.ts`,
    from: "moment < serverNow + shortestAhead ? 'tooSoon' : null",
    to: "moment < serverNow ? 'tooSoon' : null",
  },
  {
    row: 'X-289',
    file: `${messages}/rules/checkMessage.ts`,
    from: 'expiry <= send',
    to: 'expiry < send',
  },
  {
    row: 'X-290',
    file: `${messages}/data/messageValues.ts`,
    from: "['DRAFT', 'SCHEDULED', 'CANCELED']",
    to: "['DRAFT', 'SCHEDULED', 'CANCELED', 'SENT']",
  },
  {
    row: 'X-290',
    file: `${messages}/data/messagePorts.ts`,
    from: "return { kind: 'overtaken', current };",
    to: "return { kind: 'gone' };",
  },
  {
    row: 'X-291',
    file: `${messages}/data/describeMessage.ts`,
    from: 'recipients === null || recipients === 0 || seen === null',
    to: 'recipients === null || seen === null',
  },
  {
    row: 'X-292',
    file: `${messages}/report/reportFigures.ts`,
    from: '...(opened === null ? [] :',
    to: '...(opened === null || opened === 0 ? [] :',
  },
];
