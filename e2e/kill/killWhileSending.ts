import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Backend } from '@nevisa/mocks/backend';
import type { Page } from 'playwright';
import { paths } from '../../apps/web/src/shared/paths.ts';
import { addedText } from '../../apps/web/src/shared/text/addedText.ts';
import { filesText } from '../../apps/web/src/shared/text/filesText.ts';
import { createRandom } from '../../mocks/fixtures/history/random.ts';
import { patience } from '@nevisa/testing';
import { serveDemo } from '../serveDemo.ts';
import { withoutFilePicker } from '../withoutFilePicker.ts';
import { openProfile, type PersistentProfile } from './persistentProfile.ts';

const megabyte = 1_048_576;
/** How many parts of the first size the file has. */
const parts = 12;
/** How long a part of 1 MB takes, in ms. */
const partTime = 600;

/** What the server saw of one file while its page ended again and again. */
export interface KilledSending {
  /** Ends that met a part on its way. */
  readonly interrupted: number;
  /** Parts that the server had completely, and got once more. */
  readonly repeated: number;
  readonly received: number;
  readonly size: number;
  /** Texts made of the file. */
  readonly jobs: number;
}

/** Sends a file of 12 MB and ends its page so many times: by turns the whole browser (SIGKILL), and the process of the page. */
export async function killWhileSending(kills: number): Promise<KilledSending> {
  const demo = await serveDemo();
  const folder = await mkdtemp(join(tmpdir(), 'nevisa-sent-'));
  const recording = join(import.meta.dirname, '../audio/silence.wav');
  const profile = await openProfile(demo.url.replace(/\/$/, ''), recording);
  try {
    const path = join(folder, 'sent.wav');
    await writeFile(path, await makeWave(parts * megabyte));
    return await sendOften({ profile, backend: demo.backend, path }, kills);
  } finally {
    await profile.remove();
    await demo.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Sent {
  readonly profile: PersistentProfile;
  readonly backend: Backend;
  readonly path: string;
}

async function sendOften({ profile, backend, path }: Sent, kills: number): Promise<KilledSending> {
  const server = watchParts(backend);
  const random = createRandom(186);
  const account = backend.account('sara');
  let interrupted = 0;
  backend.fileFaults.msPerByte = partTime / megabyte;
  let page = await openHistory(profile);
  await page.getByRole('button', { name: addedText.addFile }).first().click();
  await page.getByLabel(filesText.audioOrVideo).setInputFiles(path);
  await page.getByText(/از اعتبار شما مصرف می‌شود/).waitFor({ timeout: patience });
  await page.getByRole('button', { name: filesText.start }).click();
  for (let kill = 0; kill < kills; kill += 1) {
    await server.nextPart();
    await wait(random() * partTime * 1.3);
    interrupted += server.underWay() > 0 ? 1 : 0;
    await (kill % 2 === 0 ? profile.kill() : profile.crash(page));
    backend.fileFaults.msPerByte = kill === kills - 1 ? 0 : partTime / megabyte;
    page = await openHistory(profile);
    await chooseAgain(page, path);
  }
  await page
    .getByText(filesText.queued)
    .or(page.getByText(filesText.converting, { exact: true }))
    .first()
    .waitFor({ timeout: patience });
  return {
    interrupted,
    repeated: server.repeated(),
    received: backend.receivedBytes(account),
    size: parts * megabyte,
    jobs: account.conversations.length,
  };
}

/** A WAV file of noise, in bytes of the whole file. */
async function makeWave(size: number): Promise<Buffer> {
  const speech = await readFile(join(import.meta.dirname, '../audio/three-sentences.wav'));
  const head = Buffer.from(speech.subarray(0, 44));
  head.writeUInt32LE(size - 8, 4);
  head.writeUInt32LE(size - 44, 40);
  return Buffer.concat([head, randomBytes(size - 44)]);
}

/** Counts the parts that reach the server. */
function watchParts(backend: Backend) {
  const send = backend.sendFilePart.bind(backend);
  const has = () => backend.receivedBytes(backend.account('sara'));
  let repeated = 0;
  let underWay = 0;
  let begin: () => void = () => undefined;
  backend.sendFilePart = async (account, part, request) => {
    repeated += part.file.size > 0 && part.offset + part.file.size <= has() ? 1 : 0;
    underWay += 1;
    begin();
    try {
      return await send(account, part, request);
    } finally {
      underWay -= 1;
    }
  };
  return {
    repeated: () => repeated,
    underWay: () => underWay,
    /** Resolves when the next part has reached the server. */
    nextPart: () =>
      new Promise<void>((resolve) => {
        begin = resolve;
      }),
  };
}

async function openHistory(profile: PersistentProfile): Promise<Page> {
  const page = await withoutFilePicker(await profile.newPage());
  page.setDefaultTimeout(patience);
  await page.goto(`${profile.url}${paths.history}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

async function chooseAgain(page: Page, path: string): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: filesText.choose }).click();
  await (await asked).setFiles(path);
}
