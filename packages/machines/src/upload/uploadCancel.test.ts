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
