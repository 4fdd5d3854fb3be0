import { expect, it } from 'vitest';
import { makeRefusal } from '../testing/fixtures.ts';
import { keptUpload, openSendingUpload, startUpload } from './uploadTesting.ts';

async function openWaiting() {
  const upload = startUpload();
  await upload.check();
  upload.send({ type: 'start.requested' });
  return upload;
}

async function openPaused() {
  const upload = await openSendingUpload();
  upload.send({ type: 'pause.requested' });
  return upload;
}

async function openSignedOut() {
  const upload = await openSendingUpload();
  upload.fail(makeRefusal(401).failure);
  return upload;
}

async function openExtracting() {
  const upload = startUpload({ file: { name: 'a.mp4', size: 200_000_000, lastModified: 1 } });
  await upload.readSample.last().answer({ ok: true, hash: 'video' });
  await upload.measureLength.last().answer(60_000);
  await upload.weighSound.last().answer(40);
  await upload.findKnown.last().answer(null);
  upload.allowSending();
  return upload;
}

it.each([
  ['waiting', openWaiting],
  ['extracting', openExtracting],
  ['sending', openSendingUpload],
  ['paused', openPaused],
  ['signedOut', openSignedOut],
  ['needsFile', async () => startUpload({ kept: keptUpload })],
] as const)('X-184: a file in the state %s is canceled on the server', async (tag, open) => {
  const upload = await open();
  expect(upload.tags()).toContain(tag);
  upload.send({ type: 'cancel.requested' });
  expect(upload.tags()).toEqual(['canceling']);
  await upload.terminateJob.last().answer({ ok: true, answer: { billed: 0 } });
  expect(upload.tags()).toEqual(['canceled']);
});

it.each([
  ['at once where the server asks for no wait', null, 2],
  ['only after the wait that the server asks for', 60_000, 1],
])(
  'X-184: after the return of the network the cancel of a file is sent again %s',
  async (_, retryAfter, calls) => {
    const upload = await openSendingUpload();
    upload.send({ type: 'cancel.requested' });
    const failure = { ...makeRefusal(429).failure, retryAfter };
    await upload.terminateJob.last().answer({ ok: false, failure });
    upload.send({ type: 'network.returned' });
    expect(upload.terminateJob.calls).toHaveLength(calls);
    upload.pass(60_000);
    expect(upload.terminateJob.calls).toHaveLength(2);
  },
);
