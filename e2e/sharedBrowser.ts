import type { Browser } from 'playwright';
import {
  launchBrowser,
  type Microphone,
  openBrowser,
  openContext,
  type OpenedBrowser,
  type OpenOptions,
} from './openBrowser.ts';

const browsers = new Map<Microphone, Promise<Browser>>();

/**
 * Opens a page in a context of its own. All end-to-end tests of one worker share
 * one Chromium process for each recording; it ends with the worker.
 */
export async function openPage(options: OpenOptions = {}): Promise<OpenedBrowser> {
  return options.ownBrowser === true
    ? openBrowser(options)
    : openContext(await sharedBrowser(options.microphone ?? 'silence'), options.context);
}

async function sharedBrowser(microphone: Microphone): Promise<Browser> {
  const running = await browsers.get(microphone);
  if (running?.isConnected() === true) {
    return running;
  }
  const launched = launchBrowser(microphone);
  browsers.set(microphone, launched);
  return launched;
}
