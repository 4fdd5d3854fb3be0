import type { ConfigurationChange } from '@nevisa/api/types';
import type { Backend } from '@nevisa/mocks/backend';
import type { StepTools } from '../flows/steps.ts';
import { paths } from '../shared/paths.ts';
import { patience } from './patience.ts';
import { getServer, openAs, type Prepare } from './storyServer.ts';

/** Longer than any story, in ms. */
export const hour = 3_600_000;

export const numbersSwitch = { name: 'تبدیل عددهای گفته‌شده به رقم' };

export { getServer };

/** The settings in front of Sara, on a server that was prepared. */
export const arrangeSettings = (prepare?: Prepare) => openAs('sara', paths.settings, prepare);

/** The same, where she has changed some before. */
export function arrangeStored(change: ConfigurationChange) {
  return arrangeSettings((backend) => {
    backend.setConfig(backend.account('sara'), change);
  });
}

/** Makes an account of which no settings are known. */
export function forgetSettings(backend: Backend) {
  backend.account('sara').nevisa_service_account.configuration = null;
}

/** What has arrived at the getServer(). */
export function getStoredSettings() {
  return getServer().account('sara').nevisa_service_account.configuration;
}

export function switchNamed({ canvas }: StepTools, name: { name: string }) {
  return canvas.findByRole('switch', name, patience);
}

export function getRegion({ canvas }: StepTools, name: string) {
  return canvas.findByRole('region', { name }, patience);
}
