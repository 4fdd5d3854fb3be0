import { describe, expect, it } from 'vitest';
import { connectWait, finalizeWait } from './dictationSetup.ts';
import {
  endWell,
  makeFinal,
  lost,
  makePartial,
  ready,
  startDictation,
  startLive,
} from './dictationTesting.ts';

describe('dictationMachine with unsent audio', () => {
  async function endOffline() {
    const dictation = await startLive();
    dictation.hear(makeFinal('a', 'یک'));
    dictation.hear(lost);
    dictation.hear({ type: 'engine.unsent', duration: 4_000 });
    dictation.send('dictation.stopped');
    return dictation;
  }

  it('X-25, X-26: releases every port at once and is incomplete when a recording ends offline', async () => {
    const { tags, context, held } = await endOffline();
    expect(tags()).toEqual(['stopped']);
    expect(context()).toMatchObject({ unsent: 4_000, complete: false });
    expect(held).toEqual({ tabs: 0, engines: 0, archives: 0, awake: 0, microphones: 0 });
  });

  it('X-25: uploads the unsent audio automatically and without a microphone', async () => {
    const { tags, clock, hear, texts, context, listened, log } = await endOffline();
    clock.increment(500);
    expect(tags()).toEqual(['uploading-rest']);
    expect(listened.at(-1)).toEqual({
      documentId: 'document-1',
      microphone: null,
      takeOver: false,
    });
    hear(ready);
    expect(log.slice(-2)).toEqual(['send rest', 'recording.stopped']);
    hear(makePartial('b', 'دو'));
    hear({ type: 'engine.unsent', duration: 1_000 });
    expect(context().unsent).toBe(1_000);
    hear(makeFinal('b', 'دو سه'));
    hear({ type: 'engine.flushed' });
    hear({ type: 'engine.usage', usageRemained: 7 });
    hear({ type: 'engine.stopped', complete: true });
    expect({ tags: tags(), texts: texts() }).toEqual({ tags: ['stopped'], texts: ['یک', 'دو سه'] });
    expect(context()).toMatchObject({ unsent: 0, complete: true, usage: { remained: 7 } });
    clock.increment(60_000);
    expect(tags()).toEqual(['stopped']);
  });

  it('X-25: retries the upload with growing waits and without a limit, and at once when the network returns', async () => {
    const { tags, clock, hear, send, context } = await endOffline();
    for (const wait of [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]) {
      clock.increment(wait - 1);
      expect(tags()).toEqual(['stopped']);
      clock.increment(1);
      expect(tags()).toEqual(['uploading-rest']);
      hear(lost);
    }
    send('network.returned');
    expect({ tags: tags(), unsent: context().unsent }).toEqual({
      tags: ['uploading-rest'],
      unsent: 4_000,
    });
  });

  it.each([
    ['the service is not ready in ten seconds', connectWait, []],
    [
      'the service does not confirm the end in five seconds',
      finalizeWait,
      [ready, { type: 'engine.flushed' } as const],
    ],
    ['the service closes the session as idle', 0, [ready, { type: 'engine.idled' } as const]],
    [
      'another device records',
      0,
      [{ type: 'engine.refused', reason: { kind: 'busy-elsewhere' } } as const],
    ],
  ])('X-25: waits for another upload when %s', async (_, wait, said) => {
    const { tags, clock, hear, context } = await endOffline();
    clock.increment(500);
    said.forEach(hear);
    clock.increment(wait);
    expect([tags(), context().unsent > 0]).toEqual([['stopped'], true]);
  });

  it('X-30: stops the upload when the service refuses', async () => {
    const { tags, clock, hear, send, context } = await endOffline();
    clock.increment(500);
    hear({ type: 'engine.refused', reason: { kind: 'no-credit' } });
    clock.increment(60_000);
    send('network.returned');
    expect({ tags: tags(), unsent: context().unsent }).toEqual({
      tags: ['engine-refused'],
      unsent: 4_000,
    });
  });

  it('X-25: ends an upload when a new recording starts in the same document', async () => {
    const dictation = await endOffline();
    dictation.clock.increment(500);
    dictation.send('dictation.started');
    await dictation.allow();
    expect(dictation.tags()).toContain('connecting');
    expect(dictation.listened.map(({ documentId }) => documentId)).toEqual([
      'document-1',
      'document-1',
      'document-1',
    ]);
    expect(dictation.held.engines).toBe(1);
  });

  it('X-29: delays an upload while another page records and stops it when another page takes over', async () => {
    const dictation = startDictation({ tab: 'tab.taken' });
    dictation.actor.send({
      type: 'document.restored',
      document: { documentId: 'found', segments: [], elapsed: 0, unsent: 9_000, complete: true },
    });
    dictation.clock.increment(500);
    expect({ tags: dictation.tags(), listened: dictation.listened }).toEqual({
      tags: ['stopped'],
      listened: [],
    });
    const other = await endOffline();
    other.clock.increment(500);
    other.tellTab('tab.stolen');
    expect({ tags: other.tags(), engines: other.held.engines }).toEqual({
      tags: ['stopped'],
      engines: 0,
    });
  });

  it('X-25, X-26, X-27: uploads the end of an unfinished sentence also when no audio is unsent', () => {
    const dictation = startDictation();
    const half = { id: 'a', text: 'یک', start: 0, end: 0, words: [], confirmed: false };
    dictation.actor.send({
      type: 'document.restored',
      document: { documentId: 'found', segments: [half], elapsed: 0, unsent: 0, complete: true },
    });
    dictation.clock.increment(500);
    dictation.hear(ready);
    dictation.hear(makeFinal('a', 'یک و دو'));
    dictation.hear({ type: 'engine.stopped', complete: true });
    expect({ tags: dictation.tags(), texts: dictation.texts() }).toEqual({
      tags: ['stopped'],
      texts: ['یک و دو'],
    });
    expect(dictation.context()).toMatchObject({ unsent: 0, complete: true });
    expect(dictation.listened.length).toBe(1);
  });

  it('treats a port that throws as a failed upload', () => {
    const dictation = startDictation({ broken: ['runEngine'] });
    dictation.actor.send({
      type: 'document.restored',
      document: { documentId: 'found', segments: [], elapsed: 0, unsent: 9_000, complete: true },
    });
    dictation.clock.increment(500);
    expect(dictation.tags()).toEqual(['stopped']);
  });

  it('X-26: preserves the interim text of an interrupted upload', async () => {
    const { clock, hear, texts } = await endOffline();
    clock.increment(500);
    hear(ready);
    hear(makePartial('b', 'دو'));
    hear(lost);
    expect(texts()).toEqual(['یک', 'دو…']);
  });

  it('uploads no audio after a complete recording', async () => {
    const dictation = await startLive();
    endWell(dictation);
    dictation.clock.increment(60_000);
    dictation.send('network.returned');
    expect(dictation.tags()).toEqual(['stopped']);
  });
});
