import { afterEach, describe, expect, it } from 'vitest';
import { createDrafts } from './createDrafts.ts';
import { makeBytes, makeFrames, listSeqs, slice } from './testing/draftSamples.ts';
import { readAllRawBytes, deleteDrafts, withRawDatabase } from './testing/rawDatabase.ts';

afterEach(deleteDrafts);

describe('the encrypted database', () => {
  it('S10: stores no plain text', async () => {
    const draft = createDrafts('sara').open('one');
    await draft.append(['a secret sentence']);
    await draft.compact('a secret whole');
    await draft.appendAudio({ ...slice(0), mimeType: 'audio/secret' });
    await draft.unsent.append([
      { seq: 1, samples: new Int16Array(new TextEncoder().encode('secret')) },
    ]);
    const raw = await readAllRawBytes();
    expect(raw.length).toBeGreaterThan(300);
    expect(raw).not.toMatch(/s\0?e\0?c\0?r\0?e\0?t|stretch/);
  });

  it('S10: creates one key that cannot be exported, also for two tabs at the same time', async () => {
    const tabs = [createDrafts('sara'), createDrafts('sara')];
    await Promise.all(tabs.map((tab, index) => tab.open(`draft ${index}`).append([index])));
    const keys = await withRawDatabase((database) => database.getAll('keys'));
    expect(keys).toHaveLength(1);
    await expect(crypto.subtle.exportKey('raw', keys[0] as CryptoKey)).rejects.toMatchObject({
      name: 'InvalidAccessError',
    });
    expect(await createDrafts('sara').list()).toHaveLength(2);
  });

  it('S07, S10: separates the drafts of two persons', async () => {
    const [sara, reza] = [createDrafts('sara'), createDrafts('reza')];
    await sara.open('one').append(['hers']);
    await reza.open('one').append(['his']);
    expect(await reza.open('one').entries()).toEqual(['his']);
    await sara.destroyKey();
    expect(await reza.list()).toHaveLength(1);
    expect(await reza.open('one').entries()).toEqual(['his']);
  });

  it('S10: does not decrypt with the key of another person', async () => {
    await createDrafts('sara').open('one').append(['hers']);
    await createDrafts('reza').open('two').append(['his']);
    await withRawDatabase(async (database) => {
      const record = await database.get('texts', ['sara', 'one', 1]);
      await database.put('texts', record as never, ['reza', 'two', 2]);
    });
    expect(await createDrafts('reza').open('two').entries()).toEqual(['his']);
    expect(await withRawDatabase((database) => database.count('quarantine'))).toBe(1);
  });

  it('S10: does not decrypt a record at another place', async () => {
    const draft = createDrafts('sara').open('one');
    await draft.append(['first']);
    await draft.append(['second']);
    await draft.append(['third']);
    await withRawDatabase(async (database) => {
      const [first, second] = await database.getAll('texts');
      await database.put('texts', second as never, ['sara', 'one', 1]);
      await database.put('texts', first as never, ['sara', 'one', 2]);
    });
    expect(await draft.entries()).toEqual(['third']);
    expect(await draft.entries()).toEqual(['third']);
    const aside = await withRawDatabase((database) => database.getAll('quarantine'));
    expect(new Set(aside.map(({ store, key }) => `${store} ${key.join(' ')}`))).toEqual(
      new Set(['texts sara one 1', 'texts sara one 2']),
    );
  });

  it.each([
    ['damaged', { iv: new Uint8Array(12), bytes: makeBytes(1, 2, 3) }],
    ['of another form', { text: 'from an older version' }],
    ['nothing', null],
  ])('S04: quarantines a record that is %s, and reads the next one', async (_, record) => {
    const drafts = createDrafts('sara');
    const draft = drafts.open('one');
    await draft.append(['first']);
    await draft.appendAudio(slice(0));
    await draft.appendAudio(slice(1));
    await draft.unsent.append(makeFrames(0, 25));
    await draft.unsent.append(makeFrames(25, 25));
    await withRawDatabase(async (database) => {
      await database.put('texts', record as never, ['sara', 'one', 2]);
      await database.put('audio', record as never, ['sara', 'one', 2]);
      await database.put('unsent', record as never, ['sara', 'one', 0, 24]);
      await database.put('texts', record as never, ['sara', 'unreadable', 1]);
    });
    const again = createDrafts('sara');
    expect(await again.list()).toEqual([
      expect.objectContaining({ documentId: 'one', audioDuration: 250, unsentDuration: 1_000 }),
    ]);
    expect(listSeqs(await again.open('one').unsent.read(0, 3))).toEqual([25, 26, 27]);
    await again.open('one').append(['third']);
    expect(await again.open('one').entries()).toEqual(['first', 'third']);
    const aside = await withRawDatabase((database) => database.getAll('quarantine'));
    expect(aside.map((each) => each.record)).toEqual(Array(4).fill(record));
  });

  it('S10: destroys the key first, then the records', async () => {
    const drafts = createDrafts('sara');
    await drafts.open('one').append(['hers']);
    const [record] = await withRawDatabase((database) => database.getAll('texts'));
    await drafts.destroyKey();
    expect(
      await withRawDatabase((database) =>
        Promise.all([database.count('keys'), database.count('texts')]),
      ),
    ).toEqual([0, 0]);
    await withRawDatabase((database) => database.put('texts', record as never, ['sara', 'one', 1]));
    expect(await drafts.list()).toEqual([]);
    await drafts.open('two').append(['new']);
    expect((await drafts.list()).map(({ documentId }) => documentId)).toEqual(['two']);
    expect(await drafts.open('one').entries()).toEqual([]);
  });
});
