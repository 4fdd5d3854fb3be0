import { type AnyActor, createActor, type EventObject, fromCallback, fromPromise } from 'xstate';
import { pretendMicrophone } from '../testing/pretendMicrophone.ts';
import { dictationMachine } from './dictationMachine.ts';
import type { MicrophoneOutcome } from './dictationTypes.ts';

const silent = fromCallback(() => undefined);
const actors = {
  watchNetwork: silent,
  holdTab: fromCallback<EventObject, { takeOver: boolean }>(({ sendBack }) =>
    sendBack({ type: 'tab.held' }),
  ),
  openMicrophone: fromPromise<MicrophoneOutcome>(() =>
    Promise.resolve({ ok: true, microphone: pretendMicrophone(() => undefined), fellBack: false }),
  ),
  runEngine: silent,
  recordArchive: silent,
  keepAwake: silent,
};

function dictationWithout(port: keyof typeof actors) {
  const { [port]: _, ...others } = actors;
  return createActor(dictationMachine.provide({ actors: others }), {
    input: { newId: () => 'document' },
  });
}

/** The rows of `missingPorts.test.ts` for the machine of dictation. */
export const dictationRows: [
  port: string,
  machine: string,
  start: () => AnyActor,
  event: EventObject,
][] = (Object.keys(actors) as (keyof typeof actors)[]).map((port) => [
  port,
  'dictation',
  () => dictationWithout(port),
  { type: 'dictation.started' },
]);
