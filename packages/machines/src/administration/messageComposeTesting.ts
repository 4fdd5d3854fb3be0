import { pretendPort, toActors } from '../testing/pretendPort.ts';
import { createSimulatedTime, startMachine } from '../testing/startMachine.ts';
import { messageComposeMachine } from './messageComposeMachine.ts';
import { emptyMessage } from './messageComposeParts.ts';
import { askWait, keepWait, saveWait } from './messageComposeSetup.ts';
import type {
  CodeCheck,
  ComposeEmitted,
  ComposeInput,
  CountResult,
  KeptMessage,
  MessageAudience,
  MessageValues,
  SavedMessage,
  SaveInput,
  SaveResult,
  SendInput,
  SendResult,
} from './messageComposeTypes.ts';

/** A message that can be sent. */
export const written: MessageValues = { ...emptyMessage, title: 'news', text: 'words' };

/** The message of these values on the server. */
export function makeSavedMessage(values: MessageValues, fields: Partial<SavedMessage> = {}) {
  return {
    id: 'm1',
    revision: 1,
    state: 'DRAFT',
    values,
    ...fields,
  } as const satisfies SavedMessage;
}

export function makeSaveResult(answer: SavedMessage): SaveResult {
  return { kind: 'saved', answer, serverTime: null };
}

/** Refuses an empty title, and a time that is not five minutes ahead; `sendDay` is the number of ms since 1970. */
const check: ComposeInput['check'] = ({ title, way, sendDay }, serverNow) => ({
  ...(title === '' && { title: 'missing' }),
  ...(way === 'later' &&
    Number(sendDay ?? 0) < serverNow + 300_000 && { sendAt: 'tooSoon' as const }),
});

/** Starts the machine over ports that a test answers by hand. */
export function startCompose(input: Partial<ComposeInput> = {}) {
  const { clock, now } = createSimulatedTime();
  const ports = {
    keepMessage: pretendPort<boolean, KeptMessage>(),
    saveMessage: pretendPort<SaveResult, SaveInput>(),
    countAudience: pretendPort<CountResult, MessageAudience>(),
    checkCode: pretendPort<CodeCheck, { code: string }>(),
    sendTest: pretendPort<SaveResult, SendInput>(),
    sendMessage: pretendPort<SendResult, SendInput>(),
    cancelSchedule: pretendPort<SaveResult, SendInput>(),
  };
  const machine = messageComposeMachine.provide({ actors: toActors(ports) });
  const started = startMachine(machine, {
    clock,
    input: {
      saved: null,
      values: input.saved?.values ?? emptyMessage,
      clientId: 'client-1',
      check,
      now,
      random: () => 0.5,
      ...input,
    },
  });
  const reports: ComposeEmitted[] = [];
  started.actor.on('*', (event) => reports.push(event));
  const change = (values: Partial<MessageValues>) =>
    started.send({ type: 'field.changed', change: values });
  return {
    ...started,
    ...ports,
    now,
    reports,
    change,
    /** Asks to send, and answers the question with yes. */
    confirmSend: () => {
      started.send({ type: 'send.requested' });
      started.send({ type: 'send.confirmed' });
    },
    rest: (wait: 'keep' | 'save' | 'ask') =>
      started.pass({ keep: keepWait, save: saveWait, ask: askWait }[wait]),
    count: async (count: number) => {
      started.pass(askWait);
      await ports.countAudience.last().answer({ ok: true, answer: { count }, serverTime: null });
    },
  };
}

/** A saved message whose recipients the server has counted. */
export async function openCounted({
  count = 3,
  saved = makeSavedMessage(written),
  ...input
}: { count?: number } & Partial<ComposeInput> = {}) {
  const machine = startCompose({ saved, ...input });
  await machine.count(count);
  return machine;
}

/** A saved draft with an audience of 1,284 people, in the question before it is sent. */
export async function openAskedToSend() {
  const machine = await openCounted({ count: 1_284 });
  machine.send({ type: 'send.requested' });
  return machine;
}

/** The same draft while it is sent to these people. */
export async function openSending() {
  const machine = await openAskedToSend();
  machine.send({ type: 'send.confirmed' });
  return machine;
}
