import type { Page, Request } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import { addedText } from '../apps/web/src/shared/text/addedText.ts';
import { commonText } from '../apps/web/src/shared/text/commonText.ts';
import { liveText } from '../apps/web/src/shared/text/liveText.ts';
import { paths } from '../apps/web/src/shared/paths.ts';
import { playerText } from '../packages/ui/src/foundations/text/playerText.ts';
import { keepSounds, readSound } from './heardSounds.ts';
import { connectionErrors, openDictationFor, type OpenedDictation } from './openDictation.ts';

/** The requests that send a sound. */
function recordUploads(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    const type = request.headers()['content-type'] ?? '';
    if (request.url().endsWith('/nevisa/history/upload_audio') || type.startsWith('multipart/')) {
      sent.push(request);
    }
  });
  return sent;
}

async function dictate(dictation: OpenedDictation): Promise<void> {
  await dictation.start();
  await dictation.waitForSentence(1);
  await dictation.stop();
  await dictation.waitForText(liveText.stopped);
}

async function save(dictation: OpenedDictation): Promise<void> {
  const { button, page } = dictation;
  await button(liveText.recoverSave).click();
  await page.getByRole('button', { name: commonText.save, exact: true }).click();
  await dictation.waitForText(addedText.savedServerAndDevice);
}

/** Decodes a sound in the browser: its length in seconds, and its loudest sample. */
function decode(page: Page, bytes: Uint8Array): Promise<{ duration: number; loudest: number }> {
  return page.evaluate(async (letters) => {
    const file = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    const decoder = new OfflineAudioContext(1, 48_000, 48_000);
    const sound = await decoder.decodeAudioData(file.buffer);
    const samples = sound.getChannelData(0);
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    return { duration: sound.duration, loudest };
  }, Buffer.from(bytes).toString('base64'));
}

/** Plays the first recording of the first text of this device; resolves to how far it came, in seconds. */
async function playOnDevice({ button, page }: OpenedDictation): Promise<number> {
  await button(addedText.deviceTexts).first().click();
  const dialog = page.getByRole('dialog', { name: addedText.deviceTexts });
  await dialog.getByRole('button', { name: addedText.playSound }).first().click();
  const audio = dialog.locator('audio').first();
  return audio.evaluate(async (element: HTMLAudioElement) => {
    element.muted = true;
    await element.play();
    await new Promise<void>((resolve) => {
      element.addEventListener('timeupdate', () => {
        if (element.currentTime > 0.5) {
          resolve();
        }
      });
    });
    return element.currentTime;
  });
}

describe('the sound of a dictation', () => {
  it('X-153: stays on the device, is sent in parts behind its text, and both can be played', async (test) => {
    const dictation = await openDictationFor(test, { allowedProblems: connectionErrors });
    const { backend, page } = dictation;
    const account = backend.account('sara');
    // The connection is lost twice in the middle of the sound.
    backend.soundFaults.cutAt(3_000);
    backend.soundFaults.cutAt(7_000);
    const sent = recordUploads(page);
    await dictate(dictation);
    await save(dictation);
    await vi.waitFor(() => expect(account.conversations[0]?.has_audio).toBe(true));
    const [conversation] = account.conversations;
    const sound = conversation && backend.getUploadedSound(conversation);
    expect(sound?.type).toMatch(/^audio\/webm/);
    // The server in this process has the last part before the browser has reported its request.
    await vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(3));
    const decoded = await decode(page, new Uint8Array((await sound?.arrayBuffer()) ?? []));
    expect(decoded.duration).toBeGreaterThan(1.5);
    expect(decoded.loudest).toBeGreaterThan(0.05);

    // After a reload it is still on the device, and nothing is sent again.
    sent.length = 0;
    await dictation.reopen();
    expect(await playOnDevice(dictation)).toBeGreaterThan(0.5);
    expect(sent).toEqual([]);

    // The player of the text plays this recording: no address of the server is asked for.
    await keepSounds(page);
    await page.goto(`${dictation.url}${paths.history}?id=${conversation?.id}`);
    await dictation.button(playerText.play).click();
    await vi.waitFor(async () => {
      const heard = await readSound(page);
      expect(heard?.address).toMatch(/^blob:/);
      expect(heard?.place).toBeGreaterThan(0.5);
    });
    expect(backend.countSoundLinks()).toBe(0);
  });

  it('X-153: what a killed page has not sent is sent on the next visit, on any page', async (test) => {
    const dictation = await openDictationFor(test, { allowedProblems: connectionErrors });
    const { backend, page } = dictation;
    const account = backend.account('sara');
    backend.breakDown('uploadHistoryAudio', 'network');
    await dictate(dictation);
    await save(dictation);
    await page.goto('about:blank');
    backend.repair('uploadHistoryAudio');
    await page.goto(`${dictation.url}/dashboard/user-info`);
    await vi.waitFor(() => expect(account.conversations[0]?.has_audio).toBe(true));
  });

  it('X-153, S11: with the setting off the sound stays on the device, and no request has any of it', async (test) => {
    const dictation = await openDictationFor(test);
    const { backend, page } = dictation;
    backend.setConfig(backend.account('sara'), { save_transcriptions: false });
    await dictation.reopen();
    const sent = recordUploads(page);
    await dictate(dictation);
    await dictation.button(liveText.newDoc).click();
    await dictation.waitForText(addedText.previousKept);
    await dictation.reopen();
    expect(await playOnDevice(dictation)).toBeGreaterThan(0.5);
    expect(backend.account('sara').conversations).toEqual([]);
    expect(sent).toEqual([]);
  });
});
