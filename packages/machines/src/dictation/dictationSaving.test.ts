import { describe, expect, it } from 'vitest';
import { endWell, makeFinal, makePartial, startDictation, startLive } from './dictationTesting.ts';

describe('the storage state of the draft', () => {
  it('X-27: follows the draft from unsaved to saved', () => {
    const { actor, kept } = startDictation();
    expect(kept()).toEqual(['local', 'saved']);
    actor.send({ type: 'draft.changed' });
    expect(kept()).toEqual(['local', 'unsaved']);
    actor.send({ type: 'draft.saved' });
    expect(kept()).toEqual(['local', 'saved']);
  });

  it.each(['full', 'forbidden'] as const)(
    'X-33, S03: reports a device that is %s until a write succeeds and continues the dictation',
    async (reason) => {
      const { actor, kept, tags, context, hear, texts } = await startLive();
      actor.send({ type: 'draft.changed' });
      actor.send({ type: 'draft.refused', reason });
      actor.send({ type: 'draft.changed' });
      expect({ kept: kept(), draftRefusal: context().draftRefusal }).toEqual({
        kept: ['local', 'not-kept'],
        draftRefusal: reason,
      });
      hear(makeFinal('a', 'یک'));
      expect({ tags: tags(), texts: texts() }).toEqual({
        tags: ['hearing', 'live', 'recording'],
        texts: ['یک'],
      });
      actor.send({ type: 'draft.saved' });
      expect({ kept: kept(), draftRefusal: context().draftRefusal }).toEqual({
        kept: ['local', 'saved'],
        draftRefusal: null,
      });
    },
  );

  it.each(['recordArchive', 'keepAwake'] as const)(
    'continues to record when %s throws',
    async (port) => {
      const { tags, held } = await startLive({ broken: [port] });
      expect({ tags: tags(), engines: held.engines }).toEqual({
        tags: ['hearing', 'live', 'recording'],
        engines: 1,
      });
    },
  );
});

describe('the synchronization state of the document', () => {
  it('reports a revision as queued, then as saved, until the text changes', () => {
    const { send, kept, actor } = startDictation();
    send('revision.queued');
    expect(kept()).toEqual(['saved', 'syncing']);
    send('revision.saved');
    expect(kept()).toEqual(['saved', 'synced']);
    actor.send({ type: 'draft.changed' });
    expect(kept()).toEqual(['synced', 'unsaved']);
    actor.send({ type: 'text.changed' });
    expect(kept()).toEqual(['local', 'unsaved']);
  });

  it('reports a document that changed during the save as local', () => {
    const { send, kept, actor } = startDictation();
    send('revision.queued');
    actor.send({ type: 'text.changed' });
    send('revision.saved');
    expect(kept()).toEqual(['local', 'saved']);
  });

  it('reports a refused revision as local and a conflict as a conflict', () => {
    const { send, kept } = startDictation();
    send('revision.queued');
    send('revision.refused');
    expect(kept()).toEqual(['local', 'saved']);
    send('revision.queued');
    send('revision.conflicted');
    expect(kept()).toEqual(['conflict', 'saved']);
    send('revision.saved');
    expect(kept()).toEqual(['saved', 'synced']);
  });

  it.each(['document.cleared', 'document.restored'] as const)('resets the state on %s', (type) => {
    const { actor, send, kept } = startDictation();
    send('revision.queued');
    const document = { documentId: 'found', segments: [], elapsed: 0, unsent: 0, complete: true };
    actor.send(type === 'document.cleared' ? { type } : { type, document });
    expect(kept()).toEqual(['local', 'saved']);
  });
});

describe('a restored document', () => {
  const said = { id: 'a', text: 'یک', start: 0, end: 1, words: [], confirmed: true };
  const found = {
    documentId: 'found',
    segments: [said],
    elapsed: 7_000,
    unsent: 0,
    complete: true,
  };

  it('X-27: replaces the empty document and can be continued', async () => {
    const dictation = startDictation();
    dictation.actor.send({ type: 'document.restored', document: found });
    expect(dictation.tags()).toEqual(['stopped']);
    expect(dictation.context()).toMatchObject(found);
    dictation.send('dictation.started');
    await dictation.allow();
    dictation.hear({ type: 'engine.ready', usageRemained: null });
    dictation.hear(makeFinal('a', 'یک دیگر'));
    dictation.hear(makeFinal('b', 'دو'));
    expect([dictation.texts(), dictation.listened[0]?.documentId]).toEqual([['یک', 'دو'], 'found']);
  });

  it.each([
    ['some of its audio is unsent', { ...found, unsent: 1 }],
    ['its end was not confirmed', { ...found, complete: false }],
    ['its last words are unconfirmed', { ...found, segments: [{ ...said, confirmed: false }] }],
  ])('X-26, X-27: is incomplete when %s', (_, document) => {
    const { actor, context } = startDictation();
    actor.send({ type: 'document.restored', document });
    expect(context().complete).toBe(false);
  });

  it('is ignored during a recording', async () => {
    const { actor, context } = await startLive();
    actor.send({ type: 'document.restored', document: found });
    expect(context().documentId).toBe('document-1');
  });
});

describe('a cleared document', () => {
  it('is new, empty and without the failures of the old one', async () => {
    const dictation = await startLive();
    dictation.hear(makePartial('a', 'یک'));
    dictation.hear({ type: 'engine.refused', reason: { kind: 'no-service' } });
    dictation.send('document.cleared');
    expect(dictation.tags()).toEqual(['idle']);
    expect(dictation.context()).toMatchObject({
      documentId: 'document-2',
      segments: [],
      partial: null,
      elapsed: 0,
      unsent: 0,
      complete: true,
      engineRefusal: null,
      micRefusal: null,
      warning: null,
      lostMicrophone: null,
    });
  });

  it('is not replaced during a recording', async () => {
    const dictation = await startLive();
    dictation.hear(makeFinal('a', 'یک'));
    dictation.send('document.cleared');
    expect(dictation.texts()).toEqual(['یک']);
    endWell(dictation);
    dictation.send('document.cleared');
    expect(dictation.texts()).toEqual([]);
  });
});
