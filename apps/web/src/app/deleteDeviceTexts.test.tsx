import { createDrafts } from '@nevisa/drafts';
import { afterEach, expect, it, vi } from 'vitest';
import { readConfig } from '../shared/config.ts';
import { type AppServices, createAppServices } from './appServices.ts';
import { deleteDeviceTexts } from './deleteDeviceTexts.ts';
import { createOtherTabs } from './otherTabs.ts';
import type { MemberScope } from './userScope.ts';

const userId = crypto.randomUUID();
const opened: AppServices[] = [];
afterEach(() => opened.splice(0).forEach((services) => services.dispose()));

function openTab(): AppServices {
  const services = createAppServices({ config: readConfig({}) });
  opened.push(services);
  return services;
}

/** An open text in a tab: its end writes once more, as that of a dictation does. */
function openText(log: string[]) {
  return (_: AppServices, { onEnd, onDispose }: MemberScope<AppServices>) => {
    const write = (text: string) => createDrafts(userId).open('text').append([text]);
    onEnd(async () => {
      await write('last sentence');
      log.push('ended');
    });
    onDispose(() => log.push('let go'));
    return { write };
  };
}

it('S10: another tab of the person writes for the last time before the deletion is done, and lets go of its text', async () => {
  const log: string[] = [];
  const [one, other] = [openTab(), openTab()];
  other.userScope(userId).keep(createOtherTabs);
  await other.userScope(userId).keep(openText(log)).write('first sentence');
  await deleteDeviceTexts(one, userId);
  expect(log).toEqual(['ended', 'let go']);
  expect(await createDrafts(userId).list()).toEqual([]);
});

it('S10: a page that has opened its objects again after one deletion is ended by the next one', async () => {
  const log: string[] = [];
  const [one, other] = [openTab(), openTab()];
  other.userScope(userId).keep(createOtherTabs);
  await deleteDeviceTexts(one, userId);
  await other.userScope(userId).keep(openText(log)).write('again');
  await deleteDeviceTexts(one, userId);
  expect(log).toEqual(['ended', 'let go']);
});

it('S10: a page that opens its objects again during a deletion stores texts after a new sign-in', async () => {
  const [one, other] = [openTab(), openTab()];
  other.userScope(userId).keep(createOtherTabs);
  const openDrafts = () => createDrafts(userId);
  const storage = await one.deviceStorage(userId);
  const destroy = async () => {
    await other.userScope(userId).keep(openDrafts).list();
    await storage.destroy();
  };
  const deviceStorage = () => Promise.resolve({ ...storage, destroy });
  await deleteDeviceTexts({ ...one, deviceStorage }, userId);
  await vi.waitFor(() => other.userScope(userId).keep(openDrafts).open('text').append(['again']));
});

it('S10: a page that was open before the deletion stores nothing after it', async () => {
  const suspended = createDrafts(userId).open('text');
  await suspended.append(['first sentence']);
  await deleteDeviceTexts(openTab(), userId);
  await expect(suspended.append(['late'])).rejects.toMatchObject({ reason: 'forbidden' });
});

it('S10: the tab of another person goes on', async () => {
  const log: string[] = [];
  const [one, other] = [openTab(), openTab()];
  other.userScope('another person').keep(createOtherTabs);
  other.userScope('another person').keep(openText(log));
  await deleteDeviceTexts(one, userId);
  expect(log).toEqual([]);
});
