import { assertEvent } from 'xstate';
import { dictationSetup } from './dictationSetup.ts';
import type { DictationContext, DictationEmitted } from './dictationTypes.ts';
import { type Recognition, withFinal, withPartial, withPartialKept } from './transcript.ts';

/** Shows interim text, or applies it to a kept segment. */
export const showPartial = dictationSetup.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, 'engine.partial');
  applyRecognition(enqueue, withPartial(context, event));
});

/** Adds a confirmed segment. */
export const addFinal = dictationSetup.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, 'engine.final');
  const { segmentId: id, text, start, end, words } = event;
  applyRecognition(enqueue, withFinal(context, { id, text, start, end, words }));
  enqueue.assign({ warning: lasting(context) });
});

/** Turns the interim text into an unconfirmed segment. */
export const keepPartial = dictationSetup.enqueueActions(({ context, enqueue }) => {
  applyRecognition(enqueue, withPartialKept(context));
});

interface Enqueue {
  assign: (transcript: Pick<DictationContext, 'segments' | 'partial'>) => void;
  emit: (event: DictationEmitted) => void;
}

function applyRecognition(enqueue: Enqueue, { segments, partial, recognised }: Recognition): void {
  enqueue.assign({ segments, partial });
  if (recognised !== null) {
    enqueue.emit({ type: 'segment.recognised', segment: recognised });
  }
}

/** A word about loudness is over with the sentence that it was about; one about credit is not. */
function lasting({ warning }: DictationContext): DictationContext['warning'] {
  return warning?.code === 'low_audio' || warning?.code === 'clipping' ? null : warning;
}
