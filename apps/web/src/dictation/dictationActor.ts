import type { Engine } from '@nevisa/api/types';
import { dictationMachine, type ListenCommand, type ListenInput } from '@nevisa/machines';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import type { Services } from '../services.ts';
import { actorPerOwner } from '../session/perOwner.ts';
import type { DictationPorts } from './dictationPorts.ts';
import { createNevisaEngine } from './nevisaEngine.ts';
import { openMicrophone } from './openMicrophone.ts';

export type Dictation = ActorRefFrom<typeof dictationMachine>;

/**
 * The dictation of a person. It outlives the screen: walking to another page
 * neither stops it nor costs a word.
 */
export const dictationOf = actorPerOwner<Dictation>((services, ownerId) => {
  const dictation = createDictation(services.dictation ?? productPorts(services));
  // Whoever signs out stops speaking to us; the text stays for their return.
  services.session.subscribe(() => {
    if (services.session.facts().user?.id !== ownerId) {
      dictation.send({ type: 'dictation.stopped' });
    }
  });
  return dictation;
});

function createDictation({ openMicrophone: open, engine }: DictationPorts): Dictation {
  const machine = dictationMachine.provide({
    actors: {
      openMicrophone: fromPromise(async ({ signal }) => {
        const outcome = await open();
        if (signal.aborted && outcome.ok) {
          outcome.microphone.close();
        }
        return outcome;
      }),
      listen: listenWith(engine),
    },
  });
  const dictation = createActor(machine, { input: { newId: () => crypto.randomUUID() } });
  dictation.start();
  return dictation;
}

function listenWith(engine: Engine) {
  return fromCallback<ListenCommand, ListenInput>(({ input, sendBack, receive }) => {
    const listening = engine.listen({ ...input, report: sendBack });
    receive(() => {
      listening.stop();
    });
    return () => {
      listening.close();
    };
  });
}

function productPorts({ session, config }: Services): DictationPorts {
  return {
    openMicrophone,
    engine: createNevisaEngine({
      createLiveSession: session.client().createLiveSession,
      apiHost: config.apiHost,
    }),
  };
}
