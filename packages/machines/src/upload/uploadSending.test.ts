import { describe, expect, it } from 'vitest';
import { makeRefusal } from '../testing/fixtures.ts';
import { interview, openSendingUpload, startUpload } from './uploadTesting.ts';

const network = { ok: false, failure: { kind: 'network' } } as const;

describe('a file that is sent', () => {
  it('X-183: asks first what the server has, and goes on from there', async () => {
    const upload = startUpload();
    await upload.check();
    await upload.begin(4);
    expect(upload.sender()?.input).toMatchObject({ from: 4, hash: 'hash' });
  });

  it('X-183: asks for the place after a wrong one', async () => {
    const upload = await openSendingUpload();
    upload.fail(makeRefusal(409).failure);
    expect(upload.sender()).toBeUndefined();
    upload.pass(1_000);
    await upload.answerReceived(6);
    expect(upload.sender()?.input.from).toBe(6);
  });

  it('X-183, X-188: shows what was received most when the server has forgotten bytes, and says so', async () => {
    const upload = await openSendingUpload();
    upload.settle(8);
    upload.fail({ kind: 'network' });
    upload.pass(1_000);
    await upload.answerReceived(0);
    expect(upload.context()).toMatchObject({ received: 0, mostReceived: 8, beganAnew: true });
    upload.settle(9);
    expect(upload.context()).toMatchObject({ received: 9, mostReceived: 9, beganAnew: false });
  });

  it('X-188: takes no more bytes than the file has', async () => {
    const upload = await openSendingUpload();
    upload.settle(99);
    expect(upload.context().received).toBe(10);
    upload.settle(-1);
    expect(upload.context()).toMatchObject({ received: 0, mostReceived: 10 });
  });

  it('X-184: stops its sender at once when it is paused, and sends nothing until it is resumed', async () => {
    const upload = await openSendingUpload();
    upload.send({ type: 'pause.requested' });
    expect(upload.tags()).toEqual(['paused']);
    expect(upload.sender()).toBeUndefined();
    upload.send({ type: 'network.returned' });
    upload.send({ type: 'slot.granted' });
    upload.pass(3_600_000);
    expect(upload.senders).toHaveLength(1);
    expect(upload.askReceived.calls).toHaveLength(1);
    upload.send({ type: 'resume.requested' });
    expect(upload.tags()).toEqual(['moving', 'waiting']);
  });

  it.each([404, 409])('X-183: goes on by itself after %s', async (status) => {
    const upload = await openSendingUpload();
    upload.fail(makeRefusal(status).failure);
    expect(upload.tags()).toEqual(['moving', 'sending']);
    upload.pass(19_000);
    expect(upload.askReceived.calls).toHaveLength(2);
  });

  it('X-184: is canceled, and not failed, when another page has canceled it', async () => {
    const upload = await openSendingUpload();
    const failure = { ...makeRefusal(410).failure, code: 'canceled' };
    upload.fail(failure);
    expect([upload.tags(), upload.context().report]).toEqual([
      ['canceled'],
      { state: 'canceled', billed: null },
    ]);
  });

  it('X-185: waits for the network and goes on by itself', async () => {
    const upload = await openSendingUpload();
    upload.send({ type: 'network.lost' });
    expect(upload.tags()).toEqual(['moving', 'offline', 'sending']);
    expect(upload.sender()).toBeUndefined();
    upload.send({ type: 'network.returned' });
    await upload.answerReceived(3);
    expect(upload.sender()?.input.from).toBe(3);
  });

  it('X-185: waits for the network also while it tries by itself, and after a try that fails', async () => {
    const upload = await openSendingUpload();
    upload.send({ type: 'network.lost' });
    upload.pass(19_000);
    expect(upload.tags()).toEqual(['moving', 'offline', 'sending']);
    await upload.askReceived.last().answer({ ok: false, failure: { kind: 'network' } });
    expect(upload.tags()).toEqual(['moving', 'offline', 'sending']);
    upload.pass(19_000);
    await upload.answerReceived(3);
    expect(upload.sender()?.input.from).toBe(3);
    expect(upload.tags()).toEqual(['moving', 'sending']);
  });

  it('X-185: tries again without a limit, at least every 19 s', async () => {
    const upload = await openSendingUpload();
    upload.fail({ kind: 'server', status: 503 });
    for (let tries = 0; tries < 50; tries += 1) {
      const before = upload.askReceived.calls.length;
      upload.pass(19_000);
      expect(upload.askReceived.calls.length).toBe(before + 1);
      await upload.askReceived.last().answer(network);
    }
    expect(upload.tags()).toEqual(['moving', 'sending']);
  });

  it('X-185: tries at once when the network is back during a rest', async () => {
    const upload = await openSendingUpload();
    upload.fail({ kind: 'server', status: 503 });
    upload.send({ type: 'network.returned' });
    expect(upload.askReceived.calls).toHaveLength(2);
  });

  it('X-185: waits as long as the server asks', async () => {
    const upload = await openSendingUpload();
    const failure = { ...makeRefusal(429).failure, retryAfter: 60_000 };
    upload.fail(failure);
    upload.pass(59_000);
    expect(upload.askReceived.calls).toHaveLength(1);
    upload.pass(1_500);
    expect(upload.askReceived.calls).toHaveLength(2);
  });

  it('X-185: waits as long as the server asks also when the page is shown again meanwhile', async () => {
    const upload = await openSendingUpload();
    upload.fail({ ...makeRefusal(429).failure, retryAfter: 60_000 });
    upload.pass(30_000);
    upload.send({ type: 'network.returned' });
    expect(upload.askReceived.calls).toHaveLength(1);
    upload.pass(30_000);
    expect(upload.askReceived.calls).toHaveLength(2);
  });

  it('X-185, T30: waits as long as the server asks also when the network is lost and returns meanwhile', async () => {
    const upload = await openSendingUpload();
    upload.fail({ ...makeRefusal(429).failure, retryAfter: 60_000 });
    upload.pass(10_000);
    upload.send({ type: 'network.lost' });
    expect(upload.tags()).toEqual(['moving', 'offline', 'sending']);
    upload.pass(10_000);
    upload.send({ type: 'network.returned' });
    expect(upload.tags()).toEqual(['moving', 'sending']);
    upload.pass(39_000);
    expect(upload.askReceived.calls).toHaveLength(1);
    upload.pass(1_500);
    expect(upload.askReceived.calls).toHaveLength(2);
  });

  it('X-185: waits for the network when it is still lost at the end of the wait of the server', async () => {
    const upload = await openSendingUpload();
    upload.fail({ ...makeRefusal(429).failure, retryAfter: 60_000 });
    upload.send({ type: 'network.lost' });
    upload.send({ type: 'network.lost' });
    upload.pass(60_500);
    expect(upload.askReceived.calls).toHaveLength(2);
    await upload.askReceived.last().answer(network);
    expect(upload.tags()).toEqual(['moving', 'offline', 'sending']);
    upload.send({ type: 'network.returned' });
    await upload.answerReceived(3);
    expect(upload.sender()?.input.from).toBe(3);
  });

  it('X-185: waits no longer than at first once bytes have arrived', async () => {
    const upload = await openSendingUpload();
    upload.fail({ kind: 'server', status: 503 });
    upload.pass(19_000);
    await upload.answerReceived(0);
    expect(upload.context().failures).toBe(1);
    upload.settle(4);
    expect(upload.context()).toMatchObject({ failures: 0, failure: null });
  });

  it('X-185: stays in the queue when the session has ended', async () => {
    const upload = await openSendingUpload();
    upload.fail(makeRefusal(401).failure);
    expect(upload.tags()).toEqual(['signedOut']);
    upload.send({ type: 'session.returned' });
    expect(upload.tags()).toEqual(['moving', 'waiting']);
    expect(upload.context()).toMatchObject({ failures: 0, failure: null });
  });

  it.each([402, 403, 413, 415, 507])(
    'X-185: ends with the words of the server after %s, and can be tried again',
    async (status) => {
      const upload = await openSendingUpload();
      const failure =
        status === 507 ? ({ kind: 'server', status } as const) : makeRefusal(status).failure;
      upload.fail(failure);
      expect(upload.tags()).toEqual(['failed']);
      expect(upload.context().failure).toEqual(failure);
      upload.send({ type: 'retry.requested' });
      expect(upload.tags()).toEqual(['moving', 'waiting']);
    },
  );

  it('X-187: asks for the file again when it cannot be read, and takes only the same content', async () => {
    const upload = await openSendingUpload();
    upload.settle(5);
    upload.sender()?.report({ type: 'file.unreadable', hasChanged: true });
    expect(upload.tags()).toEqual(['needsFile']);
    expect(upload.context().hasChanged).toBe(true);

    await upload.chooseAgain({ ...interview, size: 99 }, 'another');
    expect(upload.tags()).toEqual(['needsFile']);
    expect(upload.context()).toMatchObject({ isOtherFile: true, file: interview, received: 5 });

    await upload.chooseAgain({ ...interview, lastModified: 2 });
    expect(upload.tags()).toEqual(['moving', 'waiting']);
    expect(upload.context()).toMatchObject({ isOtherFile: false, hasChanged: false });
  });
});
