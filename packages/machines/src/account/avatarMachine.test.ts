import { describe, expect, it } from 'vitest';
import type { Outcome } from '@nevisa/api/types';
import { makeRefusal } from '../testing/fixtures.ts';
import { pretendPort } from '../testing/pretendPort.ts';
import { startMachine } from '../testing/startMachine.ts';
import { crop, done, picture } from './accountTesting.ts';
import {
  avatarMachine,
  type Decoded,
  type DecodedPicture,
  type Encoded,
  type PictureFile,
} from './avatarMachine.ts';

const file = new Blob(['a']);
const blob = new Blob(['b']);

function start() {
  const decode = pretendPort<Decoded, PictureFile>();
  const encode = pretendPort<Encoded, { picture: DecodedPicture; crop: typeof crop }>();
  const upload = pretendPort<Outcome<unknown>, PictureFile>();
  const remove = pretendPort<Outcome<unknown>>();
  const released: (DecodedPicture | null)[] = [];
  const started = startMachine(
    avatarMachine.provide({
      actors: {
        decodePicture: decode.logic,
        encodePicture: encode.logic,
        uploadPicture: upload.logic,
        removePicture: remove.logic,
      },
      actions: { releasePicture: (_, params) => released.push(params.picture) },
    }),
  );
  const choose = () => started.send({ type: 'picture.chosen', file });
  const cut = () => started.send({ type: 'picture.cropped', crop });
  return {
    ...started,
    decode,
    encode,
    upload,
    remove,
    released,
    choose,
    cut,
    crop: async () => {
      choose();
      await decode.last().answer({ ok: true, picture });
    },
  };
}

describe('avatarMachine', () => {
  it('X-233: decodes, cuts and uploads a picture, and gives its memory back', async () => {
    const avatar = start();
    await avatar.crop();
    expect(avatar.tags()).toEqual(['cropping']);
    avatar.cut();
    avatar.cut();
    expect(avatar.encode.calls.map(({ input }) => input)).toEqual([{ picture, crop }]);
    await avatar.encode.last().answer({ ok: true, blob });
    expect(avatar.upload.last().input).toBe(blob);
    await avatar.upload.last().answer(done);
    expect([avatar.tags(), avatar.released]).toEqual([['shown'], [picture]]);
  });

  it.each(['type', 'size', 'unreadable'] as const)(
    'X-233: a file with the fault %s changes nothing',
    async (fault) => {
      const avatar = start();
      avatar.choose();
      await avatar.decode.last().answer({ ok: false, fault });
      expect([avatar.tags(), avatar.context().fault]).toEqual([['shown'], fault]);
      avatar.choose();
      expect(avatar.context().fault).toBeNull();
    },
  );

  it('X-233: a picture that cannot be cut is unreadable, and its memory is given back', async () => {
    const avatar = start();
    await avatar.crop();
    avatar.cut();
    await avatar.encode.last().reject('boom');
    expect([avatar.tags(), avatar.context().fault, avatar.released]).toEqual([
      ['shown'],
      'unreadable',
      [picture],
    ]);
  });

  it('X-233: a picture is not called unreadable where the code that reads it does not load', async () => {
    const avatar = start();
    const lost = { ok: false, failure: { kind: 'network' } } as const;
    avatar.choose();
    await avatar.decode.last().answer(lost);
    expect([avatar.tags(), avatar.context()]).toMatchObject([
      ['shown'],
      { fault: null, failure: lost.failure },
    ]);
    await avatar.crop();
    avatar.cut();
    await avatar.encode.last().answer(lost);
    expect([avatar.tags(), avatar.context(), avatar.released]).toMatchObject([
      ['cropping'],
      { fault: null, failure: lost.failure },
      [],
    ]);
  });

  it('X-233: a failed upload keeps the cut and can be tried again', async () => {
    const avatar = start();
    await avatar.crop();
    avatar.cut();
    await avatar.encode.last().answer({ ok: true, blob });
    await avatar.upload.last().answer(makeRefusal(413));
    expect([avatar.tags(), avatar.context().failure]).toEqual([
      ['cropping'],
      makeRefusal(413).failure,
    ]);
    avatar.cut();
    await avatar.encode.last().answer({ ok: true, blob });
    await avatar.upload.last().reject('boom');
    expect([avatar.tags(), avatar.context().failure]).toEqual([['cropping'], { kind: 'network' }]);
    expect(avatar.released).toEqual([]);
  });

  it('X-233: the newest of two chosen files counts', async () => {
    const avatar = start();
    avatar.choose();
    const older = avatar.decode.last();
    avatar.choose();
    expect([older.inFlight, avatar.decode.calls.length]).toEqual([false, 2]);
    await avatar.decode.last().answer({ ok: true, picture });
    expect(avatar.tags()).toEqual(['cropping']);
  });

  it('X-233: a cut or an upload that is given up leaves the old picture', async () => {
    const avatar = start();
    await avatar.crop();
    avatar.cut();
    await avatar.encode.last().answer({ ok: true, blob });
    avatar.send({ type: 'picture.cancelled' });
    expect([avatar.tags(), avatar.upload.last().inFlight, avatar.released]).toEqual([
      ['shown'],
      false,
      [picture],
    ]);
  });

  it('X-233: a failed removal keeps the picture and says why', async () => {
    const avatar = start();
    avatar.send({ type: 'picture.removed' });
    await avatar.remove.last().answer(makeRefusal(500));
    expect([avatar.tags(), avatar.context().failure]).toEqual([
      ['shown'],
      makeRefusal(500).failure,
    ]);
    avatar.send({ type: 'picture.removed' });
    expect(avatar.context().failure).toBeNull();
    await avatar.remove.last().answer(done);
    expect(avatar.tags()).toEqual(['shown']);
  });
});
